import { createEntry, deleteEntry, type NamedList, renameEntry } from "../../api/journey-groups.js";
import { inTurn } from "../../collection/index.js";
import { type JourneyActions, withEntry, withoutGroup, withoutPhase } from "../../features/journey/index.js";
import type { JourneyPort } from "./port.js";

type Calls = Pick<JourneyActions, "addEntry" | "renameEntry" | "removeEntry">;

/** What an operator does to groups and phases. */
export function createEntryCalls(port: JourneyPort): Calls {
  const record = (list: NamedList, id: number) => `journey ${list} ${port.server()} ${id}`;
  const queryOf = (list: NamedList) => (list === "group" ? port.queries().groups : port.queries().phases);

  function phasesChanged(list: NamedList): void {
    if (list === "phase") port.listsChanged("journey_tag");
  }

  return {
    async addEntry(list, name) {
      const answer = await createEntry(port.http, list, name);
      if (!answer.ok) return answer;
      queryOf(list).receive((entries) => withEntry(entries, answer.data));
      phasesChanged(list);
      port.saved(list, "create", [answer.data.id], answer.data.wire);
      return answer;
    },

    async renameEntry(list, entry, name) {
      port.clear();
      const query = queryOf(list);
      const answered = port.model().sendName(list, entry.id, entry.name, name);
      const shown = query.amend((entries) => withEntry(entries, { ...entry, name }));
      const answer = await inTurn(port.client.turns, record(list, entry.id), () =>
        renameEntry(port.http, list, entry.id, name),
      );
      if (answer.ok) {
        // What it is called is new; where it stands may be waiting to be saved.
        query.receive((entries) =>
          entries.map((each) =>
            each.id === entry.id
              ? { ...each, name: answer.data.name, wire: { ...each.wire, name: answer.data.name } }
              : each,
          ),
        );
        shown.withdraw();
        answered(null);
        phasesChanged(list);
        port.saved(list, "rename", [entry.id], answer.data.wire);
        return;
      }
      shown.withdraw();
      answered(port.report(answer.failure));
    },

    async removeEntry(list, entry, onDeleted) {
      const [model, words, http] = [port.model(), port.words(), port.httpHere()];
      const { journeys } = port.queries();
      const query = queryOf(list);
      port.clear();
      const answer = await inTurn(port.client.turns, record(list, entry.id), () =>
        deleteEntry(http, list, entry.id),
      );
      if (!answer.ok) return answer.failure;
      onDeleted();
      if (list === "group") journeys.receive((all) => withoutGroup(all, entry.id));
      else journeys.receive((all) => withoutPhase(all, entry.id));
      query.receive((entries) => entries.filter(({ id }) => id !== entry.id));
      phasesChanged(list);
      if (list === "phase") port.listsChanged("journey");
      model.announce((list === "group" ? words.removedGroup : words.removedPhase)(entry.name));
      port.saved(list, "delete", [entry.id]);
      return null;
    },
  };
}

import { createEntry, deleteEntry, type NamedList, renameEntry } from "../../api/journey-groups.js";
import { inQueue } from "../../collection/index.js";
import { type JourneyActions, withEntry, withoutGroup, withoutPhase } from "../../features/journey/index.js";
import type { JourneyHere, JourneyPort } from "./port.js";

type Calls = Pick<JourneyActions, "addEntry" | "renameEntry" | "removeEntry">;

/** What an operator does to groups and phases. */
export function createEntryCalls(port: JourneyPort): Calls {
  const record = ({ server }: JourneyHere, list: NamedList, id: number) => `journey ${list} ${server} ${id}`;
  const queryOf = ({ queries }: JourneyHere, list: NamedList) =>
    list === "group" ? queries.groups : queries.phases;

  function phasesChanged(list: NamedList): void {
    if (list === "phase") port.listsChanged("journey_tag");
  }

  return {
    async addEntry(list, name) {
      const here = port.here();
      const answer = await createEntry(here.http, list, name);
      if (!answer.ok) return answer;
      queryOf(here, list).receive((entries) => withEntry(entries, answer.data));
      phasesChanged(list);
      here.saved(list, "create", [answer.data.id], answer.data.wire);
      return answer;
    },

    async renameEntry(list, entry, name) {
      const here = port.here();
      port.clear();
      const query = queryOf(here, list);
      const answered = port.model().sendName(list, entry.id, entry.name, name);
      const shown = query.addOptimistic((entries) => withEntry(entries, { ...entry, name }));
      const answer = await inQueue(port.client.queues, record(here, list, entry.id), () =>
        renameEntry(here.http, list, entry.id, name),
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
        shown.rollback();
        answered(null);
        phasesChanged(list);
        here.saved(list, "rename", [entry.id], answer.data.wire);
        return;
      }
      shown.rollback();
      answered(here.isShown() ? port.report(answer.failure) : null);
    },

    async removeEntry(list, entry, onDeleted) {
      const here = port.here();
      const words = port.words();
      const { journeys } = here.queries;
      const query = queryOf(here, list);
      port.clear();
      const answer = await inQueue(port.client.queues, record(here, list, entry.id), () =>
        deleteEntry(here.http, list, entry.id),
      );
      if (!answer.ok) return answer.failure;
      if (here.isShown()) onDeleted();
      if (list === "group") journeys.receive((all) => withoutGroup(all, entry.id));
      else journeys.receive((all) => withoutPhase(all, entry.id));
      query.receive((entries) => entries.filter(({ id }) => id !== entry.id));
      phasesChanged(list);
      if (list === "phase") port.listsChanged("journey");
      here.announce((list === "group" ? words.removedGroup : words.removedPhase)(entry.name));
      here.saved(list, "delete", [entry.id]);
      return null;
    },
  };
}

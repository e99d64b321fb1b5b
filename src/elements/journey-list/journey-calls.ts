import {
  copyJourney,
  createJourney,
  type ListedJourney,
  replaceJourney,
  setFavorite,
  staleJourney,
  withFields,
} from "../../api/journeys.js";
import { createLatestWins, createOnceAtATime, inTurn } from "../../collection/index.js";
import {
  type JourneyActions,
  type JourneyEdits,
  recounted,
  type SaveOutcome,
  withChange,
  withCopy,
  withJourney,
  withStar,
} from "../../features/journey/index.js";
import type { Answer } from "../../lib/failure.js";
import { type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { type JourneyPort, journeyTurns } from "./port.js";

type Calls = Pick<JourneyActions, "add" | "save" | "renameJourney" | "setFavorite" | "copy">;

/** What an operator does to one journey. Writes on one go one after another. */
export function createJourneyCalls(port: JourneyPort): Calls {
  const switchTo = createLatestWins();
  const once = createOnceAtATime();
  const turnsOf = (id: number) => journeyTurns(port.server(), [id]);

  /** It may have changed since by a call of ours that tells no version: the rest is as it was loaded. */
  function latest(original: PlainObject): PlainObject {
    const now = port.model().journey(Number(original.id));
    return now && samePlainData(now.wire.updated_at, original.updated_at) ? now.wire : original;
  }

  function put(original: PlainObject, edits: JourneyEdits): Promise<Answer<ListedJourney>> {
    const id = Number(original.id);
    const http = port.httpHere();
    return inTurn(port.client.turns, turnsOf(id), () => {
      const whole = latest(original);
      const base = original.updated_at === undefined ? {} : { base_updated_at: original.updated_at };
      return replaceJourney(http, id, { ...whole, ...(edits as PlainObject), ...base });
    });
  }

  /** What the server has now of a journey; where it stands among others may be waiting to be saved. */
  function receive(journey: ListedJourney): void {
    const { journeys, phases } = port.queries();
    const before = port.model().journey(journey.id);
    journeys.receive((list) => withJourney(list, journey));
    phases.receive((list) => recounted(list, before ? [before.phases] : [], [journey.phases]));
    port.listsChanged("journey");
  }

  async function save(original: PlainObject, edits: JourneyEdits): Promise<SaveOutcome> {
    const answer = await put(original, edits);
    if (answer.ok) {
      receive(answer.data);
      port.saved("journey", "update", [answer.data.id], answer.data.wire);
      return { is: "saved", journey: answer.data };
    }
    const stale = staleJourney(answer.failure);
    if (stale === null) return { is: "failed", failure: answer.failure };
    if (stale.current) receive(stale.current);
    return { is: "stale", current: stale.current };
  }

  return {
    async add(fields) {
      const answer = await createJourney(port.http, {
        name: fields.name,
        group_id: fields.group_id,
        journey_kpis: fields.journey_kpis.map((each) => ({ ...each })),
        ...(typeof fields.member_query_id === "number" ? { member_query_id: fields.member_query_id } : {}),
      });
      if (!answer.ok) return { is: "failed", failure: answer.failure };
      receive(answer.data);
      port.saved("journey", "create", [answer.data.id], answer.data.wire);
      return { is: "saved", journey: answer.data };
    },

    save,

    async renameJourney(journey, name) {
      const { model, words } = { model: port.model(), words: port.words() };
      port.clear();
      const answered = model.sendName("journey", journey.id, journey.name, name);
      const shown = port
        .queries()
        .journeys.amend((list) => withChange(list, journey.id, (each) => ({ ...each, name })));
      let outcome = await save(journey.wire, { name });
      // Others have changed something else: their version, under the new name.
      if (outcome.is === "stale" && outcome.current?.name === journey.name)
        outcome = await save(outcome.current.wire, { name });
      shown.withdraw();
      if (outcome.is === "saved") {
        answered(null);
        return;
      }
      const lines =
        outcome.is === "failed"
          ? port.report(outcome.failure)
          : [outcome.current ? words.conflictLead : words.isDeleted];
      answered(lines);
    },

    setFavorite({ id, isFavorite }, favorite) {
      port.clear();
      const [turns, http] = [turnsOf(id), port.httpHere()];
      switchTo({
        key: turns.join(),
        was: isFavorite,
        wanted: favorite,
        show: () => port.queries().journeys.amend((list) => withStar(list, id, favorite)),
        send: (wanted) => inTurn(port.client.turns, turns, () => setFavorite(http, id, wanted)),
        saved(star) {
          const fields = { favorite: star.favorite ? 1 : 0, favorite_order: star.favoriteOrder };
          port
            .queries()
            .journeys.receive((list) =>
              withChange(list, id, (each) => ({ ...withFields(each, fields), rank: each.rank })),
            );
          port.saved("journey", "favorite", [id], star.wire);
        },
        failed: (failure) => port.failed(failure),
      });
    },

    copy: (journey) => once(`${port.server()} ${journey.id}`, () => copy(journey)),
  };

  async function copy(journey: ListedJourney): Promise<void> {
    const [model, words, http] = [port.model(), port.words(), port.httpHere()];
    port.clear();
    const answer = await inTurn(port.client.turns, turnsOf(journey.id), () => copyJourney(http, journey.id));
    if (!answer.ok) {
      port.failed(answer.failure);
      return;
    }
    const { journeys, phases } = port.queries();
    journeys.receive((list) => withCopy(list, answer.data, journey.id));
    phases.receive((list) => recounted(list, [], [answer.data.phases]));
    port.listsChanged("journey");
    model.announce(words.copied(journey.name || words.noName));
    model.focusOn({ id: answer.data.id, control: "name" });
    port.saved("journey", "copy", [answer.data.id], answer.data.wire);
  }
}

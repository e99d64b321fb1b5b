import {
  copyJourney,
  createJourney,
  type ListedJourney,
  replaceJourney,
  setFavorite,
  staleJourney,
  withFields,
} from "../../api/journeys.js";
import { createLatestWins, createOnceAtATime, inQueue } from "../../collection/index.js";
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
import { type JourneyHere, type JourneyPort, journeyQueues } from "./port.js";

type Calls = Pick<JourneyActions, "add" | "save" | "renameJourney" | "setFavorite" | "copy">;

/** What an operator does to one journey. Writes on one go one after another. */
export function createJourneyCalls(port: JourneyPort): Calls {
  const switchTo = createLatestWins(port.client.leaving);
  const once = createOnceAtATime();
  const turnsOf = ({ server }: JourneyHere, id: number) => journeyQueues(server, [id]);
  const journeyNow = ({ queries }: JourneyHere, id: number) =>
    queries.journeys.state().data?.find((each) => each.id === id);

  /** It may have changed since by a call of ours that tells no version: the rest is as it was loaded. */
  function latest(here: JourneyHere, original: PlainObject): PlainObject {
    const now = journeyNow(here, Number(original.id));
    return now && samePlainData(now.wire.updated_at, original.updated_at) ? now.wire : original;
  }

  function put(
    here: JourneyHere,
    original: PlainObject,
    edits: JourneyEdits,
  ): Promise<Answer<ListedJourney>> {
    const id = Number(original.id);
    return inQueue(port.client.queues, turnsOf(here, id), () => {
      const whole = latest(here, original);
      const base = original.updated_at === undefined ? {} : { base_updated_at: original.updated_at };
      return replaceJourney(here.http, id, { ...whole, ...(edits as PlainObject), ...base });
    });
  }

  /** What the server has now of a journey; where it stands among others may be waiting to be saved. */
  function receive(here: JourneyHere, journey: ListedJourney): void {
    const { journeys, phases } = here.queries;
    const before = journeyNow(here, journey.id);
    journeys.receive((list) => withJourney(list, journey));
    phases.receive((list) => recounted(list, before ? [before.phases] : [], [journey.phases]));
    port.listsChanged("journey");
  }

  async function save(here: JourneyHere, original: PlainObject, edits: JourneyEdits): Promise<SaveOutcome> {
    const answer = await put(here, original, edits);
    if (answer.ok) {
      receive(here, answer.data);
      here.saved("journey", "update", [answer.data.id], answer.data.wire);
      return { is: "saved", journey: answer.data };
    }
    const stale = staleJourney(answer.failure);
    if (stale === null) return { is: "failed", failure: answer.failure };
    if (stale.current) receive(here, stale.current);
    return { is: "stale", current: stale.current };
  }

  return {
    async add(fields) {
      const here = port.here();
      const answer = await createJourney(here.http, {
        name: fields.name,
        group_id: fields.group_id,
        journey_kpis: fields.journey_kpis.map((each) => ({ ...each })),
        ...(typeof fields.member_query_id === "number" ? { member_query_id: fields.member_query_id } : {}),
      });
      if (!answer.ok) return { is: "failed", failure: answer.failure };
      receive(here, answer.data);
      here.saved("journey", "create", [answer.data.id], answer.data.wire);
      return { is: "saved", journey: answer.data };
    },

    save: (original, edits) => save(port.here(), original, edits),

    async renameJourney(journey, name) {
      const [model, words, here] = [port.model(), port.words(), port.here()];
      port.clear();
      const answered = model.sendName("journey", journey.id, journey.name, name);
      const shown = here.queries.journeys.addOptimistic((list) =>
        withChange(list, journey.id, (each) => ({ ...each, name })),
      );
      let outcome = await save(here, journey.wire, { name });
      // Others have changed something else: their version, under the new name.
      if (outcome.is === "stale" && outcome.current?.name === journey.name)
        outcome = await save(here, outcome.current.wire, { name });
      shown.rollback();
      // What was typed for one server is nothing to go on with in the list of another.
      if (outcome.is === "saved" || !here.isShown()) {
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
      const here = port.here();
      const turns = turnsOf(here, id);
      switchTo({
        key: turns.join(),
        was: isFavorite,
        wanted: favorite,
        show: () => here.queries.journeys.addOptimistic((list) => withStar(list, id, favorite)),
        send: (wanted) => inQueue(port.client.queues, turns, () => setFavorite(here.http, id, wanted)),
        saved(star) {
          const fields = { favorite: star.favorite ? 1 : 0, favorite_order: star.favoriteOrder };
          here.queries.journeys.receive((list) =>
            withChange(list, id, (each) => ({ ...withFields(each, fields), rank: each.rank })),
          );
          here.saved("journey", "favorite", [id], star.wire);
        },
        failed: (failure) => here.failed(failure),
      });
    },

    copy: (journey) => once(`${port.here().server} ${journey.id}`, () => copy(journey)),
  };

  async function copy(journey: ListedJourney): Promise<void> {
    const [model, words, here] = [port.model(), port.words(), port.here()];
    port.clear();
    const answer = await inQueue(port.client.queues, turnsOf(here, journey.id), () =>
      copyJourney(here.http, journey.id),
    );
    if (!answer.ok) {
      here.failed(answer.failure);
      return;
    }
    const { journeys, phases } = here.queries;
    journeys.receive((list) => withCopy(list, answer.data, journey.id));
    phases.receive((list) => recounted(list, [], [answer.data.phases]));
    port.listsChanged("journey");
    here.announce(words.copied(journey.name || words.noName));
    if (here.isShown()) model.focusOn({ id: answer.data.id, control: "name" });
    here.saved("journey", "copy", [answer.data.id], answer.data.wire);
  }
}

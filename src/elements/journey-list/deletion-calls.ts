import {
  deleteJourney,
  deleteJourneys,
  type ListedJourney,
  mostJourneysAtOnce,
  type NotDeleted,
  notDeleted,
} from "../../api/journeys.js";
import { inQueue } from "../../collection/index.js";
import {
  type JourneyActions,
  offersReload,
  recounted,
  withoutJourneys,
} from "../../features/journey/index.js";
import { type Answer, type Failure, isAnswered } from "../../lib/failure.js";
import { inParts } from "../../lib/in-parts.js";
import type { PlainData } from "../../lib/plain-data.js";
import { type JourneyHere, type JourneyPort, journeyQueues } from "./port.js";

interface Waiting {
  readonly ids: readonly number[];
  readonly journeys: readonly ListedJourney[];
  /** The server that has them. */
  readonly here: JourneyHere;
  readonly shown: { commit(): void; rollback(): void };
}

interface Outcome {
  /** What each call has deleted, and what was answered. */
  readonly done: readonly { readonly ids: readonly number[]; readonly data: PlainData }[];
  readonly failed: readonly NotDeleted[];
  readonly failure: Failure | null;
}

type Calls = Pick<JourneyActions, "removeSoon" | "keepWaiting" | "removeNow"> & {
  /** Sends what waits, and is kept when it is answered; `keepalive` where the page is being left, or the element. */
  flush(keepalive?: boolean): Promise<void>;
  /** What waits, and is not shown: the server still has it. */
  hidden(): readonly ListedJourney[];
};

/** Deletes journeys some time after the operator has said so, unless they take it back. */
export function createDeletionCalls(port: JourneyPort): Calls {
  let waiting: Waiting | null = null;
  /** What waits, as the list has it now. */
  let hidden: readonly ListedJourney[] = [];
  let number = 0;

  async function send({ ids, here }: Waiting, keepalive: boolean): Promise<Outcome> {
    const { server, http } = here;
    const told = here.begin({ is: "delete", ids });
    /** Behind what is under way on the same journeys; at once where nobody may be here when that has ended. */
    async function inOrder(part: readonly number[], call: () => Promise<Answer<PlainData>>) {
      const answer = await (keepalive
        ? call()
        : inQueue(port.client.queues, journeyQueues(server, part), call));
      told({ is: "delete", ids: part }, isAnswered(answer));
      return answer;
    }
    const [first] = ids;
    if (ids.length === 1 && first !== undefined) {
      const answer = await inOrder(ids, () => deleteJourney(http, first, keepalive));
      if (!answer.ok) return { done: [], failed: [], failure: answer.failure };
      return { done: [{ ids, data: answer.data }], failed: [], failure: null };
    }
    const { answers, failed } = await inParts(
      ids,
      mostJourneysAtOnce,
      (part) => inOrder(part, () => deleteJourneys(http, part, keepalive)),
      { leaving: port.client.leaving },
    );
    // Where one has failed, what was not sent is said with it.
    told({ is: "delete", ids }, failed === null || isAnswered(failed));
    // Only what we have asked for can have failed.
    const refused = answers.flatMap(({ data }) => notDeleted(data)).filter(({ id }) => ids.includes(id));
    const isRefused = new Set(refused.map(({ id }) => id));
    const done = answers.map(({ data, part }) => ({ ids: part.filter((id) => !isRefused.has(id)), data }));
    return { done, failed: refused, failure: failed?.failure ?? null };
  }

  /** Changes the selection, and says so where it is another one then. */
  function reselect(change: () => void): void {
    const model = port.model();
    const before = model.selected();
    change();
    if (model.selected() !== before) port.selectionChanged();
  }

  async function flush(keepalive = false): Promise<void> {
    const entry = waiting;
    if (entry === null) return;
    waiting = null;
    const [model, words] = [port.model(), port.words()];
    model.waitWith(null);
    const { done, failed, failure } = await send(entry, keepalive);
    const deleted = done.flatMap(({ ids }) => ids);
    const gone = new Set(deleted);
    const { here } = entry;
    const { journeys, phases } = here.queries;
    const left = entry.ids.filter((id) => !gone.has(id));
    journeys.receive((list) => withoutJourneys(list, gone));
    // What was not deleted is there again.
    if (left.length > 0) entry.shown.rollback();
    else entry.shown.commit();
    const before = entry.journeys.filter(({ id }) => gone.has(id));
    phases.receive((list) =>
      recounted(
        list,
        before.map((each) => each.phases),
        [],
      ),
    );
    if (deleted.length > 0) port.listsChanged("journey");
    for (const { ids, data } of done) if (ids.length > 0) here.saved("journey", "delete", ids, data);
    if (!here.isShown()) {
      if (left.length > 0) here.leave({ is: "delete", ids: left });
      return;
    }
    const nameOf = (id: number) => entry.journeys.find((each) => each.id === id)?.name || words.noName;
    if (left.length > 0) reselect(() => model.selectThese(left));
    if (failed.length > 0) {
      model.refuseRows(new Map(failed.map(({ id, message }) => [id, message])));
      model.warn({
        title: words.removedPartly(deleted.length, left.length),
        reasons: [
          ...failed.map(({ id, message }) => words.failedOne(nameOf(id), message)),
          // Why the rest was not even tried.
          ...(failure ? port.report(failure) : []),
        ],
        offersReload: failure !== null && offersReload(failure),
      });
      return;
    }
    if (deleted.length > 0) model.announce(words.removed(deleted.length));
    if (failure) here.failed(failure);
  }

  return {
    flush,
    hidden: () => (waiting === null ? [] : hidden),
    removeSoon(ids) {
      const model = port.model();
      port.clear();
      void flush();
      const gone = new Set(ids);
      const here = port.here();
      const { queries } = here;
      const journeys = (queries.journeys.state().data ?? []).filter(({ id }) => gone.has(id));
      model.forgetRefusal(ids);
      reselect(() => model.unselect(ids));
      hidden = journeys;
      const { commit, rollback } = queries.journeys.addOptimistic((list) => {
        // Others may have moved them meanwhile.
        hidden = list.filter(({ id }) => gone.has(id));
        return withoutJourneys(list, gone);
      });
      waiting = { ids, journeys, here, shown: { commit: () => commit(), rollback } };
      number += 1;
      model.waitWith({ id: number, ids, names: journeys.slice(0, 3).map(({ name }) => name) });
    },
    keepWaiting() {
      const [model, entry] = [port.model(), waiting];
      if (entry === null) return;
      waiting = null;
      model.waitWith(null);
      entry.shown.rollback();
      model.announce(port.words().kept);
      const [first] = entry.ids;
      if (first !== undefined) model.focusOn({ id: first, control: "name" });
    },
    removeNow: () => void flush(),
  };
}

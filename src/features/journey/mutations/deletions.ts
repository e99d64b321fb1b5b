import {
  deleteJourney,
  deleteJourneys,
  type ListedJourney,
  mostJourneysAtOnce,
  type NotDeleted,
  notDeleted,
} from "../../../api/journeys.js";
import {
  createMutation,
  inQueue,
  onlyOnce,
  type RunningMutation,
  type ServerClient,
} from "../../../collection/index.js";
import { type Answer, type Failure, isAnswered } from "../../../lib/failure.js";
import { inParts } from "../../../lib/in-parts.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { JourneyActions } from "../actions.js";
import { offersReload } from "../explain.js";
import { type JourneyContext, type JourneyScope, journeyQueues } from "./deps.js";
import { recounted, withoutJourneys } from "./list-changes.js";

interface Deletion {
  /** The server that has them. */
  readonly scope: JourneyScope;
  readonly ids: readonly number[];
  readonly gone: ReadonlySet<number>;
  readonly journeys: readonly ListedJourney[];
  /** Journeys as the list has them now: others may have moved them meanwhile. */
  readonly hidden: { journeys: readonly ListedJourney[] };
  /** The page is being left, or the element. */
  readonly keepalive: boolean;
}

interface Outcome {
  /** The ids that each call has deleted, and what was answered. */
  readonly done: readonly { readonly ids: readonly number[]; readonly data: PlainData }[];
  readonly failed: readonly NotDeleted[];
  readonly failure: Failure | null;
}

/** Deletions, which wait some time before they are sent. */
export interface DeletionMutations extends Pick<JourneyActions, "removeSoon" | "keepWaiting" | "removeNow"> {
  /** Sends what waits, and resolves when it is answered; `keepalive` where the page is being left, or the element. */
  flush(keepalive?: boolean): Promise<void>;
  /** The journeys that wait and are not shown: the server still has them. */
  hidden(): readonly ListedJourney[];
}

/** Deletes journeys some time after the operator has said so, unless they take it back. */
export function createDeletionMutations(context: JourneyContext): DeletionMutations {
  const { client, getScope, model, words, clear, report, listsChanged, selectionChanged } = context;
  let waiting: (Deletion & { readonly running: RunningMutation<Deletion, Outcome> }) | null = null;
  let number = 0;

  const remove = createMutation<Deletion, Outcome>(client, {
    optimistic: ({ scope, gone, hidden }, update) =>
      update(scope.queries.journeys, (list) => {
        hidden.journeys = list.filter(({ id }) => gone.has(id));
        return withoutJourneys(list, gone);
      }),
    call: async (deletion) => ({ ok: true, status: 200, data: await send(client, deletion) }),
    commit({ done }, { scope, ids, journeys: before }, { receive }) {
      const { journeys, phases } = scope.queries;
      const gone = new Set(done.flatMap(({ ids }) => ids));
      // Journeys that were not deleted are shown again.
      if (ids.some((id) => !gone.has(id))) receive(journeys, (list) => withoutJourneys(list, gone));
      else journeys.receive((list) => withoutJourneys(list, gone));
      const uses = before.filter(({ id }) => gone.has(id)).map((each) => each.phases);
      phases.receive(onlyOnce((list) => recounted(list, uses, [])));
      if (gone.size > 0) listsChanged("journey");
    },
    events: ({ done }) =>
      done
        .filter(({ ids }) => ids.length > 0)
        .map(({ ids, data }) => ({ resource: "journey", kind: "delete", ids, data })),
  });

  /** Changes the selection, and says so where it is another one then. */
  function reselect(change: () => void): void {
    const before = model().selected();
    change();
    if (model().selected() !== before) selectionChanged();
  }

  /** Says what was deleted and what was not, and why; what was not is selected again. */
  function notify({ scope, ids, journeys }: Deletion, { done, failed, failure }: Outcome): void {
    const gone = new Set(done.flatMap(({ ids }) => ids));
    const left = ids.filter((id) => !gone.has(id));
    if (!scope.isShown()) {
      if (left.length > 0) scope.leave({ is: "delete", ids: left });
      return;
    }
    const nameOf = (id: number) => journeys.find((each) => each.id === id)?.name || words().noName;
    if (left.length > 0) reselect(() => model().selectThese(left));
    if (failed.length > 0) {
      model().refuseRows(new Map(failed.map(({ id, message }) => [id, message])));
      model().warn({
        title: words().removedPartly(gone.size, left.length),
        reasons: [
          ...failed.map(({ id, message }) => words().at(nameOf(id), message)),
          // Why the rest was not even tried.
          ...(failure ? report(failure) : []),
        ],
        offersReload: failure !== null && offersReload(failure),
      });
      return;
    }
    if (gone.size > 0) model().announce(words().removed(gone.size));
    if (failure) scope.failed(failure);
  }

  async function flush(keepalive = false): Promise<void> {
    const entry = waiting;
    if (entry === null) return;
    waiting = null;
    model().waitWith(null);
    const answer = await entry.running.send({ keepalive });
    if (answer.ok) notify(entry, answer.data);
  }

  return {
    flush,
    hidden: () => waiting?.hidden.journeys ?? [],
    removeSoon(ids) {
      clear();
      void flush();
      const gone = new Set(ids);
      const target = getScope();
      const journeys = (target.queries.journeys.state().data ?? []).filter(({ id }) => gone.has(id));
      model().forgetRefusal(ids);
      reselect(() => model().unselect(ids));
      const deletion = { scope: target, ids, gone, journeys, hidden: { journeys }, keepalive: false };
      waiting = { ...deletion, running: remove.begin(deletion) };
      number += 1;
      model().waitWith({ id: number, ids, names: journeys.slice(0, 3).map(({ name }) => name) });
    },
    keepWaiting() {
      if (waiting === null) return;
      const { running, ids } = waiting;
      waiting = null;
      model().waitWith(null);
      running.rollback();
      model().announce(words().kept);
      const [first] = ids;
      if (first !== undefined) model().focusOn({ id: first, control: "name" });
    },
    removeNow: () => void flush(),
  };
}

/** Sends what is to be deleted, in as many calls as it takes. */
async function send(client: ServerClient, { ids, scope, keepalive }: Deletion): Promise<Outcome> {
  const { http } = scope;
  const withEvents = scope.begin({ is: "delete", ids });
  /** Behind what is under way on the same journeys; at once where nobody may be here when that has ended. */
  async function inOrder(part: readonly number[], call: () => Promise<Answer<PlainData>>) {
    const answer = await (keepalive ? call() : inQueue(client.queues, journeyQueues(scope, part), call));
    withEvents({ is: "delete", ids: part }, isAnswered(answer));
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
    { leaving: client.leaving },
  );
  // After a failure, the rest is not sent, and the error counts it too.
  withEvents({ is: "delete", ids }, failed === null || isAnswered(failed));
  // Only what we have asked for can have failed.
  const refused = answers.flatMap(({ data }) => notDeleted(data)).filter(({ id }) => ids.includes(id));
  const isRefused = new Set(refused.map(({ id }) => id));
  const done = answers.map(({ data, part }) => ({ ids: part.filter((id) => !isRefused.has(id)), data }));
  return { done, failed: refused, failure: failed?.failure ?? null };
}

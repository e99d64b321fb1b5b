import { mostJourneysAtOnce, moveJourneys, type Ordered } from "../../../api/journeys.js";
import { createMutation, inQueue } from "../../../collection/index.js";
import { isAnswered } from "../../../lib/failure.js";
import { inParts, type PartsDone } from "../../../lib/in-parts.js";
import { orLeft } from "../../../lib/leaving.js";
import type { JourneyActions } from "../actions.js";
import { type JourneyContext, type JourneyScope, journeyQueues } from "./deps.js";
import { inGroup, settledInGroup } from "./list-changes.js";
import type { OrderMutations } from "./orders.js";

interface Moving {
  readonly scope: JourneyScope;
  readonly groupId: number | null;
  readonly ids: readonly number[];
  notify: ReturnType<JourneyScope["begin"]>;
}

/** Moves journeys into a group, a part of them by each call. */
export function createMoveMutations(
  { client, getScope, words, clear }: JourneyContext,
  orders: OrderMutations,
): Pick<JourneyActions, "moveToGroup"> {
  const { queues, leaving } = client;

  const move = createMutation<Moving, PartsDone<Ordered>>(client, {
    optimistic: ({ scope, groupId, ids }, update) =>
      update(scope.queries.journeys, (list) => inGroup(list, groupId, ids)),
    async call({ scope, groupId, ids, notify }) {
      const send = async (part: readonly number[]) => {
        const call = () => moveJourneys(scope.http, groupId, part);
        const answer = await inQueue(queues, journeyQueues(scope, part), call);
        notify({ is: "move", groupId, ids: part }, isAnswered(answer));
        return answer;
      };
      const data = await inParts(ids, mostJourneysAtOnce, send, { leaving });
      notify({ is: "move", groupId, ids }, data.failed === null || isAnswered(data.failed));
      return { ok: true, status: 200, data };
    },
    commit({ answers }, { scope, groupId }, { receive }) {
      receive(scope.queries.journeys, (list) =>
        answers.reduce((before, { data }) => settledInGroup(before, groupId, data.places), list),
      );
    },
    announce: ({ done }, { scope, groupId }) =>
      done > 0 ? words().movedTo(done, nameOf(scope, groupId)) : null,
    events: ({ answers }) =>
      answers.map(({ data: { data }, part }) => ({ resource: "journey", kind: "move", ids: part, data })),
  });

  function nameOf({ queries: { groups } }: JourneyScope, groupId: number | null): string {
    if (groupId === null) return words().noFolder;
    return groups.state().data?.find(({ id }) => id === groupId)?.name ?? "";
  }

  return {
    async moveToGroup(groupId, all) {
      const target = getScope();
      // There may be ten thousand of each.
      const { data } = target.queries.journeys.state();
      const groupOf = new Map((data ?? []).map((each) => [each.id, each.groupId]));
      const ids = all.filter((id) => groupOf.has(id) && groupOf.get(id) !== groupId);
      if (ids.length === 0) return null;
      clear();
      const notify = target.begin({ is: "move", groupId, ids });
      // Their present order is saved first: the order of their groups is sent whole.
      if (orders.isWaiting()) await orLeft(leaving, orders.flush());
      const answer = await move({ scope: target, groupId, ids, notify });
      return answer.ok ? (answer.data.failed?.failure ?? null) : answer.failure;
    },
  };
}

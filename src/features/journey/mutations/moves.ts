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
  readonly here: JourneyScope;
  readonly groupId: number | null;
  readonly ids: readonly number[];
  tell: ReturnType<JourneyScope["begin"]>;
}

/** Moves journeys into a group, a part of them by each call. */
export function createMoveMutations(
  { client, here, words, clear }: JourneyContext,
  orders: OrderMutations,
): Pick<JourneyActions, "moveToGroup"> {
  const { queues, leaving } = client;

  const move = createMutation<Moving, PartsDone<Ordered>>(client, {
    optimistic: ({ here, groupId, ids }, update) =>
      update(here.queries.journeys, (list) => inGroup(list, groupId, ids)),
    async call({ here, groupId, ids, tell }) {
      const send = async (part: readonly number[]) => {
        const call = () => moveJourneys(here.http, groupId, part);
        const answer = await inQueue(queues, journeyQueues(here, part), call);
        tell({ is: "move", groupId, ids: part }, isAnswered(answer));
        return answer;
      };
      const data = await inParts(ids, mostJourneysAtOnce, send, { leaving });
      tell({ is: "move", groupId, ids }, data.failed === null || isAnswered(data.failed));
      return { ok: true, status: 200, data };
    },
    commit({ answers }, { here, groupId }, { receive }) {
      receive(here.queries.journeys, (list) =>
        answers.reduce((before, { data }) => settledInGroup(before, groupId, data.places), list),
      );
    },
    announce: ({ done }, { here, groupId }) =>
      done > 0 ? words().movedTo(done, nameOf(here, groupId)) : null,
    events: ({ answers }) =>
      answers.map(({ data: { data }, part }) => ({ resource: "journey", kind: "move", ids: part, data })),
  });

  function nameOf({ queries: { groups } }: JourneyScope, groupId: number | null): string {
    if (groupId === null) return words().noFolder;
    return groups.state().data?.find(({ id }) => id === groupId)?.name ?? "";
  }

  return {
    async moveToGroup(groupId, all) {
      const target = here();
      // There may be ten thousand of each.
      const { data } = target.queries.journeys.state();
      const groupOf = new Map((data ?? []).map((each) => [each.id, each.groupId]));
      const ids = all.filter((id) => groupOf.has(id) && groupOf.get(id) !== groupId);
      if (ids.length === 0) return null;
      clear();
      const tell = target.begin({ is: "move", groupId, ids });
      // Where they stand now is saved first: the order of their groups is sent whole.
      if (orders.isWaiting()) await orLeft(leaving, orders.flush());
      const answer = await move({ here: target, groupId, ids, tell });
      return answer.ok ? (answer.data.failed?.failure ?? null) : answer.failure;
    },
  };
}

import { type ListedJourney, mostJourneysAtOnce, moveJourneys } from "../../api/journeys.js";
import { createOrderSaves, inQueue, type KeptOrder, type OrderSaves } from "../../collection/index.js";
import {
  inGroup,
  type JourneyActions,
  keptOrder,
  type OrderScope,
  settledInGroup,
} from "../../features/journey/index.js";
import { isAnswered } from "../../lib/failure.js";
import { inParts } from "../../lib/in-parts.js";
import { orLeft } from "../../lib/leaving.js";
import { type JourneyHere, type JourneyPort, journeyQueues } from "./port.js";

/** An order is saved so long after the last of several moves, in milliseconds. */
const delayMs = 400;

type Calls = Pick<JourneyActions, "move" | "moveToGroup"> & Pick<OrderSaves, "flush" | "isWaiting">;

/** What an operator does to the order of journeys and groups. */
export function createOrderCalls(
  port: JourneyPort,
  after: (ms: number, act: () => void) => () => void,
  /** Journeys that are not shown, since they are about to be deleted. */
  hidden: () => readonly ListedJourney[],
): Calls {
  const places = new Map<string, { here: JourneyHere; scope: OrderScope }>();
  const saves = createOrderSaves({
    client: port.client,
    delayMs,
    after,
    saved(order, _moves, data) {
      const { here, scope } = places.get(order.name) ?? {};
      const ids = [...order.ids()];
      if (scope?.is === "groups") here?.saved("group", "sort", ids, data);
      else here?.saved("journey", scope?.is === "favorite" ? "sort-favorite" : "sort", ids, data);
    },
    failed: (order, failure) => places.get(order.name)?.here.failed(failure, port.words().orderFailed),
  });

  function orderOf(here: JourneyHere, scope: OrderScope): KeptOrder {
    const order = keptOrder(here.queries, here.server, here.http, scope, hidden);
    return {
      ...order,
      async call(ids, keepalive) {
        const moves = saves.unanswered().find((each) => each.order.name === order.name)?.moves ?? [];
        const work = { is: "order", scope, moves } as const;
        const told = here.begin(work);
        const answer = await order.call(ids, keepalive);
        told(work, isAnswered(answer));
        return answer;
      },
    };
  }

  return {
    ...saves,
    move(scope, move, text) {
      port.clear();
      const here = port.here();
      const order = orderOf(here, scope);
      places.set(order.name, { here, scope });
      saves.move(order, move);
      port.model().announce(text);
    },

    async moveToGroup(groupId, ids) {
      const [here, words] = [port.here(), port.words()];
      const { server, http, queries } = here;
      const { journeys, groups } = queries;
      // There may be ten thousand of each.
      const groupOf = new Map((journeys.state().data ?? []).map((each) => [each.id, each.groupId]));
      const moved = ids.filter((id) => groupOf.has(id) && groupOf.get(id) !== groupId);
      if (moved.length === 0) return null;
      port.clear();
      const told = here.begin({ is: "move", groupId, ids: moved });
      // Where they stand now is saved first: the order of their groups is sent whole.
      if (saves.isWaiting()) await orLeft(port.client.leaving, saves.flush());
      const shown = journeys.addOptimistic((list) => inGroup(list, groupId, moved));
      const { answers, done, failed } = await inParts(
        moved,
        mostJourneysAtOnce,
        async (part) => {
          const turns = journeyQueues(server, part);
          const answer = await inQueue(port.client.queues, turns, () => moveJourneys(http, groupId, part));
          told({ is: "move", groupId, ids: part }, isAnswered(answer));
          return answer;
        },
        { leaving: port.client.leaving },
      );
      told({ is: "move", groupId, ids: moved }, failed === null || isAnswered(failed));
      for (const { data } of answers) journeys.receive((list) => settledInGroup(list, groupId, data.places));
      shown.rollback();
      const name =
        groupId === null ? words.none : (groups.state().data?.find(({ id }) => id === groupId)?.name ?? "");
      if (done > 0) {
        here.announce(words.movedTo(done, name));
        for (const { data, part } of answers) here.saved("journey", "move", part, data.data);
      }
      return failed?.failure ?? null;
    },
  };
}

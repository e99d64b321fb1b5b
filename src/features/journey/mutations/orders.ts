import type { ListedJourney } from "../../../api/journeys.js";
import { createOrderSaves, type KeptOrder, type OrderSaves } from "../../../collection/index.js";
import { isAnswered } from "../../../lib/failure.js";
import type { JourneyActions } from "../actions.js";
import { groupOrder, journeyOrder, type OrderScope, type UntoldOrder } from "../order/orders.js";
import type { JourneyContext, JourneyScope } from "./deps.js";

/** An order is saved so long after the last of several moves, in milliseconds. */
const delayMs = 400;

/** Moves of journeys and groups, which wait a moment before they are sent. */
export interface OrderMutations
  extends Pick<JourneyActions, "move">,
    Pick<OrderSaves, "flush" | "isWaiting"> {}

/** Makes them. `hidden`: journeys that are not shown, since they are about to be deleted. */
export function createOrderMutations(
  { client, getScope, model, words, clear }: JourneyContext,
  hidden: () => readonly ListedJourney[],
): OrderMutations {
  const { move, flush, isWaiting, unanswered } = createOrderSaves({ client, delayMs });

  function withEvents<T>(
    order: UntoldOrder<T>,
    target: JourneyScope,
    scope: OrderScope,
  ): KeptOrder<readonly T[]> {
    const { name, query } = order;
    return {
      ...order,
      async call(ids, keepalive) {
        const moves = unanswered().find((each) => each.name === name)?.moves ?? [];
        const work = { is: "order", scope, moves } as const;
        const notify = target.begin(work);
        const answer = await order.call(ids, keepalive);
        notify(work, isAnswered(answer));
        return answer;
      },
      saved(data) {
        const resource = scope.is === "groups" ? "group" : "journey";
        const kind = scope.is === "favorite" ? "sort-favorite" : "sort";
        target.emit({ resource, kind, ids: order.ids(query.state().data), data });
      },
      failed: (failure) => target.failed(failure, words().orderFailed),
    };
  }

  return {
    ...{ flush, isWaiting },
    move(scope, moved, text) {
      clear();
      const target = getScope();
      if (scope.is === "groups") move(withEvents(groupOrder(target), target, scope), moved);
      else move(withEvents(journeyOrder(target, scope, hidden), target, scope), moved);
      model().announce(text);
    },
  };
}

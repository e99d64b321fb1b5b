import { type SalonItem, type SalonItemKind, sortItems } from "../../../api/salon-items.js";
import { patchOnlineConfig } from "../../../api/salon-online.js";
import { staleOrder } from "../../../api/salon-refusals.js";
import { createOrderSaves, inQueue, type KeptOrder, type OrderSaves } from "../../../collection/index.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import {
  type ItemActions,
  notifyPage,
  type OnlineActions,
  type SalonContext,
  type SalonScope,
  type SectionName,
  salonQueue,
} from "../../salon/index.js";
import { itemIds, movedItems, placedItems } from "../../salon-items/index.js";
import { customerIds, customerPlaces, movedCustomers } from "../../salon-online/index.js";

/** An order is saved so long after the last of several moves, in milliseconds. */
const delayMs = 400;

/** Moves of courses, resources and what customers are asked, which wait a moment before they are sent. */
export interface OrderMutations
  extends Pick<ItemActions, "moveItem">,
    Pick<OnlineActions, "moveCustomerItem">,
    Pick<OrderSaves, "flush"> {}

/** Makes them. */
export function createOrderMutations(context: SalonContext): OrderMutations {
  const { client, getScope, model, clear, after } = context;
  const { move, flush } = createOrderSaves({ client, delayMs, after });

  return {
    flush,
    moveItem(kind, moved, text) {
      clear(kind);
      model().announce(text);
      move(itemOrder(context, getScope(), kind), moved);
    },
    moveCustomerItem(moved, text) {
      clear("online");
      model().announce(text);
      move(customerOrder(context, getScope()), moved);
    },
  };
}

function itemOrder(
  context: SalonContext,
  scope: SalonScope,
  kind: SalonItemKind,
): KeptOrder<readonly SalonItem[]> {
  return {
    name: salonQueue(scope, "order", kind),
    query: scope.queries.items(kind),
    ids: (list) => itemIds(list ?? []),
    moved: movedItems,
    placed: placedItems,
    async call(ids, keepalive) {
      const answer = await sortItems(scope.http, scope.salon, kind, ids, keepalive);
      if (answer.ok) notifyPage(context.client, scope, kind);
      return answer;
    },
    staleIds: staleOrder,
    ...withEvents(context, scope, kind),
  };
}

function customerOrder(context: SalonContext, scope: SalonScope): KeptOrder<PlainObject | null> {
  const { online } = scope.queries;
  return {
    name: salonQueue(scope, "order", "customers"),
    query: online,
    ids: customerIds,
    moved: movedCustomers,
    async call(ids, keepalive) {
      const patch = { attr: "customer:sort", body: { ids } } as const;
      const answer = await inQueue(context.client.queues, salonQueue(scope, "online"), () =>
        patchOnlineConfig(scope.http, scope.salon, patch, keepalive),
      );
      if (!answer.ok) return answer;
      online.receive(() => answer.data);
      return { ...answer, data: { places: customerPlaces(answer.data), data: answer.data } };
    },
    staleIds: staleOrder,
    ...withEvents(context, scope, "online"),
  };
}

function withEvents(
  { words }: SalonContext,
  scope: SalonScope,
  section: SectionName,
): Pick<KeptOrder<never>, "saved" | "failed"> {
  return {
    saved: (data) => scope.emit({ section, kind: "sort", id: null, data }),
    failed: (failure) => scope.failed(section, failure, words().orderFailed),
  };
}

import { type SalonItem, type SalonItemKind, sortItems } from "../../../api/salon-items.js";
import { patchOnlineConfig } from "../../../api/salon-online.js";
import { staleOrder } from "../../../api/salon-refusals.js";
import { createOrderSaves, inQueue, type KeptOrder, type OrderSaves } from "../../../collection/index.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import {
  type ItemActions,
  type OnlineActions,
  type SalonContext,
  type SalonScope,
  type SectionName,
  salonQueue,
  tellPage,
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
  const { client, here, model, clear, after } = context;
  const { move, flush } = createOrderSaves({ client, delayMs, after });

  return {
    flush,
    moveItem(kind, moved, text) {
      clear(kind);
      model().announce(text);
      move(itemOrder(context, here(), kind), moved);
    },
    moveCustomerItem(moved, text) {
      clear("online");
      model().announce(text);
      move(customerOrder(context, here()), moved);
    },
  };
}

function itemOrder(
  context: SalonContext,
  here: SalonScope,
  kind: SalonItemKind,
): KeptOrder<readonly SalonItem[]> {
  return {
    name: salonQueue(here, "order", kind),
    query: here.queries.items(kind),
    ids: (list) => itemIds(list ?? []),
    moved: movedItems,
    placed: placedItems,
    async call(ids, keepalive) {
      const answer = await sortItems(here.http, here.salon, kind, ids, keepalive);
      if (answer.ok) tellPage(context.client, here, kind);
      return answer;
    },
    staleIds: staleOrder,
    ...told(context, here, kind),
  };
}

function customerOrder(context: SalonContext, here: SalonScope): KeptOrder<PlainObject | null> {
  const { online } = here.queries;
  return {
    name: salonQueue(here, "order", "customers"),
    query: online,
    ids: customerIds,
    moved: movedCustomers,
    async call(ids, keepalive) {
      const patch = { attr: "customer:sort", body: { ids } } as const;
      const answer = await inQueue(context.client.queues, salonQueue(here, "online"), () =>
        patchOnlineConfig(here.http, here.salon, patch, keepalive),
      );
      if (!answer.ok) return answer;
      online.receive(() => answer.data);
      return { ...answer, data: { places: customerPlaces(answer.data), data: answer.data } };
    },
    staleIds: staleOrder,
    ...told(context, here, "online"),
  };
}

function told(
  { words }: SalonContext,
  here: SalonScope,
  section: SectionName,
): Pick<KeptOrder<never>, "saved" | "failed"> {
  return {
    saved: (data) => here.emit({ section, kind: "sort", id: null, data }),
    failed: (failure) => here.failed(section, failure, words().orderFailed),
  };
}

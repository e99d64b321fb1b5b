import { type SalonItem, type SalonItemKind, sortItems } from "../../api/salon-items.js";
import { patchOnlineConfig } from "../../api/salon-online.js";
import { staleOrder } from "../../api/salon-refusals.js";
import { createOrderSaves, inQueue, type KeptOrder, type OrderSaves } from "../../collection/index.js";
import {
  customerIds,
  customerPlaces,
  itemIds,
  movedCustomers,
  movedItems,
  placedItems,
  type SalonActions,
  type SectionName,
} from "../../features/salon/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { onlineQueue } from "./online-calls.js";
import type { SalonHere, SalonPort } from "./port.js";

/** An order is saved so long after the last of several moves, in milliseconds. */
const delayMs = 400;

type Calls = Pick<SalonActions, "moveItem" | "moveCustomerItem"> & Pick<OrderSaves, "flush" | "isWaiting">;

/** What an operator does to the order of courses, resources and what customers are asked. */
export function createOrderCalls(port: SalonPort): Calls {
  const saves = createOrderSaves({ client: port.client, delayMs, after: port.after });

  return {
    ...saves,
    moveItem(kind, moved, text) {
      const here = port.here();
      here.clear(kind);
      here.announce(text);
      saves.move(itemOrder(port, here, kind), moved);
    },
    moveCustomerItem(moved, text) {
      const here = port.here();
      here.clear("online");
      here.announce(text);
      saves.move(customerOrder(port, here), moved);
    },
  };
}

function itemOrder(port: SalonPort, here: SalonHere, kind: SalonItemKind): KeptOrder<readonly SalonItem[]> {
  return {
    name: `salon order ${here.server} ${here.salon} ${kind}`,
    query: here.queries.items(kind),
    ids: (list) => itemIds(list ?? []),
    moved: movedItems,
    placed: placedItems,
    async call(ids, keepalive) {
      const answer = await sortItems(here.http, here.salon, kind, ids, keepalive);
      if (answer.ok) port.changed(here, kind);
      return answer;
    },
    staleIds: staleOrder,
    ...told(port, here, kind),
  };
}

function customerOrder(port: SalonPort, here: SalonHere): KeptOrder<PlainObject | null> {
  const query = here.queries.online;
  return {
    name: `salon order ${here.server} ${here.salon} customers`,
    query,
    ids: customerIds,
    moved: movedCustomers,
    async call(ids, keepalive) {
      const patch = { attr: "customer:sort", body: { ids } } as const;
      const answer = await inQueue(port.client.queues, onlineQueue(here), () =>
        patchOnlineConfig(here.http, here.salon, patch, keepalive),
      );
      if (!answer.ok) return answer;
      query.receive(() => answer.data);
      return { ...answer, data: { places: customerPlaces(answer.data), data: answer.data } };
    },
    staleIds: staleOrder,
    ...told(port, here, "online"),
  };
}

function told(
  port: SalonPort,
  here: SalonHere,
  section: SectionName,
): Pick<KeptOrder<never>, "saved" | "failed"> {
  return {
    saved: (data) => here.saved(section, "sort", null, data),
    failed: (failure) => here.failed(section, failure, port.words().orderFailed),
  };
}

import { type SalonItemKind, sortItems } from "../../api/salon-items.js";
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
import { onlineQueue } from "./online-calls.js";
import type { SalonHere, SalonPort } from "./port.js";

/** An order is saved so long after the last of several moves, in milliseconds. */
const delayMs = 400;

type Calls = Pick<SalonActions, "moveItem" | "moveCustomerItem"> & Pick<OrderSaves, "flush" | "isWaiting">;

/** What an operator does to the order of courses, resources and what customers are asked. */
export function createOrderCalls(port: SalonPort): Calls {
  const places = new Map<string, { here: SalonHere; section: SectionName }>();
  const saves = createOrderSaves({
    client: port.client,
    delayMs,
    after: port.after,
    saved(order, _moves, data) {
      const place = places.get(order.name);
      place?.here.saved(place.section, "sort", null, data);
    },
    failed(order, failure) {
      const place = places.get(order.name);
      place?.here.failed(place.section, failure, port.words().orderFailed);
    },
  });

  function move(here: SalonHere, section: SectionName, order: KeptOrder, text: string) {
    here.clear(section);
    places.set(order.name, { here, section });
    here.announce(text);
  }

  return {
    ...saves,
    moveItem(kind, moved, text) {
      const here = port.here();
      const order = itemOrder(port, here, kind);
      move(here, kind, order, text);
      saves.move(order, moved);
    },
    moveCustomerItem(moved, text) {
      const here = port.here();
      const order = customerOrder(port, here);
      move(here, "online", order, text);
      saves.move(order, moved);
    },
  };
}

function itemOrder(port: SalonPort, here: SalonHere, kind: SalonItemKind): KeptOrder {
  const query = here.queries.items(kind);
  return {
    name: `salon order ${here.server} ${here.salon} ${kind}`,
    ids: () => itemIds(query.state().data ?? []),
    show(move) {
      const { isOvertaken, commit, rollback } = query.addOptimistic((list) => movedItems(list, move));
      return {
        isOvertaken,
        rollback,
        commit: (orders) => (orders ? commit((list) => placedItems(list, orders)) : commit()),
      };
    },
    async call(ids, keepalive) {
      const answer = await sortItems(here.http, here.salon, kind, ids, keepalive);
      if (answer.ok) port.changed(here, kind);
      return answer;
    },
    staleIds: staleOrder,
    readAgain: () => void query.invalidate(),
  };
}

function customerOrder(port: SalonPort, here: SalonHere): KeptOrder {
  const query = here.queries.online;
  return {
    name: `salon order ${here.server} ${here.salon} customers`,
    ids: () => customerIds(query.state().data),
    show(move) {
      const { isOvertaken, commit, rollback } = query.addOptimistic((config) => movedCustomers(config, move));
      return { isOvertaken, rollback, commit: () => commit() };
    },
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
    readAgain: () => void query.invalidate(),
  };
}

import { vi } from "vitest";
import type { SalonItemKind } from "../../../../src/api/salon-items.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { createApi } from "../../../host/api.js";
import { fillWithDemoReservations } from "../../../host/demo/reservations/index.js";
import { fillWithDemoSalonSettings } from "../../../host/demo/salon-settings/index.js";
import { fillWithDemoData } from "../../../host/demo-data.js";
import { fromScript } from "../../../host-tests/calls.js";
import { databaseFile, openStore } from "../../../host-tests/stores.js";
import { pairOf } from "./cells.js";

/** The host over SQLite behind `fetch`, and what it has by now. Whoever starts it takes `fetch` away again. */
export function startSalonHost() {
  const noon = new Date("2026-11-25T12:00:00+09:00");
  const store = openStore(databaseFile());
  fillWithDemoData(store);
  fillWithDemoReservations(store, noon);
  fillWithDemoSalonSettings(store, noon);
  let time = noon.getTime();
  const clock = () => {
    time += 1000;
    return new Date(time);
  };
  const api = createApi({ store, clock });
  const orders: (readonly number[])[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    if (url.endsWith("/order")) orders.push(JSON.parse(String(init.body)).ids);
    return api(new Request(url, { ...init, headers: { ...fromScript, ...(init.headers as object) } }));
  });
  const get = async <T>(path: string): Promise<T> =>
    (await (await fetch(`http://host.test/api/salon/1/${path}`, { method: "GET" })).json()).data;
  return {
    config: () => get<PlainObject>("configs"),
    year: () => get<PlainObject>("configs?attr=opening&y=2026"),
    pairs: async () => (await get<PlainObject[]>("resource_course_unlinks")).map(pairOf).sort(),
    online: () => get<PlainObject>("online_configs"),
    ids: async (kind: SalonItemKind) => (await get<{ id: number }[]>(`${kind}/all`)).map(({ id }) => id),
    /** The orders that were sent since this was asked last. */
    orders: () => orders.splice(0),
  };
}

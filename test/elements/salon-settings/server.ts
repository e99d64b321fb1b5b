import { type ServedHost, serveHost } from "../../browser/support/served-host.js";
import { openReservations } from "../../host/api/salon/reservation-table.js";
import { createApi } from "../../host/api.js";
import { fillWithDemoReservations } from "../../host/demo/reservations/index.js";
import { fillWithDemoSalonSettings } from "../../host/demo/salon-settings/index.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";

/** The reference host in the page; a call is named like `PUT 1/courses/41`. */
export interface SalonHost extends ServedHost {
  readonly store: Store;
  /** Asks the host as a colleague would, and gives the answer's `data`. */
  colleague(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** The present: noon in Tokyo. */
export const noon = new Date("2026-11-25T12:00:00+09:00");

/** Serves the demonstration's salons. */
export function serveSalons(now: Date = noon): SalonHost {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoReservations(store, now);
  fillWithDemoSalonSettings(store, now);
  const api = createApi({ store, reservations: openReservations(store) });
  const host = serveHost(api, {
    nameOf: (path, search) => `${path.replace(/^\/api\/(v2\/)?(salon\/)?/, "")}${decodeURIComponent(search)}`,
    isMet: (call, start) => call.startsWith(start),
  });
  return {
    store,
    ...host,
    async colleague(method, path, body) {
      const headers = { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await api(new Request(`${location.origin}/api/${path}`, { method, headers, ...sent }));
      const text = await response.text();
      return text === "" ? null : JSON.parse(text).data;
    },
  };
}

/** A refusal as servers write it. */
export function refusal(status: number, body: object): Response {
  return Response.json(body, { status });
}

import { openFriends } from "../host/api/friend/table.js";
import { openReservations } from "../host/api/salon/reservation-table.js";
import { createApi } from "../host/api.js";
import { fillWithDemoReservations } from "../host/demo/reservations/index.js";
import { fillWithDemoSalonSettings } from "../host/demo/salon-settings/index.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { createSalonDesk } from "../host/salon-desk.js";
import { createMemoryStore } from "../host/store-memory.js";
import { fromScript } from "./calls.js";

/** The present when a test begins: noon in Tokyo. */
export const noon = new Date("2026-11-25T12:00:00+09:00");

export type Row = Record<string, unknown> & { readonly id: number; readonly updated_at: string };

/** What an answer may hold: what was asked for, or why not. */
export interface Body<Data> {
  readonly data: Data;
  readonly message: string;
  readonly code?: string;
  readonly errors: Readonly<Record<string, string[]>>;
  readonly current?: Row | null;
  readonly current_ids?: readonly number[];
}

/** A host with the demonstration's salons, ways to ask it things, and its clock. */
export function openHost() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoReservations(store, noon);
  fillWithDemoSalonSettings(store, noon);
  let time = noon.getTime();
  const now = () => new Date(time);
  const reservations = openReservations(store);
  const api = createApi({ store, reservations, friends: openFriends(store), clock: now });
  const desk = createSalonDesk({ store, now });

  async function ask<Data = Row>(method: string, path: string, body?: unknown) {
    const headers = { ...fromScript, "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await api(new Request(`http://host.test/api/${path}`, { method, headers, ...sent }));
    const text = await answer.text();
    return { status: answer.status, body: (text === "" ? undefined : JSON.parse(text)) as Body<Data> };
  }

  return {
    store,
    api,
    now,
    ask,
    get: async <Data = Row[]>(path: string) => (await ask<Data>("GET", path)).body.data,
    /** Status and the fields that are refused. */
    refused: async (method: string, path: string, body?: unknown) => {
      const answer = await ask(method, path, body);
      return [answer.status, ...Object.keys(answer.body.errors ?? {})];
    },
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
    /** The host's own switch. */
    makeFast: (is_fast: boolean) =>
      desk.request("/_host/salon/imports", { method: "POST", body: JSON.stringify({ is_fast }) }),
  };
}

import { openFriends } from "../../host/api/friend/table.js";
import { friends } from "../../host/api/friends.js";
import { operatorOf } from "../../host/api/operators.js";
import type { Reservation } from "../../host/api/reservations.js";
import type { Clash } from "../../host/api/salon/clash.js";
import type { SalonEvent } from "../../host/api/salon/events.js";
import { createFriendRequests } from "../../host/api/salon/friend-requests.js";
import type { History } from "../../host/api/salon/histories.js";
import { openReservations } from "../../host/api/salon/reservation-table.js";
import { createApi } from "../../host/api.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { fromScript } from "../calls.js";
import { friendNamed } from "../friends/account.js";

/** Noon in Tokyo, a Wednesday. */
export const noon = Date.parse("2026-11-25T12:00:00+09:00");
export const today = "2026-11-25";

export type Body = Record<string, unknown>;
export type Row = Reservation & { histories?: History[] };

/** A body that refuses. */
export interface Refused {
  code?: string;
  forcible?: boolean;
  conflicts?: Clash[];
  current?: Row;
  errors?: Record<string, string[]>;
  message: string;
}

/** What an operator sends for a new reservation. */
export const booking = {
  name: "山田 花子",
  comment: "",
  contact_address: "",
  course_id: 41,
  member_id: null as number | null,
  date: today,
  from: "10:00",
  to: "11:00",
  salon_resource_id: 12 as number | null,
  sub_resource_ids: [] as number[],
  resource_fee_is_charged: false,
  meta_data: "",
  status: "approved" as string,
};

export const saves = "/api/v2/salon/1/reservations";
export const reads = "/api/salon/1/reservations";

/**
 * A salon with the demo data's courses and resources and nothing that stands in the way: no hours, shifts or reservations.
 * Three friends. Each call comes a minute after the last.
 */
export function openSalon(make: () => Store = createMemoryStore) {
  const store = make();
  fillWithDemoData(store);
  for (const id of [1, 2, 3]) store.put(friends, id, friendNamed(id), new Date(0));
  let minutes = 0;
  const now = () => new Date(noon + minutes++ * 60_000);
  const events: (SalonEvent & { except?: string | undefined })[] = [];
  const announce = (event: SalonEvent, except?: string) => void events.push({ ...event, except });
  const reservations = openReservations(store);
  const table = openFriends(store);
  const parts = { store, reservations, friends: table, announce };
  const api = createApi({ ...parts, clock: now, operatorOf });

  async function ask<Answer = { data: Row }>(method: string, path: string, body?: unknown, more: Body = {}) {
    const headers = {
      ...fromScript,
      "content-type": "application/json",
      ...(more as Record<string, string>),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await api(new Request(`http://host.test${path}`, { method, headers, ...sent }));
    const text = await answer.text();
    return { status: answer.status, body: (text === "" ? undefined : JSON.parse(text)) as Answer };
  }

  return {
    store,
    api,
    events,
    types: () => events.splice(0).map(({ type }) => type),
    requests: createFriendRequests({ ...parts, now }),
    ask,
    /** What refuses, for a call that must not succeed. */
    refusal: (method: string, path: string, body?: unknown) => ask<Refused>(method, path, body),
    get: async <Data = Row[]>(path: string) => (await ask<{ data: Data }>("GET", path)).body.data,
    book: async (more: Partial<typeof booking> = {}, query = "") => {
      const { status, body } = await ask("POST", saves + query, { ...booking, ...more });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.data;
    },
    /** A reservation with what happened to it. */
    read: async (id: number) => (await ask<{ data: Row[] }>("GET", `${reads}?ids=${id}`)).body.data[0],
  };
}

export const kindsOf = ({ conflicts = [] }: Refused) => conflicts.map(({ kind }) => kind);

import {
  createConfig,
  loadConfig,
  loadOpeningYear,
  replaceConfig,
  replaceOpeningYear,
  replaceSpecialDates,
  switchConfig,
  switchKeys,
} from "../../src/api/salon-configs.js";
import { loadBookedTimes } from "../../src/api/salon-reservations.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();
const then = "2026-11-20T10:00:00+09:00";

const config: PlainObject = {
  ...{ id: 3, salon_id: 1, enable_online: true, sync_shift: false, push_notification_status: true },
  special_dates: [{ date: "2026-12-31", closed: true, ranges: [], note: "年末 & 年始" }],
  ...{ change_permission: 3, cancel_permission: 0, slot_minutes: 30, updated_at: then, future: [1] },
};

const firstConfig: PlainObject = {
  ...{ enable_online: true, sync_shift: false, push_notification_status: false, special_dates: [] },
  ...{ change_permission: 0, cancel_permission: 0, slot_minutes: 30 },
};

const year: PlainObject = {
  ...{ year: 2026, type: 1, common: [{ from: "10:00", to: "19:00" }], weekdays: { 0: [], 1: [] } },
  ...{ dates: { "2026-12-30": [{ from: "10:00", to: "15:00" }] }, future: { a: 1 } },
};

/** Kept as it came, key for key: who edits it reads what they need. */
const aDocument = {
  query: {},
  timeout: 30_000,
  understands: [config, year, {}],
  refuses: ["saved", 5, [], true, null, { data: null }, { data: [] }, [config]],
  understandsNothing: false,
} satisfies Partial<CallRow>;

const reading = { ...aDocument, method: "GET", body: null } as const;

/** Calls of the salon's settings: how it works, and when it is open. */
export const salonConfigCalls: readonly CallRow[] = [
  {
    ...reading,
    name: "loadConfig",
    make: (http) => loadConfig(http, 1, signal),
    path: "/api/salon/1/configs",
    noneIs404: true,
  },
  {
    ...aDocument,
    once: true,
    name: "createConfig",
    make: (http) => createConfig(http, 1, firstConfig),
    method: "POST",
    path: "/api/salon/1/configs",
    body: { json: JSON.stringify(firstConfig) },
  },
  {
    ...aDocument,
    name: "replaceConfig",
    make: (http) => replaceConfig(http, 1, { ...config, base_updated_at: then }),
    method: "PUT",
    path: "/api/salon/1/configs",
    body: { json: JSON.stringify({ ...config, base_updated_at: then }) },
  },
  ...switchKeys.map(
    (key): CallRow => ({
      ...aDocument,
      name: `switchConfig ${key}`,
      make: (http) => switchConfig(http, 1, key, key !== "sync_shift"),
      method: "PATCH",
      path: "/api/v2/salon/1/configs",
      query: { attr: key },
      body: { json: `{"value":${key !== "sync_shift"}}` },
    }),
  ),
  {
    ...reading,
    name: "loadOpeningYear",
    make: (http) => loadOpeningYear(http, 1, 2027, signal),
    path: "/api/salon/1/configs",
    query: { attr: "opening", y: "2027" },
  },
  {
    ...reading,
    name: "loadOpeningYear without a signal",
    make: (http) => loadOpeningYear(http, 1, 1970),
    path: "/api/salon/1/configs",
    query: { attr: "opening", y: "1970" },
  },
  {
    ...aDocument,
    name: "replaceOpeningYear",
    make: (http) => replaceOpeningYear(http, 1, year),
    method: "PUT",
    path: "/api/salon/1/configs/opening",
    body: { json: JSON.stringify(year) },
  },
  {
    ...aDocument,
    name: "replaceSpecialDates",
    make: (http) => replaceSpecialDates(http, 1, { special_dates: [], base_updated_at: then }),
    method: "PUT",
    path: "/api/salon/1/configs/special_dates",
    body: { json: `{"special_dates":[],"base_updated_at":"${then}"}` },
  },
  {
    ...reading,
    name: "loadBookedTimes",
    make: (http) => loadBookedTimes(http, 1, "2026-11-20", "2027-01-20"),
    path: "/api/salon/1/reservations",
    query: { from: "2026-11-20", to: "2027-01-20" },
    understands: [
      [
        { id: 5, date: "2026-11-20", from: "13:00:00", to: "13:45", name: "山田", status: "approved", x: 1 },
        { date: "2026-11-21", from: 10, name: null },
        ...[{ date: 20261120 }, {}, null, "x"],
      ],
      [],
    ],
    reads: [
      [
        { date: "2026-11-20", from: "13:00", to: "13:45", name: "山田", status: "approved" },
        { date: "2026-11-21", from: "", to: "", name: "", status: "" },
      ],
      [],
    ],
    refuses: ["all", 5, true, {}, null, { data: null }, { id: 5 }],
  },
];

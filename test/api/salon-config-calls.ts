import * as salonConfigs from "../../src/api/salon-configs.js";
import * as salonReservations from "../../src/api/salon-reservations.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { type CallRow, sentBy } from "./call-row.js";

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
  understands: [config, year, {}],
  refuses: ["saved", 5, [], true, null, { data: null }, { data: [] }, [config]],
} satisfies Partial<CallRow>;

/** Calls of the salon's settings: how it works, and when it is open. */
export const salonConfigCalls: readonly CallRow[] = [
  {
    ...sentBy("loadConfig", salonConfigs.loadConfigEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonConfigs.loadConfig(http, 1, signal),
    noneIs404: true,
  },
  {
    ...sentBy("createConfig", salonConfigs.createConfigEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonConfigs.createConfig(http, 1, firstConfig),
    body: { json: JSON.stringify(firstConfig) },
  },
  {
    ...sentBy("replaceConfig", salonConfigs.replaceConfigEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonConfigs.replaceConfig(http, 1, { ...config, base_updated_at: then }),
    body: { json: JSON.stringify({ ...config, base_updated_at: then }) },
  },
  ...salonConfigs.switchKeys.map(
    (key): CallRow => ({
      ...sentBy(`switchConfig ${key}`, salonConfigs.switchConfigEndpoint, { salon: 1 }),
      ...aDocument,
      make: (http) => salonConfigs.switchConfig(http, 1, key, key !== "sync_shift"),
      query: { attr: key },
      body: { json: `{"value":${key !== "sync_shift"}}` },
    }),
  ),
  {
    ...sentBy("loadOpeningYear", salonConfigs.loadConfigEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonConfigs.loadOpeningYear(http, 1, 2027, signal),
    query: { attr: "opening", y: "2027" },
  },
  {
    ...sentBy("loadOpeningYear without a signal", salonConfigs.loadConfigEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonConfigs.loadOpeningYear(http, 1, 1970),
    query: { attr: "opening", y: "1970" },
  },
  {
    ...sentBy("replaceOpeningYear", salonConfigs.replaceOpeningYearEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonConfigs.replaceOpeningYear(http, 1, year),
    body: { json: JSON.stringify(year) },
  },
  {
    ...sentBy("replaceSpecialDates", salonConfigs.replaceSpecialDatesEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonConfigs.replaceSpecialDates(http, 1, { special_dates: [], base_updated_at: then }),
    body: { json: `{"special_dates":[],"base_updated_at":"${then}"}` },
  },
  {
    ...sentBy("loadBookedTimes", salonReservations.loadBookedTimesEndpoint, { salon: 1 }),
    ...aDocument,
    make: (http) => salonReservations.loadBookedTimes(http, 1, "2026-11-20", "2027-01-20"),
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

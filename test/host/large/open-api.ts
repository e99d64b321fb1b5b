import { callLogs, dayCounts, serviceCodes } from "../api/open-api-codes.js";
import { triggers } from "../api/open-api-trigger-documents.js";
import { dayOf, moved } from "../audience/days.js";
import { requestIdOf } from "../demo/open-api.js";
import type { DemoParts } from "../demo-data.js";
import type { Store } from "../store.js";
import { createRandom } from "./random.js";

/** How much a large account has: the calls are those of the first of its codes. */
export const largeOpenApi = { codes: 50, days: 366, calls: 20_000, keys: 500 } as const;

const DAY = 86_400_000;
/** The calls that still have a line are of so many days. */
const LINED = 30;
/** Keys stand in maps of nine, so that with the maps themselves they are 500. */
const IN_MAP = 9;

const programs = ["EC", "予約", "POS", "在庫", "会員", "アンケート", "配送", "広告", "集計", "問い合わせ"];

/** Adds codes with a year of counts up to `until`, one code's calls, and a trigger with as many keys as there may be. */
export function fillOpenApi(store: Store, until: Date): void {
  const random = createRandom(5021);
  const { codes, days, calls } = largeOpenApi;
  const today = dayOf(until);
  store.insertMany(
    serviceCodes,
    codes,
    (id, index) => ({
      ...{ id, name: `${programs[index % programs.length]}連携 ${index + 1}`, may_reveal: true },
      description: "大きなアカウントの見本です。",
    }),
    until,
  );
  const added = store.list(serviceCodes).slice(-codes);
  const dates = Array.from({ length: days }, (_, ago) => moved(today, ago - days + 1, "day"));
  for (const { id } of added) {
    const counts = Object.fromEntries(dates.map((day) => [day, random.whole(1, 900)]));
    store.put(dayCounts, id, counts, until);
  }
  const step = (LINED * DAY) / calls;
  store.insertMany(
    callLogs,
    calls,
    (id, index) => ({
      ...{ id, open_api_code_id: added[0]?.id ?? 1, method: "POST", path: "/open_api/v1/events" },
      requested_at: new Date(Math.round(until.getTime() - (calls - index) * step)).toISOString(),
      ...(random.often(5)
        ? { status_code: 422, error_message: "params.total：数値ではありません。" }
        : { status_code: 200, error_message: null }),
      ...{ duration_ms: random.whole(15, 1200), trigger_id: random.whole(1, 7) },
      ...{ request_bytes: random.whole(100, 6000), request_id: requestIdOf(random) },
    }),
    until,
  );
  store.insert(
    triggers,
    (id) => ({
      ...{ id, name: "値の多いトリガー", updated_at: until.toISOString() },
      context: {
        ...{
          category: "open_api" as const,
          open_api_trigger_id: id,
          event: "large.sent",
          label: "大きなイベント",
        },
        params: manyParams(),
      },
    }),
    until,
  );
}

/** A large account's part, around the moment it is put in. It comes after the demonstration's own. */
export function largeOpenApiParts(now: () => Date): DemoParts {
  return { "large-open-api": (store) => fillOpenApi(store, now()) };
}

function manyParams() {
  const types = ["string", "number", "datetime", "array"];
  const maps = Array.from({ length: largeOpenApi.keys / (IN_MAP + 1) }, (_, at) => {
    const children = Array.from({ length: IN_MAP }, (_, index) => [
      `value_${index + 1}`,
      { label: `値 ${at + 1}-${index + 1}`, type: types[index % types.length] },
    ]);
    return [
      `group_${at + 1}`,
      { label: `まとまり ${at + 1}`, type: "map", children: Object.fromEntries(children) },
    ];
  });
  return Object.fromEntries(maps);
}

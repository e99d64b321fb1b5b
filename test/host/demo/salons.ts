import type { Journey } from "../api/journeys.js";
import type { Course, SalonResource } from "../api/reservations.js";

const opening = "2026-11-02T01:00:00.000Z";
const colours = ["#2971c6", "#2e854d", "#b4541a", "#8a4bb0", "#c1272d", "#00798c"] as const;

type Row = readonly [id: number, salonId: number, name: string];

/** Who and what can be reserved in each salon. One has left. */
export const demoResources: readonly SalonResource[] = numbered([
  [11, 1, "佐々木（店長）"],
  [12, 1, "中村"],
  [13, 1, "個室"],
  [21, 2, "山口"],
  [22, 2, "小川"],
  [23, 2, "石井（退職）"],
  [31, 3, "オンライン窓口"],
]).map((row) => {
  const deleted_at = row.id === 23 ? opening : null;
  return { ...row, deleted_at, capacity: 1, fee: row.id === 13 ? 550 : null, icon_url: null };
});

const minutesAndPrices: ReadonlyMap<string, readonly [minutes: number, price: number | null]> = new Map([
  ["カット", [45, 5500]],
  ["カット＋カラー", [60, 11_000]],
  ["トリートメント", [30, 3300]],
  ["ヘッドスパ", [30, 4400]],
  ["着付け", [60, 8800]],
  ["髪のお悩み相談", [30, null]],
]);

/** The courses of each salon. One is no longer offered. */
export const demoCourses: readonly Course[] = numbered([
  [41, 1, "カット"],
  [42, 1, "カット＋カラー"],
  [43, 1, "トリートメント"],
  [44, 1, "ヘッドスパ"],
  [51, 2, "カット"],
  [52, 2, "カット＋カラー"],
  [53, 2, "着付け"],
  [61, 3, "髪のお悩み相談"],
]).map((row) => {
  const [duration_min, price] = minutesAndPrices.get(row.name) ?? [30, null];
  return { ...row, duration_min, price, deleted_at: row.id === 53 ? opening : null };
});

/** Journeys and the phases they lead through. The fourth is gone. */
export const demoJourneys: readonly Journey[] = [
  journey(1401, "はじめての来店まで", 1, [1001, 1002, 1003]),
  journey(1402, "リピーターになるまで", 2, [1003, 1004, 1006]),
  journey(1403, "定期便のお客様", 3, [1001, 1005]),
];

export const deletedJourney = 1404;

/** Places within a salon follow from the order of the rows. */
function numbered(rows: readonly Row[]) {
  return rows.map(([id, salon_id, name], index) => ({
    id,
    salon_id,
    name,
    order: rows.slice(0, index).filter(([, salon]) => salon === salon_id).length + 1,
    color: colours[index % colours.length] as string,
    description: "",
    is_public: true,
    updated_at: opening,
  }));
}

function journey(id: number, name: string, order: number, phases: readonly number[]): Journey {
  return {
    id,
    name,
    group_id: null,
    order,
    favorite: id === 1401 ? 1 : 0,
    favorite_order: id === 1401 ? 1 : null,
    journey_kpis: phases.map((journey_tag_id, index) => ({ journey_tag_id, order: index + 1 })),
    member_query_id: null,
    member_count: 0,
    updated_at: opening,
  };
}

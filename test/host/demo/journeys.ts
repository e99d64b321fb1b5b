import type { JourneyGroup } from "../api/journey-lists.js";
import type { Journey } from "../api/journeys.js";

/* The demonstration's journeys in groups: 1401 to 1403 are those of before, 1404 is gone. */

const updated = "2026-11-02T10:00:00+09:00";

export const demoJourneyGroups: readonly JourneyGroup[] = [
  { id: 81, name: "新規のお客様", order: 1 },
  { id: 82, name: "リピート促進", order: 2 },
  { id: 83, name: "キャンペーン", order: 3 },
];

/** Phases besides those of before. */
export const demoPhases: readonly (readonly [id: number, name: string])[] = [
  [1008, "体験を予約"],
  [1009, "会員登録"],
  [1010, "3回目の来店"],
  [1011, "クーポン取得"],
  [1012, "アンケート回答"],
  [1013, "再来店"],
];

/** Where the ones of before stand now. */
export const placedJourneys: Readonly<Record<number, Partial<Journey>>> = {
  1401: { group_id: 81, order: 1, favorite: 1, favorite_order: 1 },
  1402: { group_id: 82, order: 1 },
  1403: { group_id: 82, order: 2, favorite: 1, favorite_order: 2 },
};

export const moreJourneys: readonly Journey[] = [
  journey(1405, "体験予約から会員登録まで", [81, 2], [1001, 1008, 1003, 1009], "2026-11-19T10:00:00+09:00"),
  journey(1406, "はじめてのヘッドスパ", [81, 3], [1001, 1008, 1003]),
  journey(1407, "お友だちの紹介で来られた方", [81, 4], [1006, 1002, 1003], "2026-11-12T18:20:00+09:00"),
  journey(1408, "オンライン相談からの来店", [81, 5], [1001, 1012, 1002, 1003]),
  journey(1409, "カラー3回目までのリピート", [82, 3], [1003, 1004, 1010], "2026-11-18T09:30:00+09:00"),
  // One phase of it was deleted.
  journey(1410, "休眠のお客様の呼び戻し", [82, 4], [1011, 1007, 1013], "2026-11-02T21:00:00+09:00"),
  journey(1411, "秋キャンペーン2026", [83, 1], [1011, 1002, 1003], "2026-11-15T12:00:00+09:00", 1605),
  journey(1412, "年末キャンペーン2025", [83, 2], [1011, 1002], "2025-12-28T12:00:00+09:00"),
  journey(1413, "アンケートのお礼", [83, 3], [1012, 1011, 1013]),
  journey(1414, "紹介プログラム", [null, 1], [], "2026-10-28T10:00:00+09:00"),
  journey(
    1415,
    `<img src=x onerror=alert(1)>"'&名前が長くても、HTMLが混ざっていても、一覧の行からはみ出したり崩れたりしないことを確かめるための見本のジャーニー`,
    [null, 2],
    [1001, 1002, 1003, 1004, 1010, 1005, 1006, 1008, 1009, 1011, 1012, 1013],
  ),
];

function journey(
  id: number,
  name: string,
  [group_id, order]: readonly [number | null, number],
  phases: readonly number[],
  updated_at = updated,
  member_query_id: number | null = null,
): Journey {
  return {
    ...{ id, name, group_id, order, favorite: 0 as const, favorite_order: null },
    journey_kpis: phases.map((journey_tag_id, at) => ({ journey_tag_id, order: at + 1 })),
    ...{ member_query_id, member_count: 0, updated_at },
  };
}

import { journeyGroups } from "../api/journey-lists.js";
import { journeys } from "../api/journeys.js";
import { itemsOf } from "../api/picker-items.js";
import type { DemoParts } from "../demo-data.js";
import type { Store } from "../store.js";

/** How much a large account has. */
export const largeJourneys = { journeys: 10_000, groups: 200, phases: 1000 } as const;

const at = new Date("2026-11-20T10:00:00+09:00");
const places = ["渋谷店", "新宿店", "横浜店", "梅田店", "名古屋店"];
const courses = ["カット", "カラー", "パーマ", "ヘッドスパ", "トリートメント", "着付け"];
const aims = ["はじめての来店まで", "2回目の来店まで", "定期便のお申し込みまで", "呼び戻し", "紹介のお礼"];

/** Adds them: groups of one size, phases in runs of four. */
export function fillJourneys(store: Store): void {
  store.insertMany(
    journeyGroups,
    largeJourneys.groups,
    (id, index) => ({ id, name: `${places[index % places.length]} ${index + 1}`, order: index + 10 }),
    at,
  );
  store.insertMany(
    itemsOf("journey_tag"),
    largeJourneys.phases,
    (id, index) => ({
      ...{ id, name: `${courses[index % courses.length]}の${index + 1}段階目`, group_id: null },
      ...{ favorite: 0 as const, order: index + 100 },
    }),
    at,
  );
  const groups = store.list(journeyGroups).slice(-largeJourneys.groups);
  const phases = store.list(itemsOf("journey_tag")).slice(-largeJourneys.phases);
  const perGroup = largeJourneys.journeys / largeJourneys.groups;
  store.insertMany(
    journeys,
    largeJourneys.journeys,
    (id, index) => ({
      id,
      name: `${courses[index % courses.length]}・${aims[index % aims.length]} ${index + 1}`,
      group_id: groups[Math.floor(index / perGroup)]?.id ?? null,
      order: (index % perGroup) + 1,
      ...{ favorite: 0 as const, favorite_order: null },
      journey_kpis: [0, 1, 2, 3].map((step) => ({
        journey_tag_id: phases[(index * 4 + step) % phases.length]?.id ?? 1001,
        order: step + 1,
      })),
      ...{ member_query_id: null, member_count: 0, updated_at: at.toISOString() },
    }),
    at,
  );
}

export const largeJourneyParts: DemoParts = { "large-journeys": fillJourneys };

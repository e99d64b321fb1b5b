import defaults from "../../fixtures/defaults.json" with { type: "json" };
import everyCondition from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { blankFilter, type ConditionDocument, type FilterDocument } from "../api/filter-document.js";
import { demoTables } from "./choices/index.js";

/** The demonstration's saved filters by id. Name and folder are those of the row in the picker's list. */
export const demoFilters: readonly FilterDocument[] = [
  filter(1601, ...(everyCondition.inputs as ConditionDocument[])),
  filter(
    1602,
    condition(75, { var_id: 209, match: 20, use_current_date: 1, search_type: "month" }),
    condition(60, { tag_ids: [101] }),
  ),
  filter(
    1603,
    condition(60, { tag_ids: [101] }),
    condition(67, {
      salonIds: [1, 2],
      isReserved: false,
      reservationPhase: "notReserved",
      timeRange: { use: true, invert: false, selected: { from: "2026-11-20", to: null } },
    }),
  ),
  filter(
    1604,
    or(condition(60, { tag_ids: [109] }), condition(95, { form_id: 1303 })),
    condition(65, { event_slot_id: 801, match: 11 }),
    condition(60, { tag_ids: [115], tag_or: 2 }),
  ),
  filter(
    1605,
    condition(75, { var_id: 202, match: 10, query: "3" }),
    condition(67, {
      salonIds: [1],
      isReserved: false,
      reservationPhase: "notReserved",
      timeRange: { use: true, invert: false, selected: { from: "2026-12-01", to: "2026-12-31" } },
    }),
  ),
  filter(
    1606,
    condition(60, { tag_ids: [107] }),
    condition(75, {
      var_id: 203,
      match: 30,
      elapsed_period_from: 3,
      elapsed_period_to: 12,
      elapsed_period_scale: "month",
    }),
  ),
  filter(
    1608,
    condition(75, { var_id: 201, match: 1, query: "ゴールド" }),
    condition(106, { date_from: "2026-09-01", date_to: "2026-11-30" }),
    or(
      condition(80, { tracker_ids: [1101, 1102], tracker_or: 0 }),
      condition(85, { landing_ids: [1204], landing_or: 0 }),
      condition(110, { has_response: 12, has_type: 1 }),
    ),
  ),
  filter(1609, condition(41, { group_id: 501, match: 2, date: 7 }), condition(90, { episode_id: 701 })),
  // What an editor must hold whole: conditions on things that are gone, a type it does not know, hostile text.
  filter(
    1610,
    condition(60, { tag_ids: [101, 118] }),
    condition(41, { group_id: 506, match: 0 }),
    condition(70, { journey_id: 1404, journey_tag_id: 1007 }),
    { type: 999, title: "将来の条件", options: { retry: 3, tags: ["a", "b"], nothing: null } },
    { type: -1, reason: `<img src=x onerror=alert(1)>"'& 削除された条件`, was: { type: 12, ids: [1, 2] } },
  ),
];

function filter(fid: number, ...inputs: ConditionDocument[]): FilterDocument {
  const row = demoTables.funnel.items.find(({ id }) => id === fid);
  if (!row) throw new Error(`No row for filter ${fid}`);
  return { ...blankFilter(fid, row.name, row.group_id), inputs };
}

/** A new condition of a type, as `fixtures/defaults.json` has it, with some fields filled in. */
function condition(type: number, fields: Record<string, unknown>): ConditionDocument {
  const blank = (defaults.conditions as Readonly<Record<string, ConditionDocument>>)[type];
  if (!blank) throw new Error(`No defaults for condition ${type}`);
  return { ...blank, ...fields };
}

function or(...effects: ConditionDocument[]): ConditionDocument {
  return { type: 120, effects };
}

import { describe, expect, it } from "vitest";
import { allConditions } from "../../../../src/features/filter/conditions/index.js";
import { isOn } from "../../../../src/features/filter/conditions/parts/flag.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { sampleNames } from "../../../references/sample-names.js";
import { filterOf, openFilter } from "../open-filter.js";
import { summaryOf } from "./summaries.js";

it("servers write flags as figures, as text and as booleans", () => {
  expect([1, "1", true].map((flag) => isOn(flag as 1))).toEqual([true, true, true]);
  expect([0, "0", false, null, undefined].map((flag) => isOn(flag as 0))).toEqual(Array(5).fill(false));
});

const sub = (flags: PlainObject) => ({
  type: 67,
  salonIds: [1],
  isReserved: 1,
  course: { use: 1, selected: [2], ...flags },
});
const rows: [condition: PlainObject, field: string][] = [
  [{ type: 60, tag_ids: [1], tag_group_id: 2, use_group: 0 }, "use_group"],
  [{ type: 65, event_slot_id: 1, event_slot_group_id: 2, use_group: 0 }, "use_group"],
  [{ type: 11, names: ["田"], use_name: 1, use_short_name: 1, use_nickname: 1 }, "use_nickname"],
  [{ type: 95, form_id: 1, use_date: 0, date_from: "2026-05-01", date_to: null }, "use_date"],
  [{ type: 86, landing_id: 1, use_meta_query: 0, meta_query: { m1: ["x"] } }, "use_meta_query"],
  [{ type: 75, var_id: 1, match: 20, year_from: 2026, year_to: 2027, range_search: 0 }, "range_search"],
  [{ type: 75, var_id: 1, match: 20, year_from: 2026, use_current_date: 0 }, "use_current_date"],
  [{ type: 67, salonIds: [1], isReserved: 1, reservationPhase: "notReserved" }, "isReserved"],
];

describe.each(rows)("%j", (condition, field) => {
  it.each([0, 1])(`${field} stored as the text of %s is read as that figure, and stays as it is`, (flag) => {
    const [figure, text] = [
      { ...condition, [field]: flag },
      { ...condition, [field]: String(flag) },
    ];
    expect(allConditions.of(text)).not.toBeNull();
    expect(summaryOf(text, sampleNames, "ja")).toBe(summaryOf(figure, sampleNames, "ja"));
    expect(openFilter(filterOf(text)).model.payload()).toEqual(filterOf(text));
  });

  it(`${field} counts`, () => {
    const [off, on] = ["0", "1"].map((flag) => summaryOf({ ...condition, [field]: flag }, sampleNames, "ja"));
    expect(off).not.toBe(on);
  });
});

it.each(["use", "invert", "dynamic", "with_past"])(
  "so is %s of what reservations are narrowed by",
  (flag) => {
    const [off, on, zero, one] = [0, 1, "0", "1"].map((value) =>
      summaryOf(sub({ [flag]: value }), sampleNames, "ja"),
    );
    expect([zero, one]).toEqual([off, on]);
    expect(off).not.toBe(on);
  },
);

import { describe, expect, it } from "vitest";
import { queryOf } from "../../../src/features/filter/audience/query.js";
import { findLogicWarnings } from "../../../src/features/filter/checks/find-logic-warnings.js";
import { conditions } from "../../../src/features/filter/conditions/index.js";
import { isPlainObject, type PlainObject } from "../../../src/lib/plain-data.js";
import { sampleNames } from "../../references/sample-names.js";
import { summaryOf } from "./conditions/summaries.js";
import { everything } from "./filter-settings.js";
import { anyOf, filterOf, openFilter, stateOf, tagged } from "./open-filter.js";

/* One field that cannot be read is set aside; the rest of its condition can be edited. */

const odd = { tag_or: 9, type: 60, use_group: 0, tag_ids: [1], more: { a: [null] } };

it("a condition goes back as it came, key for key, alone and in an or-panel", () => {
  const filter = filterOf(odd, anyOf(odd));
  const { model } = openFilter(filter);
  expect(JSON.stringify(model.payload())).toBe(JSON.stringify(filter));
  expect(model.problems()).toEqual([]);
});

it("nothing of it is sent otherwise than it is stored", () => {
  const { model } = openFilter(filterOf({ match: "?", query: 5, type: 75 }));
  expect(JSON.stringify(model.payload().inputs)).toBe('[{"match":"?","query":5,"type":75}]');
});

it("the sentence says which fields are left out of it", () => {
  expect(summaryOf(odd, sampleNames, "ja")).toBe("タグ「tag1」が付いている（読み取れない項目：tag_or）");
  expect(summaryOf({ ...odd, tag_ids: "x" }, sampleNames, "en")).toContain(
    "(cannot be read: tag_or, tag_ids)",
  );
});

it("what can be read of it is judged", () => {
  const range = { type: 30, date_from: "2026-13-01", date_to: { at: "x" } };
  expect(openFilter(filterOf(range)).model.problems()).toMatchObject([{ field: "date_from" }]);
});

describe("nobody knows enough of it", () => {
  it("to invert it", () => {
    const { model } = openFilter(filterOf(odd));
    model.invertCondition("r0");
    expect(model.value()).toEqual(filterOf(odd));
  });

  it("to make another of it", () => {
    const { model } = openFilter(filterOf(odd));
    model.duplicateCondition("r0");
    expect(model.value()).toEqual(filterOf(odd));
  });

  it("to say that it contradicts another or narrows nothing", () => {
    const { tag_ids: _, ...empty } = odd;
    expect(
      findLogicWarnings(stateOf(odd, tagged(1, { tag_or: 2 }), odd, { ...empty, tag_ids: "x" })),
    ).toEqual([]);
  });

  it("to leave it out of the count", () => {
    const held = { type: 60, tag_ids: "x" };
    expect(queryOf(stateOf(held)).filter.inputs).toEqual([held]);
  });
});

describe.each(conditions.map((definition) => [definition.name, definition] as const))(
  "%s",
  (_, definition) => {
    const created: PlainObject = definition.create(everything);
    const fields = Object.keys(created).filter((key) => key !== "type");

    it.each(fields)("holds %s alone", (field) => {
      const stored = { ...created, [field]: isPlainObject(created[field]) ? "?" : { not: "readable" } };
      const { model } = openFilter(filterOf(stored));
      const isOpaque = summaryOf(stored, sampleNames, "ja")?.includes(`読み取れない項目：${field}`);
      expect([isOpaque, model.payload()]).toEqual([true, filterOf(stored)]);
    });
  },
);

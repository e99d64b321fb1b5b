import { describe, expect, it } from "vitest";
import { oppositeFilter } from "../../../src/features/filter/opposite.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { everything } from "./filter-settings.js";
import { anyOf, held, stateOf } from "./open-filter.js";

const tag = (ids: number[], tag_or: number) => ({ type: 60, use_group: 0, tag_ids: ids, tag_or });
const bought = (tracker_or: number) => ({ type: 80, tracker_ids: [3], tracker_or });
const opposite = (...inputs: PlainData[]) =>
  (oppositeFilter(stateOf(...inputs), everything) as PlainObject | null)?.inputs ?? null;

describe("the opposite of a filter", () => {
  it("of one condition is its opposite", () => {
    expect(opposite(tag([1], 0))).toEqual([tag([1], 2)]);
    expect(opposite(anyOf(tag([1], 0)))).toEqual([tag([1], 2)]);
  });

  it("of several is an or-panel of theirs, of an or-panel the opposites side by side", () => {
    const both = [tag([1], 0), tag([2], 1)];
    const neither = [tag([1], 2), tag([2], 3)];
    expect(opposite(...both)).toEqual([{ type: 120, effects: neither }]);
    expect(opposite(anyOf(...both))).toEqual(neither);
  });

  it("twice is the filter itself", () => {
    const both = [tag([1], 0), tag([2], 1)];
    expect(opposite(...(opposite(...both) as PlainData[]))).toEqual(both);
  });

  it("keeps what else the filter holds, but for its id", () => {
    const { document, rows } = stateOf(tag([1], 0));
    const filter = { document: { ...document, fid: 7, with_blocked: 1 }, rows };
    expect(oppositeFilter(filter, everything)).toMatchObject({ with_blocked: 1 });
    expect(oppositeFilter(filter, everything)).not.toHaveProperty("fid");
  });

  it.each<[what: string, inputs: PlainData[]]>([
    ["nothing", []],
    ["an empty or-panel", [anyOf()]],
    ["a condition beside an or-panel", [tag([1], 0), anyOf(tag([2], 0), tag([3], 0))]],
    ["what nobody knows", [tag([1], 0), held]],
    ["what is still to be chosen", [tag([], 0)]],
    ["one that has none", [tag([1], 0), { type: 11, names: ["a"], display_name: 1 }]],
  ])("is not there for %s", (_, inputs) => expect(opposite(...inputs)).toBeNull());

  it("is no or-panel where those are not offered", () => {
    const settings = { ...everything, disabledTypes: [120] };
    expect(oppositeFilter(stateOf(tag([1], 0), bought(0)), settings)).toBeNull();
  });
});

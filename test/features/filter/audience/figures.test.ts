import { describe, expect, it } from "vitest";
import type { Estimate } from "../../../../src/editor/audience-functions.js";
import type { Count } from "../../../../src/features/filter/audience/counting.js";
import { figuresOf } from "../../../../src/features/filter/audience/figures.js";
import { audienceWords } from "../../../../src/features/filter/audience/messages.js";
import { queryOf } from "../../../../src/features/filter/audience/query.js";
import { anyOf, stateOf, tagged } from "../open-filter.js";

const empty = { type: 60, tag_ids: [] };
const state = stateOf(tagged(1), empty, anyOf(tagged(2), empty, tagged(3)), tagged(4));

describe("what is written beside each row", () => {
  it.each<[what: string, conditions: Estimate["conditions"], notes: Record<string, object>]>([
    ["nothing was said of single conditions", undefined, {}],
    [
      "how many are left, and how many meet each of an or-panel",
      [
        { meets: 1500, remaining: 1500 },
        { meets: 900, remaining: 800, branches: [900, 0] },
        { meets: 10, remaining: 0 },
      ],
      {
        r0: { figure: "残り 1,500人", isZero: false },
        r3: { figure: "該当 900人", isZero: false },
        r5: { figure: "該当 0人", isZero: true },
        r6: { figure: "残り 0人", isZero: true },
      },
    ],
    [
      "only the first that leaves nobody is marked",
      [
        { meets: 0, remaining: 0 },
        { meets: 9, remaining: 0, branches: [9, 1] },
        { meets: 10, remaining: 0 },
      ],
      {
        r0: { figure: "残り 0人", isZero: true },
        r3: { figure: "該当 9人", isZero: false },
        r5: { figure: "該当 1人", isZero: false },
        r6: { figure: "残り 0人", isZero: false },
      },
    ],
    [
      "one was not counted",
      [null, null, { meets: 1, remaining: 1 }],
      { r6: { figure: "残り 1人", isZero: false } },
    ],
    [
      "fewer branches than there are",
      [null, { meets: 9, remaining: 9, branches: [9] }],
      { r3: { figure: "該当 9人", isZero: false } },
    ],
    ["no branches", [null, { meets: 9, remaining: 9 }], {}],
  ])("%s", (_, conditions, notes) => {
    const estimate: Estimate = { total: 0, ...(conditions ? { conditions } : {}) };
    const count: Count = {
      result: { estimate, query: queryOf(state), at: new Date(0) },
      state: "counted",
      zero: null,
    };
    const left = { figure: "未入力のため除外" };
    expect(Object.fromEntries(figuresOf(count, state, audienceWords.ja))).toEqual({
      r1: left,
      r4: left,
      ...notes,
    });
  });

  it("nothing before anything was counted", () => {
    expect(figuresOf({ result: null, state: "counting", zero: null }, state, audienceWords.ja).size).toBe(0);
  });
});

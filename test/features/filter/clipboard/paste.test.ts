import { describe, expect, it } from "vitest";
import { judgePaste, pasteConditions, placeAt } from "../../../../src/features/filter/clipboard/paste.js";
import type { FilterSettings } from "../../../../src/features/filter/settings.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import { everything } from "../filter-settings.js";
import { anyOf, deepFreeze, held, keysOf, marked, shape, stateOf, tagged } from "../open-filter.js";

/** r0 | r1: r2 r3 | r4: - | r5 */
const state = deepFreeze(stateOf(tagged(1), anyOf(tagged(2), tagged(3)), anyOf(), marked(1)));

describe("where pasted conditions come", () => {
  it.each<[what: string, key: string | null, items: PlainObject[], place: [string | null, string | null]]>([
    ["nothing has the focus: at the end", null, [tagged(9)], [null, null]],
    ["a row: below it", "r0", [tagged(9)], [null, "r0"]],
    ["a row of an or-panel: below it", "r2", [tagged(9)], ["r1", "r2"]],
    ["an or-panel: at its end", "r1", [tagged(9)], ["r1", null]],
    ["an or-panel on an or-panel: below it", "r1", [anyOf(tagged(9))], [null, "r1"]],
    ["both on an or-panel: at its end", "r1", [anyOf(tagged(9)), tagged(9)], ["r1", null]],
    ["an or-panel on a row of one: there, where it is refused", "r3", [anyOf()], ["r1", "r3"]],
    ["what is gone: at the end", "r9", [tagged(9)], [null, null]],
  ])("%s", (_, key, items, [panel, below]) => {
    expect(placeAt(state, key, items)).toEqual({ panel, below });
  });
});

describe("pasting", () => {
  it.each<[what: string, panel: string | null, below: string | null, inputs: PlainData[], after: unknown]>([
    ["below a row", null, "r0", [tagged(8), tagged(9)], [1, 8, 9, [2, 3], [], "m1"]],
    ["at the end", null, null, [tagged(8)], [1, [2, 3], [], "m1", 8]],
    ["below an or-panel", null, "r1", [anyOf(tagged(8))], [1, [2, 3], [8], [], "m1"]],
    ["into an or-panel", "r1", "r2", [tagged(8)], [1, [2, 8, 3], [], "m1"]],
    ["at the end of one", "r4", null, [tagged(8), held], [1, [2, 3], [8, "#999"], "m1"]],
    ["below a row that is gone", null, "r9", [tagged(8)], [1, [2, 3], [], "m1", 8]],
    ["into a panel that is gone", "r9", null, [tagged(8)], null],
    ["nothing", null, "r0", [], null],
  ])("%s", (_, panel, below, inputs, after) => {
    const next = pasteConditions(state, { panel, below }, inputs);
    expect(next && shape(next)).toEqual(after);
    if (next) expect(new Set(keysOf(next)).size).toBe(keysOf(next).length);
  });
});

interface Verdict {
  inputs: PlainData[];
  refused: string[];
  unreadable?: number;
}

describe("what may stand where it is pasted", () => {
  const and = { panel: null, below: null };
  const or = { panel: "r1", below: null };
  const journey = { type: 70, journey_id: 1, journey_tag_id: null };
  const fit = [tagged(8), held, { type: "60" }, {}, { type: -1, reason: "x" }, anyOf(), anyOf(tagged(9))];

  it.each<[what: string, place: typeof and | typeof or, items: PlainObject[], verdict: Verdict]>([
    ["all kinds, known or not", and, fit, { inputs: fit, refused: [] }],
    ["a shape that its kind does not have", and, [{ type: 60 }], { inputs: [{ type: 60 }], refused: [] }],
    ["a single-use one that is there", and, [marked(2)], { inputs: [], refused: ["50 used"] }],
    ["a single-use one in another panel", or, [marked(2)], { inputs: [marked(2)], refused: [] }],
    ["two of a single use", or, [marked(2), marked(3)], { inputs: [marked(2)], refused: ["50 used"] }],
    [
      "a single-use one in an or-panel of its own",
      and,
      [anyOf(marked(2))],
      { inputs: [anyOf(marked(2))], refused: [] },
    ],
    [
      "two of a single use in one or-panel",
      and,
      [anyOf(marked(2), tagged(8), marked(3))],
      { inputs: [anyOf(marked(2), tagged(8))], refused: ["50 used"] },
    ],
    ["or in or", or, [anyOf(tagged(8)), tagged(9)], { inputs: [tagged(9)], refused: ["120 nested"] }],
    [
      "an or-panel that cannot be read in or",
      or,
      [{ type: 120, effects: 5 }],
      { inputs: [], refused: ["120 nested"] },
    ],
    [
      "or in a pasted or",
      and,
      [anyOf(anyOf(tagged(8)), tagged(9))],
      { inputs: [anyOf(tagged(9))], refused: ["120 nested"] },
    ],
    ["an or-panel of which nothing is left", and, [anyOf(anyOf())], { inputs: [], refused: ["120 nested"] }],
    [
      "no objects in an or-panel",
      and,
      [anyOf(1, tagged(8), null)],
      { inputs: [anyOf(tagged(8))], refused: [], unreadable: 2 },
    ],
    ["nothing but that", and, [anyOf(1, [])], { inputs: [], refused: [], unreadable: 2 }],
  ])("%s", (_, place, items, { inputs, refused, unreadable = 0 }) => {
    const judged = judgePaste(state, place, deepFreeze(items), everything);
    expect(judged.inputs).toEqual(inputs);
    expect(judged.refusals.map(({ type, why }) => `${type} ${why}`)).toEqual(refused);
    expect(judged.unreadable).toBe(unreadable);
  });

  it.each<[what: string, settings: Partial<FilterSettings>, items: PlainObject[], refused: string[]]>([
    ["an ability that is missing", { abilities: [] }, [journey, tagged(8)], ["70 notOffered"]],
    ["a type that is disabled", { disabledTypes: [60] }, [tagged(8), held], ["60 notOffered"]],
    ["a type that is not in the swatch", { swatch: [60] }, [tagged(8), marked(1)], ["50 notOffered"]],
    ["an or-panel that is not", { swatch: [60] }, [anyOf(tagged(8))], ["120 notOffered"]],
    ["an or-panel that is disabled", { disabledTypes: [120] }, [anyOf()], ["120 notOffered"]],
    ["in an or-panel", { disabledTypes: [60] }, [anyOf(tagged(8), held)], ["60 notOffered"]],
    ["common information for members", { memberFilter: true }, [{ type: 77 }], ["77 notOffered"]],
    ["the external API without a trigger", { triggerContext: null }, [{ type: 115 }], ["115 notOffered"]],
    ["a kind that nobody knows", { swatch: [60] }, [held], []],
  ])("on this page not: %s", (_, settings, items, refused) => {
    const { refusals } = judgePaste(stateOf(), and, items, { ...everything, ...settings });
    expect(refusals.map(({ type, why }) => `${type} ${why}`)).toEqual(refused);
  });
});

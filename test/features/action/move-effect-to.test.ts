import { describe, expect, it } from "vitest";
import { readAction } from "../../../src/features/action/entity.js";
import { moveEffectTo } from "../../../src/features/action/list/transitions.js";
import { actionOf } from "./open-model.js";

/** Effects r0 to r3, by their texts. */
const state = readAction(actionOf("a", "b", "c", "d"));
if (!state) throw new Error("the test's own action cannot be read");
const texts = (of: typeof state) =>
  of.rows.map(({ value: effect }) => (effect as { text: string }).text).join("");

describe("an effect is put at a place", () => {
  it.each<[what: string, key: string, place: number, after: string | null]>([
    ["down by one", "r0", 1, "bacd"],
    ["down by several: those in between close up", "r0", 2, "bcad"],
    ["to the end", "r1", 3, "acdb"],
    ["up by one", "r2", 1, "acbd"],
    ["to the start", "r3", 0, "dabc"],
    ["where it is", "r2", 2, null],
    ["before the start", "r2", -1, null],
    ["behind the end", "r2", 4, null],
    ["between two places", "r2", 0.5, null],
    ["at no number", "r2", Number.NaN, null],
    ["one that is gone", "r9", 0, null],
  ])("%s", (_, key, index, after) => {
    const before = structuredClone(state);
    const next = moveEffectTo(state, key, index);
    expect(next && texts(next)).toBe(after);
    expect(state).toEqual(before);
    if (!next) return;
    expect(new Set(next.rows)).toEqual(new Set(state.rows));
    expect({ ...next, rows: state.rows }).toEqual(state);
  });
});

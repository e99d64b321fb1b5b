import { describe, expect, it } from "vitest";
import { readAction } from "../../../src/features/action/entity.js";
import { moveEffectTo } from "../../../src/features/action/moving/move-effect-to.js";
import { actionOf } from "./open-model.js";

/** Effects e0 to e3, by their texts. */
const state = readAction(actionOf("a", "b", "c", "d"));
if (!state) throw new Error("the test's own action cannot be read");
const texts = (of: typeof state) => of.rows.map(({ effect }) => (effect as { text: string }).text).join("");

describe("an effect is put at a place", () => {
  it.each<[what: string, key: string, place: number, after: string | null]>([
    ["down by one", "e0", 1, "bacd"],
    ["down by several: those in between close up", "e0", 2, "bcad"],
    ["to the end", "e1", 3, "acdb"],
    ["up by one", "e2", 1, "acbd"],
    ["to the start", "e3", 0, "dabc"],
    ["where it is", "e2", 2, null],
    ["before the start", "e2", -1, null],
    ["behind the end", "e2", 4, null],
    ["between two places", "e2", 0.5, null],
    ["at no number", "e2", Number.NaN, null],
    ["one that is gone", "e9", 0, null],
  ])("%s", (_, key, place, after) => {
    const before = structuredClone(state);
    const next = moveEffectTo(state, key, place);
    expect(next && texts(next)).toBe(after);
    expect(state).toEqual(before);
    if (!next) return;
    expect(new Set(next.rows)).toEqual(new Set(state.rows));
    expect({ ...next, rows: state.rows }).toEqual(state);
  });
});

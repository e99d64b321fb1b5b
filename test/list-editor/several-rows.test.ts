import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlainData } from "../../src/lib/plain-data.js";
import { type ListDocument, type Row, readRows } from "../../src/list-editor/rows.js";
import { moveRows, moveRowsTo, neighbourOfAll, removeRows } from "../../src/list-editor/several-rows.js";
import { childrenOf, valuesOf } from "./simple-list.js";

function listOf(...values: readonly PlainData[]): ListDocument {
  return { document: {}, ...readRows(values, 0, childrenOf) };
}

/** "a b* [c d] e*": the rows with a star are named. */
function parse(text: string): { state: ListDocument; keys: Set<string> } {
  const [starred, values]: [string[], PlainData[]] = [[], []];
  let held: PlainData[] | null = null;
  for (const word of text.replaceAll("[", "[ ").replaceAll("]", " ]").split(" ")) {
    if (word === "[") {
      held = [];
      values.push({ held });
    } else if (word === "]") held = null;
    else (held ?? values).push(word.replace("*", ""));
    if (word.endsWith("*")) starred.push(word.replace("*", ""));
  }
  const state = listOf(...values);
  const all = state.rows.flatMap((row) => [row, ...(row.children ?? [])]);
  return { state, keys: new Set(starred.map((value) => keyOf(all, value))) };
}

const keyOf = (rows: readonly Row[], value: PlainData) =>
  rows.find((row) => row.value === value)?.key ?? "none";
const shown = (state: ListDocument | null) =>
  state &&
  valuesOf(state)
    .map((value) => (Array.isArray(value) ? `[${value.join(" ")}]` : value))
    .join(" ");

describe("several rows", () => {
  it.each<[rows: string, by: -1 | 1, after: string | null]>([
    ["a b* c* d", -1, "b c a d"],
    ["a b* c* d", 1, "a d b c"],
    ["a b* c d*", -1, "b a d c"],
    ["a* b c*", -1, "a c b"],
    ["a* b* c", -1, null],
    ["a b* c*", 1, null],
    ["a [x y] b* c*", -1, "b [x y] c a"],
    ["a* [x y] b c*", 1, "b [x y] a c"],
    ["a [x y* z*] b", -1, "a [y z x] b"],
    ["a [x y* z*] b", 1, null],
  ])("%s moved by %i", (rows, by, after) => {
    const { state, keys } = parse(rows);
    expect(shown(moveRows(state, keys, by))).toBe(after);
  });

  it.each<[rows: string, moved: string, place: number, after: string | null]>([
    ["a b* c d* e", "b", 0, "b d a c e"],
    ["a b* c d* e", "b", 4, "a c e b d"],
    ["a b* c d* e", "d", 2, "a b d c e"],
    ["a b* c d* e", "d", 4, "a c e b d"],
    ["a b* c* d", "b", 2, null],
    ["a b* c* d", "b", 3, "a d b c"],
  ])("%s with %s carried to place %i", (rows, moved, index, after) => {
    const { state, keys } = parse(rows);
    expect(shown(moveRowsTo(state, keys, keyOf(state.rows, moved), index))).toBe(after);
  });

  it.each<[rows: string, after: string, neighbour: string | undefined]>([
    ["a b* c* d", "a d", "d"],
    ["a b* c d*", "a c", "c"],
    ["a* b*", "", undefined],
    ["a b* [x y] c", "a [x y] c", "c"],
    ["a b* [x y]", "a [x y]", "a"],
    ["a [x* y z*] b", "a [y] b", "y"],
  ])("%s removed leaves %j", (rows, after, neighbour) => {
    const { state, keys } = parse(rows);
    expect(shown(removeRows(state, keys))).toBe(after);
    expect(neighbourOfAll(state, keys)?.value).toBe(neighbour);
  });

  it("that are gone change nothing", () => {
    const { state } = parse("a b");
    const gone = new Set(["r9"]);
    expect([removeRows(state, gone), moveRows(state, gone, 1), moveRowsTo(state, gone, "r9", 0)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(neighbourOfAll(state, gone)).toBeUndefined();
  });

  it("stay the same rows, in the order they had among themselves, however they are moved", () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 9 }),
        fc.nat(8),
        fc.constantFrom(-1, 1),
        (stars, index, by) => {
          const state = listOf(...stars.map((_, at) => `v${at}`));
          const keys = new Set(state.rows.filter((_, at) => stars[at]).map(({ key }) => key));
          const [first] = keys;
          for (const next of [
            moveRows(state, keys, by as -1 | 1),
            moveRowsTo(state, keys, first ?? "", index),
          ]) {
            if (next === null) continue;
            const among = (list: ListDocument, isMoved: boolean) =>
              list.rows.filter((row) => keys.has(row.key) === isMoved);
            expect(among(next, true)).toEqual(among(state, true));
            expect(among(next, false)).toEqual(among(state, false));
          }
        },
      ),
    );
  });
});

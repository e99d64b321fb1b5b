import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allRows,
  changeRow,
  containerOf,
  duplicateRow,
  firstNewRow,
  insertValues,
  type ListDocument,
  moveRow,
  readRows,
  removeRow,
  rowsIn,
} from "../../src/list-editor/rows.js";
import { neighbourOfAll } from "../../src/list-editor/several-rows.js";
import { childrenOf, valuesOf } from "./simple-list.js";

function listOf(...values: Parameters<typeof readRows>[0]): ListDocument {
  return { document: {}, ...readRows(values, 0, childrenOf) };
}

describe("rows of a list", () => {
  const state = listOf("a", { held: ["b", "c"] }, "d");

  it("are read with keys of their own, each followed by what it holds", () => {
    expect(allRows(state).map(({ key }) => key)).toEqual(["r0", "r1", "r2", "r3", "r4"]);
    expect(state.nextKey).toBe(5);
    expect(containerOf(state, "r2")).toBe("r1");
    expect(containerOf(state, "r4")).toBeNull();
    expect(containerOf(state, "r9")).toBeUndefined();
  });

  it.each<[what: string, next: ListDocument | null, values: unknown]>([
    ["inserted at a place", insertValues(state, null, 1, ["x"]), ["a", "x", ["b", "c"], "d"]],
    ["inserted into a row that holds rows", insertValues(state, "r1", 2, ["x"]), ["a", ["b", "c", "x"], "d"]],
    ["inserted where no list is", insertValues(state, "r0", 0, ["x"]), null],
    ["removed", removeRow(state, "r0"), [["b", "c"], "d"]],
    ["removed inside", removeRow(state, "r2"), ["a", ["c"], "d"]],
    ["removed twice", removeRow(state, "r9"), null],
    ["changed", changeRow(state, "r4", "D"), ["a", ["b", "c"], "D"]],
    ["duplicated inside", duplicateRow(state, "r3"), ["a", ["b", "c", "c"], "d"]],
    ["moved past a row that holds rows", moveRow(state, "r4", -1), ["d", ["b", "c"], "a"]],
    ["moved inside", moveRow(state, "r2", 1), ["a", ["c", "b"], "d"]],
    ["moved beyond the end", moveRow(state, "r4", 1), null],
    ["moved alone among its like", moveRow(state, "r1", 1), null],
  ])("%s", (_, next, values) => {
    expect(next && valuesOf(next)).toEqual(values);
  });

  it.each([
    ["r0", "r4"],
    ["r4", "r0"],
    ["r2", "r3"],
    ["r3", "r2"],
    ["r1", undefined],
  ])("when %s goes, the focus goes to %s", (key, neighbour) => {
    expect(neighbourOfAll(state, new Set([key]))?.key).toBe(neighbour);
  });

  it("no two ever share a key, and an untouched row is the same object", () => {
    const edits = fc.array(fc.tuple(fc.constantFrom("insert", "duplicate", "move", "remove"), fc.nat(20)));
    fc.assert(
      fc.property(edits, (all) => {
        const end = all.reduce<ListDocument>((now, [edit, at]) => {
          const key = allRows(now)[at]?.key ?? "none";
          const next = {
            insert: () => insertValues(now, containerOf(now, key) ?? null, 0, ["x"]),
            duplicate: () => duplicateRow(now, key),
            move: () => moveRow(now, key, at % 2 ? 1 : -1),
            remove: () => removeRow(now, key),
          }[edit]?.();
          if (next && edit !== "remove") {
            const kept = allRows(now).filter(({ children }) => children === null);
            expect(allRows(next)).toEqual(expect.arrayContaining(kept));
          }
          return next ?? now;
        }, state);
        const keys = allRows(end).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it("what is new is found wherever it is", () => {
    const next = insertValues(state, "r1", 0, ["x"]);
    expect(next && firstNewRow(state, next)?.value).toBe("x");
    expect(firstNewRow(state, state)).toBeUndefined();
    expect(rowsIn(state, "r1").map(({ value }) => value)).toEqual(["b", "c"]);
  });
});

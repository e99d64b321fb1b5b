import { describe, expect, it } from "vitest";
import { type ListDocument, moveRow, readRows, removeRow, rowsIn } from "../../../src/list-editor/rows.js";
import {
  extendSelection,
  keptSelection,
  noSelection,
  type Selection,
  selectAllAround,
  selectedRows,
  selectTo,
  toggleRow,
} from "../../../src/list-editor/selection/selection.js";
import { childrenOf } from "../simple-list.js";

/** r0 to r4, where r2 holds r3 and r4, then r5 and r6. */
const state: ListDocument = {
  document: {},
  ...readRows(["a", "b", { held: ["c", "d"] }, "e", "f"], 0, childrenOf),
};

const keys = (selection: Selection, of = state) => selectedRows(of, selection).map(({ key }) => key);
const toggled = (...each: string[]) =>
  each.reduce((selection, key) => toggleRow(state, selection, key), noSelection);

describe("a selection", () => {
  it("takes rows in and out, and gives them in the order of the list", () => {
    expect(keys(toggled("r6", "r0"))).toEqual(["r0", "r6"]);
    expect(keys(toggled("r6", "r0", "r6"))).toEqual(["r0"]);
    expect(keys(toggled("r6", "r6"))).toEqual([]);
  });

  it("is of one list: a row of another is selected in place of the others", () => {
    expect(keys(toggled("r0", "r3"))).toEqual(["r3"]);
    expect(keys(toggled("r3", "r4"))).toEqual(["r3", "r4"]);
    expect(keys(toggled("r3", "r4", "r5"))).toEqual(["r5"]);
    expect(keys(selectTo(state, toggled("r3"), "r5"))).toEqual(["r5"]);
  });

  it("has no row that holds others, and none that is not there", () => {
    for (const key of ["r2", "r9"]) {
      expect(toggled("r0", key)).toEqual(toggled("r0"));
      expect(selectTo(state, toggled("r0"), key)).toEqual(toggled("r0"));
      expect(selectAllAround(state, toggled("r0"), key)).toEqual(toggled("r0"));
      expect(extendSelection(state, toggled("r0"), key, 1).selection).toEqual(toggled("r0"));
    }
  });

  it("goes from the row that was selected last to another, either way", () => {
    const range = selectTo(state, toggled("r1"), "r6");
    expect(keys(range)).toEqual(["r1", "r5", "r6"]);
    expect(keys(selectTo(state, range, "r0"))).toEqual(["r0", "r1"]);
    expect(keys(selectTo(state, toggled("r0", "r5"), "r6", true))).toEqual(["r0", "r5", "r6"]);
    expect(keys(selectTo(state, noSelection, "r5"))).toEqual(["r5"]);
  });

  it("is extended row by row, and shrinks on the way back", () => {
    const first = extendSelection(state, noSelection, "r1", 1);
    expect([keys(first.selection), first.to]).toEqual([["r1", "r5"], "r5"]);
    const second = extendSelection(state, first.selection, first.to, 1);
    expect([keys(second.selection), second.to]).toEqual([["r1", "r5", "r6"], "r6"]);
    const end = extendSelection(state, second.selection, second.to, 1);
    expect([keys(end.selection), end.to]).toEqual([["r1", "r5", "r6"], "r6"]);
    const back = extendSelection(state, end.selection, end.to, -1);
    expect([keys(back.selection), back.to]).toEqual([["r1", "r5"], "r5"]);
  });

  it("begins anew at a row that is not in it", () => {
    const { selection } = extendSelection(state, toggled("r0"), "r5", 1);
    expect(keys(selection)).toEqual(["r5", "r6"]);
  });

  it("can be all rows of a list", () => {
    expect(keys(selectAllAround(state, noSelection, "r5"))).toEqual(["r0", "r1", "r5", "r6"]);
    expect(keys(selectAllAround(state, noSelection, "r4"))).toEqual(["r3", "r4"]);
  });

  it("survives moves, and shrinks when rows go", () => {
    const selection = toggled("r0", "r1");
    const moved = moveRow(state, "r0", 1) as ListDocument;
    expect(keptSelection(moved, selection)).toBe(selection);
    expect(keys(selection, moved)).toEqual(["r1", "r0"]);
    const shorter = removeRow(state, "r1") as ListDocument;
    expect(keys(keptSelection(shorter, selection), shorter)).toEqual(["r0"]);
    // The range began at the row that went.
    expect(keys(selectTo(shorter, keptSelection(shorter, selection), "r6"), shorter)).toEqual(["r6"]);
    expect(keptSelection({ ...state, rows: [] }, selection)).toBe(noSelection);
  });

  it("loses a row that went into another list", () => {
    const inside = rowsIn(state, "r2");
    const away: ListDocument = {
      ...state,
      rows: state.rows
        .filter(({ key }) => key !== "r0")
        .map((row) => (row.key === "r2" ? { ...row, children: [...inside, state.rows[0] as never] } : row)),
    };
    expect(keys(keptSelection(away, toggled("r0", "r1")), away)).toEqual(["r1"]);
  });
});

import { describe, expect, it } from "vitest";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { type ListFeature, type OpenList, spelled } from "./list-feature.js";

type Announced = [kind: string, number: number, type: unknown] | { kind: string } | null;

/** Where the focus goes, what is announced, what is marked, and the way to a problem. */
export function focusOf(feature: ListFeature): void {
  const { documentOf, sampleOf, focus, holding } = feature;
  const { type } = sampleOf(1);
  const { type: added } = feature.added;
  const start = documentOf(sampleOf(1), sampleOf(2), sampleOf(3));

  function expectFocus(list: OpenList, place: string | null, announced: Announced): void {
    expect(spelled(list.takeFocus())).toBe(place);
    const [kind, number, type] = Array.isArray(announced) ? announced : [];
    const said = Array.isArray(announced) ? { kind, number, type } : announced;
    expect(list.announcement()).toEqual(said && expect.objectContaining(said));
  }

  describe("the focus, and what is announced", () => {
    it.each<[what: string, act: (list: OpenList) => unknown, place: string | null, announced: Announced]>([
      ["adding: the first field of the new row", (list) => list.add(null), "r3 first", ["added", 4, added]],
      [
        "duplicating: the first field of the copy",
        (list) => list.duplicate("r0"),
        "r3 first",
        ["duplicated", 2, type],
      ],
      [
        "removing the first: the next row",
        (list) => list.remove("r0"),
        `r1 ${focus.afterRemove}`,
        ["removed", 1, type],
      ],
      [
        "removing one in between: the next row",
        (list) => list.remove("r1"),
        `r2 ${focus.afterRemove}`,
        ["removed", 2, type],
      ],
      [
        "removing the last: the one before",
        (list) => list.remove("r2"),
        `r1 ${focus.afterRemove}`,
        ["removed", 3, type],
      ],
      ["moving down: it stays", (list) => list.move("r0", 1), `r0 ${focus.down}`, ["moved", 2, type]],
      ["moving up: it stays", (list) => list.move("r2", -1), `r2 ${focus.up}`, ["moved", 2, type]],
      ["moving past the edge: nowhere", (list) => list.move("r0", -1), null, null],
      ["removing what is gone: nowhere", (list) => list.remove("r9"), null, null],
      ["changing: it stays", (list) => list.change("r0", sampleOf(9)), null, null],
      ["undoing: it stays", (list) => [list.rename("名"), list.model.undoEdit()], null, { kind: "undone" }],
      [
        "redoing: it stays",
        (list) => [list.rename("名"), list.model.undo(), list.model.redoEdit()],
        null,
        { kind: "redone" },
      ],
      [
        "undo and redo by script: nothing is announced",
        (list) => [list.rename("名"), list.model.undo(), list.model.redo()],
        null,
        null,
      ],
      ["nothing to undo: nothing is announced", (list) => list.model.undoEdit(), null, null],
      ["nothing to redo: nothing is announced", (list) => list.model.redoEdit(), null, null],
    ])("after %s", (_, act, place, announced) => {
      const list = feature.open(start);
      act(list);
      expectFocus(list, place, announced);
    });

    it("after removing the only row: the add buttons", () => {
      const list = feature.open(documentOf(sampleOf(1)));
      list.remove("r0");
      expect(spelled(list.takeFocus())).toBe(`- ${focus.add}`);
    });

    it.each<[PlainData, type: unknown]>([
      [{ type: 999 }, 999],
      [{ type: "60" }, "60"],
      [null, undefined],
    ])("%j, which can only be held, is named by what it has for a type", (value, named) => {
      const list = feature.open(documentOf(value));
      list.remove("r0");
      expect(list.announcement()).toMatchObject({ kind: "removed", number: 1, type: named });
    });

    if (holding) {
      /** r0 | r1: r2 r3 | r4: - | r5 */
      const nested = documentOf(
        sampleOf(1),
        holding.holderOf(sampleOf(2), sampleOf(3)),
        holding.holderOf(),
        sampleOf(4),
      );
      const { type: holder } = holding.holderOf();

      it.each<[what: string, act: (list: OpenList) => unknown, place: string, announced: Announced]>([
        ["adding in one: numbered there", (list) => list.add("r1"), "r6 first", ["added", 3, added]],
        [
          "removing a row above it: the next of its kind",
          (list) => list.remove("r0"),
          `r5 ${focus.afterRemove}`,
          ["removed", 1, type],
        ],
        [
          "moving a row past it: it stays",
          (list) => list.move("r0", 1),
          `r0 ${focus.down}`,
          ["moved", 2, type],
        ],
        [
          "removing in one: its next one",
          (list) => list.remove("r2"),
          `r3 ${focus.afterRemove}`,
          ["removed", 1, type],
        ],
        [
          "removing the last in it: the one before",
          (list) => list.remove("r3"),
          `r2 ${focus.afterRemove}`,
          ["removed", 2, type],
        ],
        [
          "removing the row itself: the next of its kind",
          (list) => list.remove("r1"),
          `r4 ${focus.afterRemove}`,
          ["removed", 1, holder],
        ],
        [
          "removing the last of its kind: the one before",
          (list) => list.remove("r4"),
          `r1 ${focus.afterRemove}`,
          ["removed", 2, holder],
        ],
      ])("where rows hold rows, after %s", (_, act, place, announced) => {
        const list = feature.open(nested);
        act(list);
        expectFocus(list, place, announced);
      });

      it("after removing the only row of a row: its add buttons", () => {
        const list = feature.open(documentOf(sampleOf(1), holding.holderOf(sampleOf(2))));
        list.remove("r2");
        expect(spelled(list.takeFocus())).toBe(`r1 ${focus.add}`);
        list.remove("r1");
        expect(spelled(list.takeFocus())).toBe(`- ${focus.add}`);
        list.remove("r0");
        expect(spelled(list.takeFocus())).toBe(`- ${focus.add}`);
      });
    }
  });

  it("a row that moved is marked until the mark is cleared, or another content comes", () => {
    const list = feature.open(start);
    const moved = () => list.look(list.model.atoms.moved);
    list.move("r0", 1);
    expect(moved()).toBe("r0");
    list.model.clearMove();
    expect(moved()).toBeNull();
    list.move("r0", -1);
    expect(moved()).toBe("r0");
    list.model.load(documentOf(sampleOf(4)));
    expect(moved()).toBeNull();
  });

  const { problems } = feature;
  if (!problems) return;
  describe("going to a problem", () => {
    it("without a target: the first one, in the order of the screen", () => {
      const nested = holding ? [holding.holderOf(problems.wrong)] : [];
      const list = feature.open(documentOf(sampleOf(1), ...nested, problems.wrong, sampleOf(2)));
      problems.goTo(list);
      // Rows that hold others stand below all that hold none.
      expect(spelled(list.takeFocus())).toBe(`${holding ? "r3" : "r1"} ${problems.field}`);
    });

    it("the name comes before all rows", () => {
      const list = problems.openNameless(problems.wrong);
      problems.goTo(list);
      expect(spelled(list.takeFocus())).toBe(`- ${problems.nameField}`);
    });

    it("with a target: there, whatever else is wrong", () => {
      const list = problems.openNameless(problems.wrong, sampleOf(1));
      problems.goTo(list, { row: "r1", field: "any" });
      expect(spelled(list.takeFocus())).toBe("r1 any");
    });

    it("without a problem: nowhere", () => {
      const list = feature.open(start);
      problems.goTo(list);
      expect(list.takeFocus()).toBeNull();
    });
  });
}

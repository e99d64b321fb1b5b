import { describe, expect, it } from "vitest";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import type { ListFeature, OpenList } from "./list-feature.js";

/** Undo and redo, what counts as a change, and the way back to what was set. */
export function historyOf(feature: ListFeature): void {
  const { documentOf, sampleOf, keys, holding } = feature;
  const valuesOf = ({ model }: OpenList) => model.value()[keys.list];

  describe("undo and redo", () => {
    it("keystrokes in one field are one step, and each field has its own", () => {
      const list = feature.open(documentOf(sampleOf(1), sampleOf(2)));
      list.change("r0", sampleOf(11));
      list.wait(100);
      list.change("r0", sampleOf(12));
      list.change("r1", sampleOf(21));
      list.wait(600);
      list.change("r1", sampleOf(22));
      const seen = [valuesOf(list)];
      while (list.model.undo()) seen.push(valuesOf(list));
      expect(seen).toEqual([
        [sampleOf(12), sampleOf(22)],
        [sampleOf(12), sampleOf(21)],
        [sampleOf(12), sampleOf(2)],
        [sampleOf(1), sampleOf(2)],
      ]);
    });

    it("two fields of one row do not merge", () => {
      const list = feature.open(documentOf(sampleOf(1)));
      list.change("r0", sampleOf(2), "changed");
      list.change("r0", sampleOf(3), "other");
      list.model.undo();
      expect(valuesOf(list)).toEqual([sampleOf(2)]);
    });

    it("the name merges like any field", () => {
      const list = feature.open(documentOf());
      list.rename("a");
      list.rename("ab");
      list.model.undo();
      expect(list.model.value()).toEqual(documentOf());
    });

    it("redo goes forth again, until a new edit", () => {
      const list = feature.open(documentOf(sampleOf(1)));
      const { model } = list;
      list.change("r0", sampleOf(9));
      expect([model.undo(), model.canRedo(), model.redo()]).toEqual([true, true, true]);
      expect(valuesOf(list)).toEqual([sampleOf(9)]);
      model.undo();
      list.rename("別の名前");
      expect([model.canRedo(), model.redo()]).toEqual([false, false]);
    });
  });

  describe("dirty", () => {
    it("comes with an edit and goes when it is undone or typed back", () => {
      const list = feature.open(documentOf(sampleOf(1)));
      const { model } = list;
      const seen = [model.isDirty()];
      list.change("r0", sampleOf(9));
      seen.push(model.isDirty());
      model.undo();
      seen.push(model.isDirty());
      model.redo();
      list.change("r0", sampleOf(1));
      seen.push(model.isDirty());
      expect(seen).toEqual([false, true, false, false]);
    });

    const two = [sampleOf(1), sampleOf(2)];
    const inside: [string, PlainObject[], string][] = holding
      ? [["inside a row", [holding.holderOf(...two)], "r1"]]
      : [];
    it.each<[what: string, values: PlainObject[], key: string]>([
      ["in the document's list", two, "r0"],
      ...inside,
    ])("two rows that change places are a change: %s", (_, values, key) => {
      const list = feature.open(documentOf(...values));
      list.move(key, 1);
      expect(list.model.isDirty()).toBe(true);
      list.move(key, -1);
      expect(list.model.isDirty()).toBe(false);
    });
  });

  describe("reset", () => {
    it("goes back to what was loaded, as one step that can be undone", () => {
      const loaded = documentOf(sampleOf(1), holding?.holderOf(sampleOf(2)) ?? sampleOf(2));
      const list = feature.open(loaded);
      list.change("r0", sampleOf(9));
      list.wait(1000);
      list.remove("r1");
      list.model.reset();
      expect(list.model.value()).toEqual(loaded);
      expect(list.model.isDirty()).toBe(false);
      list.model.undo();
      expect(valuesOf(list)).toEqual([sampleOf(9)]);
    });

    it("without a change there is nothing to reset, and no step", () => {
      const { model } = feature.open(documentOf(sampleOf(1)));
      model.reset();
      expect(model.canUndo()).toBe(false);
    });
  });
}

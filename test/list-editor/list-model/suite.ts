import { describe, expect, it } from "vitest";
import { editsOf } from "./edits.js";
import { focusOf } from "./focus.js";
import { historyOf } from "./history.js";
import type { ListFeature } from "./list-feature.js";
import { operationsOf } from "./operations.js";
import { savingOf } from "./saving.js";

/** What holds of the model of every list of variants, once for each feature that has one. */
export function listModelSuite(feature: ListFeature): void {
  const { documentOf, sampleOf, keys } = feature;

  describe("loading", () => {
    it("a model begins with the empty document, clean and with nothing to undo", () => {
      const { model } = feature.open();
      expect(model.value()).toEqual(feature.empty);
      expect([model.isDirty(), model.canUndo(), model.isEmpty(), model.record()]).toEqual([
        false,
        false,
        true,
        null,
      ]);
    });

    it("null is the empty document", () => {
      const { model } = feature.open(documentOf(sampleOf(1)));
      expect(model.load(null)).toBe(true);
      expect(model.value()).toEqual(feature.empty);
      expect(model.isEmpty()).toBe(true);
    });

    it("replaces the content and clears the history", () => {
      const list = feature.open(documentOf(sampleOf(1)));
      list.change("r0", sampleOf(9));
      expect(list.model.load(documentOf(sampleOf(2)))).toBe(true);
      expect(list.model.value()).toEqual(documentOf(sampleOf(2)));
      const { model } = list;
      expect([model.isDirty(), model.canUndo(), model.canRedo(), model.undo()]).toEqual([
        false,
        false,
        false,
        false,
      ]);
    });

    it.each([[5], ["text"], [[]], [{ [keys.list]: "no list" }]])(
      "%j is refused and changes nothing",
      (data) => {
        const list = feature.open(documentOf(sampleOf(1)));
        list.change("r0", sampleOf(9));
        expect(list.model.load(data)).toBe(false);
        expect(list.model.value()).toEqual(documentOf(sampleOf(9)));
        expect(list.model.canUndo()).toBe(true);
      },
    );

    it("rows of a new content are never taken for those of the old", () => {
      const { holding } = feature;
      const content = (number: number) =>
        documentOf(sampleOf(number), ...(holding ? [holding.holderOf(sampleOf(number + 1))] : []));
      const list = feature.open(content(1));
      const before = list.keys();
      list.model.load(content(3));
      expect(list.keys().filter((key) => before.includes(key))).toEqual([]);
    });
  });

  it("two models share nothing", () => {
    const [one, other] = [feature.open(documentOf(sampleOf(1))), feature.open(documentOf(sampleOf(2)))];
    one.rename("名");
    one.remove("r0");
    expect(other.model.value()).toEqual(documentOf(sampleOf(2)));
    expect([other.model.canUndo(), other.edits()]).toEqual([false, 0]);
  });

  historyOf(feature);
  savingOf(feature);
  editsOf(feature);
  focusOf(feature);
  operationsOf(feature);
}

import { describe, expect, it } from "vitest";
import { type PlainData, type PlainObject, samePlainData } from "../../../src/lib/plain-data.js";
import { rowChanges, rowOf, typeOf } from "../../../src/list-editor/index.js";
import type { ListFeature, OpenList } from "./list-feature.js";

/** What a save decides and where changes count from, and drafts. */
export function savingOf(feature: ListFeature): void {
  const { documentOf, sampleOf, keys } = feature;
  const known = documentOf(sampleOf(1));
  const fresh: PlainObject = { ...known, [keys.id]: null };
  const saved = (list: OpenList) => list.model.applySave(list.model.payload(), { [keys.id]: 9 });

  describe("after a save", () => {
    it.each<[what: string, document: PlainObject, response: PlainData | undefined, id: unknown]>([
      ["a new one gets the id it was given", fresh, { [keys.id]: 9, more: [] }, 9],
      ["an id in text is kept as text", fresh, { [keys.id]: "9" }, "9"],
      ["a known one keeps its id", known, {}, 5],
      ["null is no id", known, { [keys.id]: null }, 5],
      ["no answer changes nothing", known, null, 5],
      ["nor does handing over", fresh, undefined, null],
    ])("%s", (_, document, response, id) => {
      const list = feature.open(document);
      list.change("r0", sampleOf(9));
      list.model.applySave(list.model.payload(), response);
      expect(list.model.value()).toEqual({ ...document, [keys.id]: id, [keys.list]: [sampleOf(9)] });
      expect(list.model.isDirty()).toBe(false);
      expect(list.model.record()).toBe(id === null ? null : String(id));
    });

    it("undo still works, and never undoes the id", () => {
      const list = feature.open(fresh);
      list.change("r0", sampleOf(9));
      saved(list);
      list.model.undo();
      expect(list.model.value()).toEqual({ ...fresh, [keys.id]: 9 });
      expect(list.model.isDirty()).toBe(true);
      list.model.redo();
      expect(list.model.value()).toEqual({ ...fresh, [keys.id]: 9, [keys.list]: [sampleOf(9)] });
      expect(list.model.isDirty()).toBe(false);
    });

    it("a redo from before the save has the id too", () => {
      const list = feature.open(fresh);
      list.rename("名");
      list.model.undo();
      saved(list);
      list.model.redo();
      expect(list.model.value()).toMatchObject({ [keys.id]: 9, [keys.name]: "名" });
    });

    it("reset goes back to what was saved", () => {
      const list = feature.open(fresh);
      list.change("r0", sampleOf(8));
      saved(list);
      list.change("r0", sampleOf(7));
      list.model.reset();
      expect(list.model.value()).toEqual({ ...documentOf(sampleOf(8)), [keys.id]: 9 });
      expect(list.model.isDirty()).toBe(false);
    });

    it("what was changed while it was saved is still unsaved", () => {
      const list = feature.open(fresh);
      list.change("r0", sampleOf(8));
      const payload = list.model.payload();
      const sent = rowOf(list.model.state(), "r0");
      list.change("r0", sampleOf(7));
      list.model.applySave(payload, { [keys.id]: 9 });
      expect(list.model.value()).toEqual({ ...documentOf(sampleOf(7)), [keys.id]: 9 });
      expect(list.model.isDirty()).toBe(true);
      list.model.undo();
      expect(rowOf(list.model.state(), "r0")).not.toBe(sent);
      list.model.redo();
      list.model.reset();
      expect(list.model.value()).toEqual({ ...documentOf(sampleOf(8)), [keys.id]: 9 });
      expect(list.model.isDirty()).toBe(false);
    });
  });

  describe("what is different since the save is known row by row", () => {
    const two = documentOf(sampleOf(1), sampleOf(2));

    it("rows that were moved before it and changed after it are not taken for each other", () => {
      const list = feature.open(two);
      list.move("r0", 1);
      saved(list);
      expect(changesOf(list)).toEqual([]);
      list.change("r0", sampleOf(11));
      list.change("r1", sampleOf(22));
      expect(changesOf(list)).toEqual([
        [sampleOf(2), sampleOf(22)],
        [sampleOf(1), sampleOf(11)],
      ]);
    });

    it("one that is removed is not taken for the next one that is changed", () => {
      const list = feature.open(two);
      list.rename("名");
      saved(list);
      list.remove("r0");
      list.change("r1", sampleOf(22));
      expect(changesOf(list)).toEqual([[sampleOf(2), sampleOf(22)], "removed"]);
    });

    it("also when something was changed while it was saved", () => {
      const list = feature.open(two);
      list.move("r0", 1);
      const payload = list.model.payload();
      list.change("r0", sampleOf(11));
      list.change("r1", sampleOf(22));
      list.model.applySave(payload, { [keys.id]: 5 });
      expect(changesOf(list)).toEqual([
        [sampleOf(2), sampleOf(22)],
        [sampleOf(1), sampleOf(11)],
      ]);
    });
  });

  describe("a draft", () => {
    it("takes the place of the content as one step that can be undone", () => {
      const list = feature.open(known);
      const { holding } = feature;
      const draft = documentOf(sampleOf(8), ...(holding ? [holding.holderOf(sampleOf(9))] : []));
      expect(list.model.restoreDraft(draft)).toBe(true);
      expect(list.model.value()).toEqual(draft);
      expect([list.model.isDirty(), list.edits()]).toEqual([true, 1]);
      list.model.undo();
      expect(list.model.value()).toEqual(known);
    });

    it("its rows are new ones, so that fields do not keep what was typed into the old", () => {
      const list = feature.open(known);
      const before = list.keys();
      list.model.restoreDraft(documentOf(sampleOf(9)));
      expect(list.keys()).not.toEqual(before);
    });

    it("does not change which record is edited, nor what reset goes back to", () => {
      const { model } = feature.open(known);
      model.restoreDraft({ ...documentOf(sampleOf(9)), [keys.id]: 6 });
      expect(model.record()).toBe("5");
      model.reset();
      expect(model.value()).toEqual(known);
    });

    it.each([[null], [5], ["text"], [[]], [{ [keys.list]: 5 }]])("%j is none", (data) => {
      const list = feature.open(known);
      expect(list.model.restoreDraft(data)).toBe(false);
      expect(list.model.value()).toEqual(known);
      expect([list.model.canUndo(), list.edits()]).toEqual([false, 0]);
    });
  });
}

/** What was changed since the save, by what it was and is. */
function changesOf({ model, look }: OpenList): unknown[] {
  const changes = rowChanges(look(model.atoms.baseline).rows, model.state().rows, {
    same: (one, other) => samePlainData(one.value, other.value),
    kindOf: ({ value }) => typeOf(value),
  });
  return changes.map((change) =>
    change.is === "changed" ? [change.before.value, change.row.value] : change.is,
  );
}

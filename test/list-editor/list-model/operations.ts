import fc from "fast-check";
import { expect, it } from "vitest";
import { anyNumber, command, type ListCommand, type NamedCommand, onContainer, onRow } from "./commands.js";
import type { ListFeature, OpenList } from "./list-feature.js";
import { ReferenceList } from "./reference-list.js";

/** Whatever is done in whatever order, the model is as a list that is simply written down. */
export function operationsOf(feature: ListFeature): void {
  const { start, commands, expectLawful } = feature.operations;

  it("any 50 operations keep order, values and unique keys, and are walked back to the start and forth", () => {
    const all = fc.array(fc.oneof(...commandsOf(feature), ...commands), { maxLength: 50, size: "max" });
    fc.assert(
      fc.property(all, (operations) => {
        const list = feature.open(structuredClone(start));
        const reference = new ReferenceList(start, {
          list: feature.keys.list,
          inside: feature.holding?.key,
        });
        for (const each of operations) {
          const before = valuesByKey(list);
          each.run(reference, list);
          expectSame(reference, list);
          if (!feature.sameIsEdit) expectKept(each, before, list);
          expectLawful?.(list);
        }
        expectWalkedBack(list, start);
      }),
      { numRuns: 100 },
    );
  }, 60_000);
}

/** What every list can do. */
function commandsOf(feature: ListFeature): ListCommand[] {
  const { keys } = feature;
  return [
    anyNumber.map((n) =>
      onContainer("add to list", n, (reference, list, container, key) => {
        expect(list.add(key)).toBe(true);
        reference.put(container, [...reference.inside(container), reference.row(feature.added)]);
      }),
    ),
    anyNumber.map((n) =>
      onRow("remove", n, (reference, list, row, key) => {
        list.remove(key);
        const container = reference.containerOf(row);
        const others = reference.inside(container).filter((each) => each !== row);
        reference.put(container, others);
      }),
    ),
    fc.tuple(anyNumber, fc.constantFrom(-1 as const, 1 as const)).map(([n, by]) =>
      onRow(`move by ${by}`, n, (reference, list, row, key) => {
        list.move(key, by);
        const container = reference.containerOf(row);
        const rows = reference.inside(container);
        const alike = rows.filter(({ inside }) => (inside === null) === (row.inside === null));
        const other = alike[alike.indexOf(row) + by];
        if (!other || (row.inside !== null && !feature.holding?.moves)) return;
        const swapped = rows.map((each) => (each === row ? other : each === other ? row : each));
        reference.put(container, swapped);
      }),
    ),
    anyNumber.map((n) =>
      onRow("duplicate", n, (reference, list, row, key) => {
        list.duplicate(key);
        if (!feature.takes(row.value).duplicate) return;
        const container = reference.containerOf(row);
        const copy = reference.row(row.value);
        const rows = reference.inside(container).flatMap((each) => (each === row ? [row, copy] : [each]));
        reference.put(container, rows);
      }),
    ),
    fc.tuple(anyNumber, fc.integer({ min: 1, max: 4 })).map(([n, number]) =>
      onRow(`make it ${number}:`, n, (reference, list, row, key) => {
        if (!feature.takes(row.value).change) return;
        const value = feature.changed(row.value, number);
        list.change(key, value);
        if (feature.sameIsEdit || JSON.stringify(value) !== JSON.stringify(row.value)) {
          reference.replace(row, value, "changed");
        }
      }),
    ),
    fc.oneof(fc.string({ unit: "grapheme", maxLength: 6 }), fc.constantFrom("一", "来店お礼")).map((name) =>
      command(`rename to ${JSON.stringify(name)}`, (reference, list) => {
        list.rename(name);
        if (feature.sameIsEdit || name !== reference.document[keys.name]) {
          reference.edit({ document: { ...reference.document, [keys.name]: name } }, "name");
        }
      }),
    ),
    fc.constantFrom(0, 1, 250, 499, 500, 3000).map((milliseconds) =>
      command(`wait ${milliseconds}`, (reference, list) => {
        list.wait(milliseconds);
        reference.time += milliseconds;
      }),
    ),
    fc.constant(
      command("undo", (reference, { model }) => {
        model.undoEdit();
        reference.go(-1);
      }),
    ),
    fc.constant(
      command("redo", (reference, { model }) => {
        model.redoEdit();
        reference.go(1);
      }),
    ),
  ];
}

function expectSame(reference: ReferenceList, { model, keys, edits }: OpenList): void {
  expect(JSON.stringify(model.value())).toBe(reference.spell());
  expect(new Set(keys()).size).toBe(reference.all.length);
  expect({
    edits: edits(),
    canUndo: model.canUndo(),
    canRedo: model.canRedo(),
    dirty: model.isDirty(),
    empty: model.isEmpty(),
  }).toEqual({
    edits: reference.edits,
    canUndo: reference.canUndo,
    canRedo: reference.canRedo,
    dirty: reference.isDirty,
    empty: reference.rows.length === 0,
  });
}

/** A row that an edit did not touch is the same object. A step back brings the objects of then. */
function expectKept({ name }: NamedCommand, before: ReadonlyMap<string, unknown>, list: OpenList): void {
  if (name === "undo" || name === "redo") return;
  for (const [key, value] of valuesByKey(list)) {
    if (JSON.stringify(before.get(key)) === JSON.stringify(value)) expect(value).toBe(before.get(key));
  }
}

function valuesByKey({ model }: OpenList): Map<string, unknown> {
  return new Map(model.state().rows.map(({ key, value }) => [key, value]));
}

function expectWalkedBack({ model }: OpenList, start: unknown): void {
  while (model.redo());
  const last = JSON.stringify(model.value());
  while (model.undo());
  expect(JSON.stringify(model.value())).toBe(JSON.stringify(start));
  expect(model.isDirty()).toBe(false);
  while (model.redo());
  expect(JSON.stringify(model.value())).toBe(last);
}

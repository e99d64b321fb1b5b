import fc from "fast-check";
import { expect, it } from "vitest";
import { dropCondition } from "../../../src/features/action/condition/transitions.js";
import { allEffects } from "../../../src/features/action/effects/index.js";
import type { DelayedEffect, DelayType } from "../../../src/features/action/effects/parts/delay.js";
import { chooseDelayMin, chooseDelayType } from "../../../src/features/action/effects/parts/delay.js";
import { actionOf, type OpenModel, openModel, textEffect } from "./open-model.js";
import { SimpleAction, type SimpleRow } from "./simple-action.js";

const text = allEffects.ofType(1)!;
const held = { type: 999, secret: { a: [1] }, text: "" };
const start = {
  ...actionOf(),
  inputs: [textEffect("一", { member_query_id: 30 }), held, textEffect("三", { member_query_id: 31 })],
};

type Command = fc.Command<SimpleAction, OpenModel>;

/** A row by any number; which one that is depends on how many there are when its turn comes. */
const anyRow = fc.nat({ max: 20 });
const anyText = fc.string({ unit: "grapheme", maxLength: 6 });

const commands: fc.Arbitrary<Command>[] = [
  fc.constant(
    command("add", (simple, { model }) => {
      expect(model.addEffect(text)).toBe(true);
      simple.edit({ rows: [...simple.rows, simple.row(textEffect(""))] });
    }),
  ),
  anyRow.map((n) =>
    onRow(`remove ${n}`, n, (simple, { model }, row, key) => {
      model.removeEffect(key);
      simple.edit({ rows: simple.rows.filter((each) => each !== row) });
    }),
  ),
  fc.tuple(anyRow, fc.constantFrom(-1 as const, 1 as const)).map(([n, by]) =>
    onRow(`move ${n} by ${by}`, n, (simple, { model }, row, key) => {
      model.moveEffect(key, by);
      const rows = simple.rows.filter((each) => each !== row);
      const to = simple.rows.indexOf(row) + by;
      if (to >= 0 && to <= rows.length) simple.edit({ rows: [...rows.slice(0, to), row, ...rows.slice(to)] });
    }),
  ),
  anyRow.map((n) =>
    onRow(`copy ${n}`, n, (simple, { model }, row, key) => {
      model.duplicateEffect(key);
      if (row.effect.type !== 1) return;
      simple.edit({
        rows: simple.rows.flatMap((each) => (each === row ? [row, simple.row(row.effect)] : each)),
      });
    }),
  ),
  fc.tuple(anyRow, anyText).map(([n, written]) =>
    onRow(`write ${JSON.stringify(written)} into ${n}`, n, (simple, opened, row, key) => {
      if (row.effect.type !== 1) return;
      opened.write(key, written);
      replace(simple, row, { ...row.effect, text: written }, "text");
    }),
  ),
  fc.tuple(anyRow, fc.constantFrom<DelayType[]>(0, 1, 2)).map(([n, type]) =>
    onRow(`delay ${n} by ${type}`, n, (simple, { model }, row, key) => {
      if (row.effect.type !== 1) return;
      model.changeEffect(key, chooseDelayType(row.effect as DelayedEffect, type), "delay_type");
      replace(simple, row, { ...row.effect, delay_type: type }, "delay_type");
    }),
  ),
  fc.tuple(anyRow, fc.integer({ min: -5, max: 90 })).map(([n, minutes]) =>
    onRow(`delay ${n} ${minutes} minutes at least`, n, (simple, { model }, row, key) => {
      if (row.effect.type !== 1) return;
      model.changeEffect(key, chooseDelayMin(row.effect as DelayedEffect, minutes), "delay_min");
      const delay_min = minutes < 0 ? 0 : minutes;
      const before = Number(row.effect.delay_max);
      replace(
        simple,
        row,
        { ...row.effect, delay_min, delay_max: before < delay_min ? delay_min : before },
        "delay_min",
      );
    }),
  ),
  anyRow.map((n) =>
    onRow(`drop the condition of ${n}`, n, (simple, { model }, row, key) => {
      model.edit(dropCondition(model.state(), key));
      if (typeof row.effect.member_query_id === "number")
        replace(simple, row, { ...row.effect, member_query_id: null }, null);
    }),
  ),
  anyText.map((name) =>
    command(`rename to ${JSON.stringify(name)}`, (simple, { model }) => {
      model.renameAction(name);
      simple.edit({ name }, "name");
    }),
  ),
  fc.boolean().map((again) =>
    command(`repeat: ${again}`, (simple, { model }) => {
      model.chooseRepeat(again);
      simple.edit({ again: again ? 1 : 0 });
    }),
  ),
  fc.constantFrom(0, 1, 250, 499, 500, 3000).map((milliseconds) =>
    command(`wait ${milliseconds}`, (simple, opened) => {
      opened.wait(milliseconds);
      simple.time += milliseconds;
    }),
  ),
  fc.constant(
    command("undo", (simple, { model }) => {
      model.undoEdit();
      simple.go(-1);
    }),
  ),
  fc.constant(
    command("redo", (simple, { model }) => {
      model.redoEdit();
      simple.go(1);
    }),
  ),
];

it("any 50 operations keep keys unique, order and values right, and are walked back to the start and forth", () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 50, size: "max" }), (operations) => {
      const real = openModel(structuredClone(start));
      const model = new SimpleAction(start);
      fc.modelRun(() => ({ model, real }), operations);

      const end = real.model.value();
      while (real.model.redo());
      const last = JSON.stringify(real.model.value());
      while (real.model.undo());
      expect(JSON.stringify(real.model.value())).toBe(JSON.stringify(start));
      expect(real.model.isDirty()).toBe(false);
      while (real.model.redo());
      expect(JSON.stringify(real.model.value())).toBe(last);
      expect(JSON.stringify(end)).toBe(model.spell());
    }),
    { numRuns: 100 },
  );
});

function command(name: string, act: (simple: SimpleAction, opened: OpenModel) => void): Command {
  return {
    check: () => true,
    run(simple, opened) {
      act(simple, opened);
      expectSame(simple, opened);
    },
    toString: () => name,
  };
}

function onRow(
  name: string,
  n: number,
  act: (simple: SimpleAction, opened: OpenModel, row: SimpleRow, key: string) => void,
): Command {
  const acting = command(name, (simple, opened) => {
    const at = n % simple.rows.length;
    act(simple, opened, simple.rows[at]!, opened.keys()[at]!);
  });
  return { ...acting, check: ({ rows }) => rows.length > 0 };
}

function replace(
  simple: SimpleAction,
  row: SimpleRow,
  effect: SimpleRow["effect"],
  field: string | null,
): void {
  const rows = simple.rows.map((each) => (each === row ? { ...row, effect } : each));
  simple.edit({ rows }, field && `${row.id}.${field}`);
}

function expectSame(simple: SimpleAction, { model, keys, edits }: OpenModel): void {
  expect(JSON.stringify(model.value())).toBe(simple.spell());
  expect(new Set(keys()).size).toBe(simple.rows.length);
  expect({
    edits: edits(),
    canUndo: model.canUndo(),
    canRedo: model.canRedo(),
    dirty: model.isDirty(),
    empty: model.isEmpty(),
  }).toEqual({
    edits: simple.edits,
    canUndo: simple.canUndo,
    canRedo: simple.canRedo,
    dirty: simple.isDirty,
    empty: simple.rows.length === 0,
  });
}

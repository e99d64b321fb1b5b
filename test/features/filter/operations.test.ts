import fc from "fast-check";
import { expect, it } from "vitest";
import { allConditions } from "../../../src/features/filter/conditions/index.js";
import { appendConditions } from "../../../src/features/filter/head/append-conditions.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { rowsIn } from "../../../src/list-editor/index.js";
import { anyOf, filterOf, held, keysOf, marked, type OpenFilter, openFilter, tagged } from "./open-filter.js";
import { SimpleFilter, type SimpleRow } from "./simple-filter.js";

const tag = allConditions.ofType(60)!;
const mark = allConditions.ofType(50)!;
const newTag = { type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: 0 };

const start = filterOf(
  tagged(1),
  held,
  anyOf(tagged(2), { type: 75, var_id: 202, match: 0, query: 3, future: [1] }),
  marked(1),
  anyOf(),
);

type Command = fc.Command<SimpleFilter, OpenFilter>;

/** A row or a panel by any number; which one that is depends on how many there are when its turn comes. */
const any = fc.nat({ max: 30 });
const anyTag = fc.integer({ min: 1, max: 4 });

const commands: fc.Arbitrary<Command>[] = [
  any.map((n) =>
    onPanel(`add a tag to ${n}`, n, (simple, { model }, panel, key) => {
      expect(model.addCondition(key, tag)).toBe(true);
      simple.put(panel, [...simple.inside(panel), simple.row(newTag)]);
    }),
  ),
  any.map((n) =>
    onPanel(`add a mark to ${n}`, n, (simple, { model }, panel, key) => {
      const free = !simple.has(panel, 50);
      expect(model.addCondition(key, mark)).toBe(free);
      if (free) simple.put(panel, [...simple.inside(panel), simple.row(marked())]);
    }),
  ),
  fc
    .tuple(any, fc.array(fc.constantFrom(tagged(3), marked(2), held, anyOf(tagged(4))), { maxLength: 3 }))
    .map(([n, pasted]) =>
      onPanel(`paste ${JSON.stringify(pasted)} to ${n}`, n, (simple, { model }, panel, key) => {
        const marks = pasted.filter(({ type }) => type === 50).length + (simple.has(panel, 50) ? 1 : 0);
        const nested = panel !== null && pasted.some(({ type }) => type === 120);
        const brings = pasted.some(({ type }) => type === 50);
        const fits = pasted.length > 0 && !nested && !(brings && marks > 1);
        expect(model.insertRows((state) => appendConditions(state, key, pasted))).toBe(fits);
        if (fits)
          simple.put(panel, [
            ...simple.inside(panel),
            ...pasted.map((each) => simple.row(each as PlainObject)),
          ]);
      }),
    ),
  fc.constant(
    command("add an or-panel", (simple, { model }) => {
      model.addOrPanel();
      simple.put(null, [...simple.rows, simple.row(anyOf())]);
    }),
  ),
  any.map((n) =>
    onRow(`remove ${n}`, n, (simple, { model }, row, key) => {
      model.removeRow(key);
      const panel = simple.panelOf(row);
      simple.put(
        panel,
        simple.inside(panel).filter((each) => each !== row),
      );
    }),
  ),
  fc.tuple(any, fc.constantFrom(-1 as const, 1 as const)).map(([n, by]) =>
    onRow(`move ${n} by ${by}`, n, (simple, { model }, row, key) => {
      model.moveCondition(key, by);
      const panel = simple.panelOf(row);
      const conditions = simple.inside(panel).filter(({ inside }) => inside === null);
      const other = conditions[conditions.indexOf(row) + by];
      if (row.inside !== null || !other) return;
      simple.put(
        panel,
        simple.inside(panel).map((each) => (each === row ? other : each === other ? row : each)),
      );
    }),
  ),
  fc.tuple(any, any).map(([n, to]) =>
    onRow(`move ${n} to panel ${to}`, n, (simple, opened, row, key) => {
      const [panel, panelKey] = panelAt(simple, opened, to);
      opened.model.moveToPanel(key, panelKey);
      const clash = row.condition.type === 50 && simple.has(panel, 50);
      if (row.inside === null && simple.panelOf(row) !== panel && !clash) simple.move(row, panel);
    }),
  ),
  any.map((n) =>
    onRow(`wrap ${n}`, n, (simple, { model }, row, key) => {
      model.wrapInOrPanel([key]);
      if (row.inside !== null || simple.panelOf(row) !== null) return;
      const panel = { ...simple.row(anyOf()), inside: [row] };
      simple.put(
        null,
        simple.rows.map((each) => (each === row ? panel : each)),
      );
    }),
  ),
  any.map((n) =>
    onRow(`dissolve ${n}`, n, (simple, { model }, row, key) => {
      model.dissolveOrPanel(key);
      const { inside } = row;
      const clash = inside?.some(({ condition }) => condition.type === 50) && simple.has(null, 50);
      if (inside !== null && !clash)
        simple.put(
          null,
          simple.rows.flatMap((each) => (each === row ? inside : [each])),
        );
    }),
  ),
  any.map((n) =>
    onRow(`copy ${n}`, n, (simple, { model }, row, key) => {
      model.duplicateCondition(key);
      if (row.condition.type !== 60 && row.condition.type !== 75) return;
      const panel = simple.panelOf(row);
      simple.put(
        panel,
        simple.inside(panel).flatMap((each) => (each === row ? [row, simple.row(row.condition)] : [each])),
      );
    }),
  ),
  any.map((n) =>
    onRow(`invert ${n}`, n, (simple, { model }, row, key) => {
      model.invertCondition(key);
      const { type, tag_or, match } = row.condition;
      if (type === 60) replace(simple, row, { ...row.condition, tag_or: (Number(tag_or) + 2) % 4 }, null);
      if (type === 75) replace(simple, row, { ...row.condition, match: match === 0 ? 4 : 0 }, null);
    }),
  ),
  fc.tuple(any, anyTag).map(([n, id]) =>
    onRow(`choose tag ${id} in ${n}`, n, (simple, { model }, row, key) => {
      if (row.condition.type !== 60) return;
      const next = { ...row.condition, type: 60, tag_ids: [id] };
      model.changeCondition(key, next, "tag_ids");
      if (JSON.stringify(next) !== JSON.stringify(row.condition)) replace(simple, row, next, "tag_ids");
    }),
  ),
  fc.constantFrom("一", "二", "優良顧客").map((name) =>
    command(`rename to ${name}`, (simple, { model }) => {
      model.renameFilter(name);
      if (name !== simple.name) simple.edit({ name }, "name");
    }),
  ),
  fc.constantFrom(0, 250, 499, 500, 3000).map((milliseconds) =>
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

it("any 50 operations keep order, values and unique keys, and are walked back to the start and forth", () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 50, size: "max" }), (operations) => {
      const real = openFilter(structuredClone(start));
      const model = new SimpleFilter(start);
      fc.modelRun(() => ({ model, real }), operations);

      while (real.model.redo());
      const last = JSON.stringify(real.model.value());
      while (real.model.undo());
      expect(JSON.stringify(real.model.value())).toBe(JSON.stringify(start));
      expect(real.model.isDirty()).toBe(false);
      while (real.model.redo());
      expect(JSON.stringify(real.model.value())).toBe(last);
    }),
    { numRuns: 100 },
  );
}, 60_000);

function command(name: string, act: (simple: SimpleFilter, opened: OpenFilter) => void): Command {
  return {
    check: () => true,
    run(simple, opened) {
      const before = new Map(opened.state().rows.map((row) => [row.key, row.value]));
      act(simple, opened);
      expectSame(simple, opened);
      expectLawful(opened);
      // A step back brings the objects of then, and what took their place since may say the same.
      if (name === "undo" || name === "redo") return;
      for (const { key, value: condition } of opened.state().rows)
        if (JSON.stringify(before.get(key)) === JSON.stringify(condition))
          expect(condition).toBe(before.get(key) ?? condition);
    },
    toString: () => name,
  };
}

function onRow(
  name: string,
  n: number,
  act: (simple: SimpleFilter, opened: OpenFilter, row: SimpleRow, key: string) => void,
): Command {
  const acting = command(name, (simple, opened) => {
    const at = n % simple.all.length;
    act(simple, opened, simple.all[at]!, opened.keys()[at]!);
  });
  return { ...acting, check: ({ all }) => all.length > 0 };
}

function onPanel(
  name: string,
  n: number,
  act: (simple: SimpleFilter, opened: OpenFilter, panel: SimpleRow | null, key: string | null) => void,
): Command {
  return command(name, (simple, opened) => act(simple, opened, ...panelAt(simple, opened, n)));
}

function panelAt(
  simple: SimpleFilter,
  opened: OpenFilter,
  n: number,
): [panel: SimpleRow | null, key: string | null] {
  const panels = [null, ...simple.panels];
  const panel = panels[n % panels.length] ?? null;
  return [panel, panel && opened.keys()[simple.all.indexOf(panel)]!];
}

function replace(simple: SimpleFilter, row: SimpleRow, condition: PlainObject, field: string | null): void {
  const panel = simple.panelOf(row);
  const rows = simple.inside(panel).map((each) => (each === row ? { ...row, condition } : each));
  simple.put(panel, rows, field && `${row.id}.${field}`);
}

function expectSame(simple: SimpleFilter, { model, edits }: OpenFilter): void {
  expect(JSON.stringify(model.value())).toBe(simple.spell());
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

/** What holds of every filter that came from a lawful one. */
function expectLawful({ state }: OpenFilter): void {
  const keys = keysOf(state());
  expect(new Set(keys).size).toBe(keys.length);
  for (const panel of [
    null,
    ...state().rows.flatMap(({ key, children: branches }) => (branches ? [key] : [])),
  ]) {
    const types = rowsIn(state(), panel).map(({ value: condition }) => (condition as PlainObject).type);
    expect(types.filter((type) => type === 50).length).toBeLessThanOrEqual(1);
    if (panel !== null) expect(types).not.toContain(120);
  }
}

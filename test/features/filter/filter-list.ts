import fc from "fast-check";
import { expect } from "vitest";
import { allConditions } from "../../../src/features/filter/conditions/index.js";
import { emptyFilter } from "../../../src/features/filter/entity.js";
import { appendConditions } from "../../../src/features/filter/head/append-conditions.js";
import type { FilterModel } from "../../../src/features/filter/model.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { rowsIn } from "../../../src/list-editor/index.js";
import {
  anyNumber,
  containerAt,
  type ListCommand,
  onContainer,
  onRow,
} from "../../list-editor/list-model/commands.js";
import type { ListFeature, OpenList } from "../../list-editor/list-model/list-feature.js";
import { edits } from "./edits.js";
import { everything } from "./filter-settings.js";
import { anyOf, filterOf, held, marked, openFilter, tagged } from "./open-filter.js";

const tag = allConditions.ofType(60)!;
const mark = allConditions.ofType(50)!;
const modelOf = ({ model }: OpenList) => model as unknown as FilterModel;
const documentOf = (...inputs: PlainData[]): PlainObject => filterOf(...inputs);
const early = { type: 30, date_from: "2026-12-01", date_to: "2026-01-01" };

/** What the suite of list models must know of filters. */
export const filterList: ListFeature = {
  keys: { id: "fid", name: "name", list: "inputs" },
  documentOf,
  sampleOf: (number) => tagged(number),
  added: { type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: 0 },
  holding: { key: "effects", moves: false, holderOf: anyOf },
  takes: ({ type }) => ({ duplicate: type === 60 || type === 75, change: type === 60 }),
  changed: (condition, number) => ({ ...condition, tag_ids: [number] }),
  focus: { afterRemove: "remove", add: "add", up: "tools", down: "tools" },
  sameIsEdit: false,
  empty: emptyFilter(),

  open(document = null) {
    const list = openFilter(document);
    const { model } = list;
    return {
      ...list,
      add: (panel) => model.addCondition(panel, tag),
      remove: model.removeRow,
      duplicate: model.duplicateCondition,
      move: model.moveCondition,
      change: (key, condition, field = "tag_ids") =>
        model.changeCondition(key, { type: 60, ...condition }, field),
      rename: model.renameFilter,
      configure: () => model.configure({ ...everything, mode: "board" }),
      lookAround: () => model.leave(),
    };
  },

  edits: edits.map(([what, start, act]) => [what, start, (list) => act(modelOf(list))]),
  noEdits: {
    start: filterOf(tagged(1), anyOf(tagged(2)), marked(1), held),
    tries: nothings().map(([what, act]) => [what, (list) => act(modelOf(list))]),
  },

  operations: {
    start: filterOf(
      tagged(1),
      held,
      anyOf(tagged(2), { type: 75, var_id: 202, match: 0, query: 3, future: [1] }),
      marked(1),
      anyOf(),
    ),
    commands: commandsOfFilters(),
    expectLawful,
  },

  problems: {
    goTo: (list, target) => modelOf(list).goTo(target),
    wrong: early,
    field: "date_from",
    openNameless: (...values) => filterList.open({ ...filterOf(...values), name: "" }),
    nameField: "name",
  },
};

function nothings(): [what: string, act: (model: FilterModel) => unknown][] {
  return [
    ["a single-use one again", (model) => model.addCondition(null, mark)],
    ["adding to a panel that is gone", (model) => model.addCondition("r9", tag)],
    ["copying what may be there once", (model) => model.duplicateCondition("r3")],
    ["moving to the same panel", (model) => model.moveToPanel("r0", null)],
    ["moving to a panel that is gone", (model) => model.moveToPanel("r0", "r9")],
    ["moving past an or-panel at the end", (model) => model.moveCondition("r4", 1)],
    ["wrapping an or-panel", (model) => model.wrapInOrPanel(["r1"])],
    ["dissolving what is none", (model) => model.dissolveOrPanel("r0")],
    ["inverting what has no opposite", (model) => model.invertCondition("r3")],
    ["changing a condition into itself", (model) => model.changeCondition("r0", tagged(1), "tag_ids")],
    ["pasting nothing", (model) => model.insertRows((state) => appendConditions(state, null, []))],
    [
      "pasting what does not fit",
      (model) => model.insertRows((state) => appendConditions(state, null, [tagged(8), marked(2)])),
    ],
    ["copying what is no search", (model) => model.replaceContent({ name: "名" })],
    ["the same name", (model) => model.renameFilter("優良顧客")],
    ["the same folder", (model) => model.chooseFolder(12)],
    ["the same option", (model) => model.chooseOption("take_num", 50)],
    ["waiting for a filter", (model) => model.showLoading("loading")],
    ["going to a problem where there is none", (model) => model.goTo(undefined)],
  ];
}

/** Edits of or-panels, of what may be there once, and of several at a time. */
function commandsOfFilters(): ListCommand[] {
  return [
    anyNumber.map((n) =>
      onContainer("add a mark to list", n, (reference, list, panel, key) => {
        const free = !reference.has(panel, 50);
        expect(modelOf(list).addCondition(key, mark)).toBe(free);
        if (free) reference.put(panel, [...reference.inside(panel), reference.row(marked())]);
      }),
    ),
    fc
      .tuple(
        anyNumber,
        fc.array(fc.constantFrom<PlainObject[]>(tagged(3), marked(2), held, anyOf(tagged(4))), {
          maxLength: 3,
        }),
      )
      .map(([n, pasted]) =>
        onContainer(`paste ${JSON.stringify(pasted)} to list`, n, (reference, list, panel, key) => {
          const marks = pasted.filter(({ type }) => type === 50).length + (reference.has(panel, 50) ? 1 : 0);
          const nested = panel !== null && pasted.some(({ type }) => type === 120);
          const brings = pasted.some(({ type }) => type === 50);
          const fits = pasted.length > 0 && !nested && !(brings && marks > 1);
          const append = (state: Parameters<typeof appendConditions>[0]) =>
            appendConditions(state, key, pasted);
          expect(modelOf(list).insertRows(append)).toBe(fits);
          if (!fits) return;
          const rows = pasted.map((each) => reference.row(each));
          reference.put(panel, [...reference.inside(panel), ...rows]);
        }),
      ),
    anyNumber.map((n) =>
      onContainer("add an or-panel, whatever", n, (reference, list) => {
        modelOf(list).addOrPanel();
        reference.put(null, [...reference.rows, reference.row(anyOf())]);
      }),
    ),
    fc.tuple(anyNumber, anyNumber).map(([n, to]) =>
      onRow(`move to panel ${to} the row`, n, (reference, list, row, key) => {
        const [panel, panelKey] = containerAt(reference, list, to);
        modelOf(list).moveToPanel(key, panelKey);
        const clash = row.value.type === 50 && reference.has(panel, 50);
        if (row.inside === null && reference.containerOf(row) !== panel && !clash) {
          reference.moveInto(row, panel);
        }
      }),
    ),
    anyNumber.map((n) =>
      onRow("wrap", n, (reference, list, row, key) => {
        modelOf(list).wrapInOrPanel([key]);
        if (row.inside !== null || reference.containerOf(row) !== null) return;
        const panel = { ...reference.row(anyOf()), inside: [row] };
        const rows = reference.rows.map((each) => (each === row ? panel : each));
        reference.put(null, rows);
      }),
    ),
    anyNumber.map((n) =>
      onRow("dissolve", n, (reference, list, row, key) => {
        modelOf(list).dissolveOrPanel(key);
        const { inside } = row;
        const clash = inside?.some(({ value }) => value.type === 50) && reference.has(null, 50);
        if (inside === null || clash) return;
        const rows = reference.rows.flatMap((each) => (each === row ? inside : [each]));
        reference.put(null, rows);
      }),
    ),
    anyNumber.map((n) =>
      onRow("invert", n, (reference, list, row, key) => {
        modelOf(list).invertCondition(key);
        const { type, tag_or, match } = row.value;
        if (type === 60) reference.replace(row, { ...row.value, tag_or: (Number(tag_or) + 2) % 4 }, null);
        if (type === 75) reference.replace(row, { ...row.value, match: match === 0 ? 4 : 0 }, null);
      }),
    ),
  ];
}

/** What holds of every filter that came from a lawful one. */
function expectLawful(list: OpenList): void {
  const state = modelOf(list).state();
  const panels = state.rows.flatMap(({ key, children }) => (children ? [key] : []));
  for (const panel of [null, ...panels]) {
    const types = rowsIn(state, panel).map(({ value }) => (value as PlainObject).type);
    expect(types.filter((type) => type === 50).length).toBeLessThanOrEqual(1);
    if (panel !== null) expect(types).not.toContain(120);
  }
}

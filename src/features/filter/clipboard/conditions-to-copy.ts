import type { createStore } from "jotai/vanilla";
import type { Copyable } from "../../editing/late.js";
import {
  allRows,
  conditionRows,
  type FilterRow,
  type FilterState,
  orPanels,
  panelOf,
  rowOf,
  rowsOf,
  writeRow,
} from "../entity.js";
import type { FilterModel } from "../model.js";
import { typeOf } from "../transitions.js";
import { conditionLabel, filterWords } from "../words.js";
import { judgePaste, type PasteRefusal, pasteConditions, placeAt } from "./paste.js";
import { filterClipboardWords } from "./words.js";

/** The conditions of a filter as the clipboard sees them. A key names a row or an or-panel, `null` the filter as a whole. */
export function conditionsToCopy(
  model: FilterModel,
  store: ReturnType<typeof createStore>,
): Copyable<FilterRow> {
  const { state, settings } = model;
  const words = () => ({ ...filterWords[settings().locale], ...filterClipboardWords[settings().locale] });

  function refusalText({ type, why }: PasteRefusal): string {
    const reason = why === "used" ? words().alreadyAdded : words()[why];
    return words().problemAt(conditionLabel(type, words()), reason);
  }

  return {
    kind: "conditions",
    locale: () => settings().locale,
    isFixed: () => settings().readonly || settings().disabled,
    plural: () => words().conditions,
    /** By its number among its like, and its label. */
    nameOf(key) {
      const row = rowOf(state(), key);
      return words().heading(numberOf(state(), key), conditionLabel(row && typeOf(row.condition), words()));
    },
    /** Of an or-panel with all that is in it. */
    itemsOf(key) {
      const rows = key === null ? state().rows : [rowOf(state(), key)].filter((row) => row !== undefined);
      return rows.map((row) => writeRow(row));
    },
    remove: (key) => model.removeRow(key),
    insert(items, key) {
      const before = state();
      const place = placeAt(before, key, items);
      const { inputs, refusals, unreadable } = judgePaste(before, place, items, settings());
      model.insertRows((now) => pasteConditions(now, place, inputs));
      return { rows: newRows(before, state()), refusals: refusals.map(refusalText), unreadable };
    },
    goTo: ({ key }) => store.set(model.atoms.focus, { row: key, field: "tools" }),
    hush: () => store.set(model.atoms.happening, null),
  };
}

/** Where a row stands among its like, as the screen numbers it. */
function numberOf(state: FilterState, key: string): number {
  const panel = panelOf(state, key) ?? null;
  const rows = panel !== null ? rowsOf(state, panel) : undefined;
  const like =
    rows ?? [conditionRows(state), orPanels(state)].find((each) => each.some((row) => row.key === key));
  return (like ?? []).findIndex((row) => row.key === key) + 1;
}

/** The rows that came in, not what is in them. */
function newRows(before: FilterState, after: FilterState): FilterRow[] {
  const known = new Set(allRows(before).map(({ key }) => key));
  const added = allRows(after).filter(({ key }) => !known.has(key));
  const inside = new Set(added.flatMap(({ branches }) => branches ?? []));
  return added.filter((row) => !inside.has(row));
}

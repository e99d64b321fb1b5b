import type { createStore } from "jotai/vanilla";
import type { Copyable, Parts } from "../../../list-editor/index.js";
import { allRows, containerOf, rowOf, rowsIn, typeOf } from "../../../list-editor/index.js";
import { createSentenceFormat, knownNames, type PageLists } from "../../../references/index.js";
import { conditionLabel } from "../condition-label.js";
import { conditionRows, type FilterRow, type FilterState, orPanels, writeRow } from "../entity.js";
import { filterWords } from "../messages.js";
import type { FilterModel } from "../model.js";
import { rowSentence } from "../summary/sentence.js";
import { filterClipboardWords } from "./messages.js";
import { judgePaste, type PasteRefusal, pasteConditions, placeAt } from "./paste.js";

/** The conditions of a filter as the clipboard sees them. A key names a row or an or-panel. */
export function conditionsToCopy(
  model: FilterModel,
  store: ReturnType<typeof createStore>,
  lists: PageLists,
): Copyable<FilterRow> {
  const { state, settings } = model;
  const words = () => ({ ...filterWords[settings().locale], ...filterClipboardWords[settings().locale] });

  const labelOf = (type: unknown) => conditionLabel(type, settings().locale, model.conditions);

  /** An or-panel stands for all that is in it. */
  function rowsOf(parts: Parts): readonly FilterRow[] {
    return parts === null ? state().rows : allRows(state()).filter(({ key }) => parts.includes(key));
  }

  function refusalText({ type, why }: PasteRefusal): string {
    const reason = why === "used" ? words().alreadyAdded : words()[why];
    return words().at(labelOf(type), reason);
  }

  return {
    kind: "conditions",
    locale: () => settings().locale,
    isFixed: () => settings().readonly || settings().disabled,
    plural: () => words().conditions,
    /** By its number among its like, and its label. */
    nameOf(key) {
      const row = rowOf(state(), key);
      return words().numbered(numberOf(state(), key), labelOf(row && typeOf(row.value)));
    },
    selected: () => model.selection.rows().map(({ key }) => key),
    itemsOf: (parts) => rowsOf(parts).map((row) => writeRow(row)),
    sentencesOf(parts) {
      const { locale } = settings();
      const format = createSentenceFormat(knownNames(lists, locale), locale, "whole");
      return rowsOf(parts).map((row) => rowSentence(row, format, model.conditions));
    },
    remove: model.removeRows,
    insert(items, key) {
      const before = state();
      const place = placeAt(before, key, items);
      const { inputs, refusals, unreadable } = judgePaste(before, place, items, settings(), model.conditions);
      model.insertRows((now) => pasteConditions(now, place, inputs));
      return { rows: newRows(before, state()), refusals: refusals.map(refusalText), unreadable };
    },
    goTo: ({ key }) => store.set(model.atoms.focus, { row: key, field: "tools" }),
    clearAnnouncement: () => store.set(model.atoms.announcement, null),
  };
}

/** Number of a row among its like, as the screen shows it. */
function numberOf(state: FilterState, key: string): number {
  const panel = containerOf(state, key) ?? null;
  const rows = panel !== null ? rowsIn(state, panel) : undefined;
  const like =
    rows ?? [conditionRows(state), orPanels(state)].find((each) => each.some((row) => row.key === key));
  return (like ?? []).findIndex((row) => row.key === key) + 1;
}

/** The rows that came in, not what is in them. */
function newRows(before: FilterState, after: FilterState): FilterRow[] {
  const known = new Set(allRows(before).map(({ key }) => key));
  const added = allRows(after).filter(({ key }) => !known.has(key));
  const inside = new Set(added.flatMap(({ children: branches }) => branches ?? []));
  return added.filter((row) => !inside.has(row));
}

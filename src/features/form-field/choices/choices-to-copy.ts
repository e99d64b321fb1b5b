import type { createStore } from "jotai/vanilla";
import { readLines } from "../../../lib/cells.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { Copyable, Row } from "../../../list-editor/index.js";
import { formFieldWords } from "../messages.js";
import type { FormFieldModel } from "../model.js";
import { choiceText } from "./choice.js";

/** The choices as the clipboard sees them: for others a line each, and lines of others are choices. */
export function choicesToCopy(
  model: FormFieldModel,
  store: ReturnType<typeof createStore>,
): Copyable<Row, PlainData> {
  const settings = () => store.get(model.atoms.settings);
  const words = () => formFieldWords[settings().locale];
  const rowsOf = (parts: readonly string[] | null) =>
    model.state().rows.filter(({ key }) => parts === null || parts.includes(key));

  return {
    kind: "choices",
    isItem: (data): data is PlainData => choiceText(data) !== null,
    itemsOfText: (text) => readLines(text),
    locale: () => settings().locale,
    isFixed: () => settings().readonly || settings().disabled,
    plural: () => words().choices,
    nameOf(key) {
      const [row] = rowsOf([key]);
      return (row && choiceText(row.value)) || words().unnamed;
    },
    selected: () => model.selection.rows().map(({ key }) => key),
    itemsOf: (parts) => rowsOf(parts).map(({ value }) => value),
    sentencesOf: (parts) => rowsOf(parts).map(({ value }) => choiceText(value) ?? words().choiceOpaque),
    remove: model.removeChoices,
    insert: (items, key) => ({ rows: model.insertChoices(items, key), refusals: [], unreadable: 0 }),
    /** To its handle: in its text the next paste would be of text. */
    goTo: ({ key }) => model.goTo({ row: key, field: "grip" }),
    clearAnnouncement: () => model.announceEdit(null),
  };
}

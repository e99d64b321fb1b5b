import type { createStore } from "jotai/vanilla";
import type { Copyable, Parts, Row } from "../../../list-editor/index.js";
import { createSentenceFormat, knownNames, type PageLists } from "../../../references/index.js";
import { isDeleted } from "../entity.js";
import type { EpisodeModel } from "../episode-model.js";
import { episodeWords } from "../messages.js";
import { stepSentence } from "../sentence.js";

/** The steps of a sequence as the clipboard sees them. */
export function stepsToCopy(
  model: EpisodeModel,
  store: ReturnType<typeof createStore>,
  lists: PageLists,
): Copyable<Row> {
  const settings = () => store.get(model.atoms.settings);
  const words = () => episodeWords[settings().locale];

  function rowsOf(parts: Parts): readonly Row[] {
    const { rows } = model.state();
    return parts === null ? rows : rows.filter(({ key }) => parts.includes(key));
  }

  return {
    kind: "steps",
    locale: () => settings().locale,
    isFixed: () => settings().readonly || settings().disabled || isDeleted(model.state()),
    plural: () => words().clipSteps,
    nothing: () => words().notSteps,
    nameOf: (key) => words().step(model.state().rows.findIndex((row) => row.key === key) + 1),
    selected: () => model.selection.rows().map(({ key }) => key),
    itemsOf: (parts) => rowsOf(parts).map(({ value }) => value),
    sentencesOf(parts) {
      const { locale } = settings();
      const format = createSentenceFormat(knownNames(lists, locale), locale, "whole");
      const { base } = store.get(model.atoms.kind);
      const rows = rowsOf(parts);
      return rows.map(({ value }, at) => {
        const sentence = stepSentence(value, base, false, format);
        return rows.length === 1 ? sentence : `${at + 1}. ${sentence}`;
      });
    },
    remove: model.removeSteps,
    insert: (items, below) => ({ rows: model.insertSteps(items, below), refusals: [], unreadable: 0 }),
    /** Opens its panel and goes to the head. */
    goTo: ({ key }) => model.goTo({ row: key, field: "toggle" }),
    clearAnnouncement: () => model.announceEdit(null),
  };
}

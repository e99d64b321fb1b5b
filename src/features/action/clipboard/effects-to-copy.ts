import type { createStore } from "jotai/vanilla";
import { type Copyable, type Parts, typeOf } from "../../../list-editor/index.js";
import { createSentenceFormat, knownNames, type PageLists } from "../../../references/index.js";
import { addingWords } from "../adding/messages.js";
import type { EffectRow } from "../entity.js";
import { headingOf, labelOf } from "../heading.js";
import { actionWords } from "../messages.js";
import type { ActionModel } from "../model.js";
import { sentenceOf } from "../sentences/sentence.js";
import { effectClipboardWords } from "./messages.js";
import { judgePaste, type PasteRefusal, pasteEffects } from "./paste.js";

/** The effects of an action as the clipboard sees them. */
export function effectsToCopy(
  model: ActionModel,
  store: ReturnType<typeof createStore>,
  lists: PageLists,
): Copyable<EffectRow> {
  const settings = () => store.get(model.atoms.settings);

  function rowsOf(parts: Parts): readonly EffectRow[] {
    const { rows } = model.state();
    return parts === null ? rows : rows.filter(({ key }) => parts.includes(key));
  }

  function refusalText({ type, why }: PasteRefusal): string {
    const { locale } = settings();
    const reason =
      why === "used" ? addingWords[locale].alreadyAdded : effectClipboardWords[locale].notOffered;
    return actionWords[locale].at(labelOf(model.effects, type, locale), reason);
  }

  return {
    kind: "effects",
    locale: () => settings().locale,
    isFixed: () => settings().readonly || settings().disabled,
    plural: () => effectClipboardWords[settings().locale].effects,
    /** By its number and its label. */
    nameOf: (key) => headingOf(model, key, settings().locale),
    selected: () => model.selection.rows().map(({ key }) => key),
    itemsOf: (parts) => rowsOf(parts).map(({ value: effect }) => effect),
    sentencesOf(parts) {
      const { locale } = settings();
      const format = createSentenceFormat(knownNames(lists, locale), locale, "whole");
      return rowsOf(parts).map((row, at) => {
        const name = labelOf(model.effects, typeOf(row.value), locale);
        const sentence = sentenceOf(model.effects, row.value, format) ?? name;
        return parts?.length === 1 ? sentence : `${at + 1}. ${sentence}`;
      });
    },
    remove: model.removeEffects,
    insert(items, key) {
      const before = model.state();
      const { effects, refusals } = judgePaste(model.effects, before, items, settings());
      model.edit(pasteEffects(before, key, effects));
      const rows = model.state().rows.filter((row) => !before.rows.includes(row));
      return { rows, refusals: refusals.map(refusalText), unreadable: 0 };
    },
    /** Opens its panel and goes to the head. */
    goTo: ({ key }) => model.goTo({ row: key, field: "toggle" }),
    clearAnnouncement: () => model.announceEdit(null),
  };
}

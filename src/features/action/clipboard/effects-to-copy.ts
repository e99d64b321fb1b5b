import type { createStore } from "jotai/vanilla";
import { isPlainObject } from "../../../lib/plain-data.js";
import type { Copyable } from "../../editing/late.js";
import { addingWords } from "../adding/words.js";
import type { EffectRow } from "../entity.js";
import { createListEdits } from "../list/list-edits.js";
import type { ActionModel } from "../model.js";
import { actionWords, effectLabel } from "../words.js";
import { judgePaste, type PasteRefusal, pasteEffects } from "./paste.js";
import { effectClipboardWords } from "./words.js";

/** The effects of an action as the clipboard sees them. A key names one, `null` the action as a whole. */
export function effectsToCopy(
  model: ActionModel,
  store: ReturnType<typeof createStore>,
): Copyable<EffectRow> {
  const settings = () => store.get(model.atoms.settings);
  const words = () => actionWords[settings().locale];

  function refusalText({ type, why }: PasteRefusal): string {
    const { locale } = settings();
    const reason =
      why === "used" ? addingWords[locale].alreadyAdded : effectClipboardWords[locale].notOffered;
    return words().problemAt(effectLabel(type, words()), reason);
  }

  return {
    kind: "effects",
    locale: () => settings().locale,
    isFixed: () => settings().readonly || settings().disabled,
    plural: () => effectClipboardWords[settings().locale].effects,
    /** By its number and its label. */
    nameOf(key) {
      const at = model.state().rows.findIndex((row) => row.key === key);
      const effect = model.state().rows[at]?.effect ?? null;
      return words().heading(at + 1, effectLabel(isPlainObject(effect) ? effect.type : null, words()));
    },
    itemsOf(key) {
      const { rows } = model.state();
      return (key === null ? rows : rows.filter((row) => row.key === key)).map(({ effect }) => effect);
    },
    remove: createListEdits(model, store).removeEffect,
    insert(items, key) {
      const before = model.state();
      const { effects, refusals } = judgePaste(before, items, settings());
      model.edit(pasteEffects(before, key, effects));
      const rows = model.state().rows.filter((row) => !before.rows.includes(row));
      return { rows, refusals: refusals.map(refusalText), unreadable: 0 };
    },
    /** Opens its panel and goes to the head. */
    goTo: ({ key }) => model.goTo({ row: key, field: "toggle" }),
    hush: () => store.set(model.atoms.happening, null),
  };
}

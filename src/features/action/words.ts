import { type Localized, localized } from "../../lib/locale.js";
import { type ActionWords, ja } from "./messages.ja.js";

export type { ActionWords };

/** The words of the action editor, by language. */
export const actionWords: Localized<ActionWords> = localized(
  ja,
  async () => (await import("./messages.en.js")).en,
);

/** The label of an effect type, known or not. */
export function effectLabel(type: unknown, words: ActionWords): string {
  return isLabelled(type, words.effectLabels) ? words.effectLabels[type] : words.unknownEffect;
}

function isLabelled<Labels extends object>(type: unknown, labels: Labels): type is keyof Labels {
  return typeof type === "number" && Object.hasOwn(labels, type);
}

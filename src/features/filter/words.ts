import { type Localized, localized } from "../../lib/locale.js";
import { type FilterWords, ja } from "./messages.ja.js";

export type { FilterWords };

/** The words of the filter editor, by language. */
export const filterWords: Localized<FilterWords> = localized(
  ja,
  async () => (await import("./messages.en.js")).en,
);

/** The label of a condition type, known or not. */
export function conditionLabel(type: unknown, words: FilterWords): string {
  return isLabelled(type, words.conditionLabels) ? words.conditionLabels[type] : words.unknownCondition;
}

function isLabelled<Labels extends object>(type: unknown, labels: Labels): type is keyof Labels {
  return typeof type === "number" && Object.hasOwn(labels, type);
}

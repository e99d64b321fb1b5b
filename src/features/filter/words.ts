import { type Localized, localized } from "../../lib/locale.js";
import type { PanelKey } from "./entity.js";
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

/** How a row is counted: with what joins it to the one before. */
export function rowNumber(number: number, panel: PanelKey, words: FilterWords): string {
  return number === 1 ? "1" : `${panel === null ? words.and : words.or} ${number}`;
}

function isLabelled<Labels extends object>(type: unknown, labels: Labels): type is keyof Labels {
  return typeof type === "number" && Object.hasOwn(labels, type);
}

import type { Locale } from "../../lib/locale.js";
import { allConditions, type ConditionVariants } from "./conditions/index.js";
import { brokenType, orPanelType } from "./entity.js";
import { filterWords } from "./messages.js";

/** The label of a condition type, known or not. */
export function conditionLabel(
  type: unknown,
  locale: Locale,
  variants: ConditionVariants = allConditions,
): string {
  const words = filterWords[locale];
  if (type === orPanelType) return words.any;
  if (type === brokenType) return words.brokenCondition;
  return variants.ofType(type)?.label[locale] ?? words.unknownCondition;
}

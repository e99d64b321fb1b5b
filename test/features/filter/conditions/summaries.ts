import {
  type ConditionData,
  type ConditionVariant,
  summarizeCondition,
} from "../../../../src/features/filter/conditions/index.js";
import type { Locale } from "../../../../src/lib/locale.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { createSentenceFormat, type Names } from "../../../../src/references/index.js";
import { everything } from "../filter-settings.js";

/** The sentence of a condition; what it names is looked up in `names`. */
export type Summarize<T extends ConditionData> = (condition: T, names: Names, locale: Locale) => string;

/** How a definition summarizes. */
export function summarizedBy<T extends ConditionData>({
  summarize,
}: Pick<ConditionVariant<T>, "summarize">): Summarize<T> {
  return (condition, names, locale) => summarize(condition, createSentenceFormat(names, locale, "whole"));
}

/** The same of any condition; `null` for one that cannot be read. */
export function summaryOf(condition: PlainData, names: Names, locale: Locale): string | null {
  return summarizeCondition(condition, createSentenceFormat(names, locale, "whole"));
}

/** What sentences are written with: who reads them, and when. */
export const context = { locale: "ja", now: "2026-11-21 09:00", limits: everything.limits } as const;

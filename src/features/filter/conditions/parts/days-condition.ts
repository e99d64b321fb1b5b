import type * as v from "valibot";
import type { IconName } from "../../../../kit/icon-names.js";
import type { Localized } from "../../../../lib/locale.js";
import type { SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, conditionSchema } from "../definition.js";
import { daysOf, describeRange, isOpen, rangeProblems, storedDays } from "./date-range.js";
import { partWords } from "./messages.js";

const storedIn = <Type extends number>(type: Type) => conditionSchema(type, storedDays);

/** A condition that stores two days and nothing else. */
export type DaysCondition<Type extends number> = v.InferOutput<ReturnType<typeof storedIn<Type>>>;

/** How such a condition is said: "最終反応日が2026年11月1日から2026年11月30日まで". */
export interface DaysWords {
  within(days: string): string;
}

/** A condition on one day, but for its `rules`. "Not then" cannot be stored. */
export function daysCondition<Type extends number, Name extends string>(own: {
  type: Type;
  name: Name;
  label: Localized<string>;
  icon: IconName;
  words: Localized<DaysWords>;
  begins?: string;
}) {
  const { words, ...shown } = own;
  return {
    ...shown,
    schema: storedIn(own.type),
    create: () => ({ type: own.type, date_from: null, date_to: null }),
    summarize(condition: DaysCondition<Type>, { locale }: SentenceFormat): string {
      const parts = partWords[locale];
      return words[locale].within(describeRange(daysOf(condition), parts) ?? parts.anyTime);
    },
    unfinished: (condition) => isOpen(daysOf(condition)),
    missing: () => ({ field: "date_from", entered: true, optional: true }),
    problems: (condition, { locale }) => rangeProblems(daysOf(condition), "date_from", partWords[locale]),
  } satisfies ConditionVariant<DaysCondition<Type>>;
}

import type { Describe } from "../definition.js";
import { daysOf, describeRange } from "../parts/date-range.js";
import { partWords } from "../parts/words.js";
import type { RegisteredCondition } from "./registered.js";
import { registeredWords } from "./words.js";

/** "友だち登録日が2026年1月1日から2026年12月31日まで". */
export const describeRegistered: Describe<RegisteredCondition> = (condition, _names, locale) => {
  const [words, parts] = [registeredWords[locale], partWords[locale]];
  const range = describeRange(daysOf(condition), parts);
  return range === null ? words.atAnyTime(parts.anyTime) : words.within(range);
};

import type { Describe } from "../definition.js";
import { daysOf, describeRange } from "../parts/date-range.js";
import { partWords } from "../parts/words.js";
import type { LastReactionCondition } from "./last-reaction.js";
import { lastReactionWords } from "./words.js";

/** "最終反応日が2026年11月1日から2026年11月30日まで". */
export const describeLastReaction: Describe<LastReactionCondition> = (condition, _names, locale) => {
  const [words, parts] = [lastReactionWords[locale], partWords[locale]];
  const range = describeRange(daysOf(condition), parts);
  return range === null ? words.atAnyTime(parts.anyTime) : words.within(range);
};

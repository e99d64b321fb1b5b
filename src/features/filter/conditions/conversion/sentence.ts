import type { Describe } from "../definition.js";
import { SetMatch } from "../parts/set-match.js";
import { partWords } from "../parts/words.js";
import type { ConversionCondition } from "./conversion.js";
import { conversionWords } from "./words.js";

/** "コンバージョン「購入」のいずれかを達成した". */
export const describeConversion: Describe<ConversionCondition> = (condition, names, locale) => {
  const [words, parts] = [conversionWords[locale], partWords[locale]];
  const { tracker_ids = [], tracker_or = SetMatch.any } = condition;
  const chosen = tracker_ids.map((id) => names.nameOf("tracker", id));
  return words.meets[tracker_or](chosen.length === 0 ? parts.nothingChosen : parts.list(chosen));
};

import type { Describe } from "../definition.js";
import { partWords } from "../parts/words.js";
import { Channel, type OtherCondition, Reaction } from "./other.js";
import { otherWords } from "./words.js";

/** "メッセージの返信があり、メールのみで連絡できる". */
export const describeOther: Describe<OtherCondition> = (condition, _names, locale) => {
  const words = otherWords[locale];
  const { has_response = Reaction.unspecified, has_type = Channel.unspecified } = condition;
  if (has_response === Reaction.unspecified)
    return has_type === Channel.unspecified
      ? words.unspecified(partWords[locale].nothingChosen)
      : words.reached[has_type];
  if (has_type === Channel.unspecified) return words.reacted[has_response];
  return words.both(words.reactedAnd[has_response], words.reached[has_type]);
};

import type { Describe } from "../definition.js";
import { readTexts } from "../parts/text-list.js";
import { partWords } from "../parts/words.js";
import { type FriendNameCondition, nameFields, searchedNames } from "./friend-name.js";
import { friendNameWords } from "./words.js";

/** "名前に「田中」か「佐藤」を含む", and in which names where that is not all of them. */
export const describeFriendName: Describe<FriendNameCondition> = (condition, _names, locale) => {
  const [words, parts] = [friendNameWords[locale], partWords[locale]];
  const texts = readTexts(condition.names ?? []);
  const said = texts.length === 0 ? parts.nothingTyped : parts.listOr(texts);
  const searched = searchedNames(condition);
  if (searched.length === nameFields.length) return words.anywhere(said);
  if (searched.length === 0) return words.nowhere(parts.nothingChosen, said);
  return words.within(
    searched.map((field) => words.names[field]),
    said,
  );
};

import type { Describe } from "../definition.js";
import { readTexts } from "../parts/text-list.js";
import { partWords } from "../parts/words.js";
import type { MemoCondition } from "./memo.js";
import { memoWords } from "./words.js";

/** "個別メモに「VIP」を含む". */
export const describeMemo: Describe<MemoCondition> = ({ memos = [] }, _names, locale) => {
  const [words, parts] = [memoWords[locale], partWords[locale]];
  const texts = readTexts(memos);
  return words.contains(texts.length === 0 ? parts.nothingTyped : parts.listOr(texts));
};

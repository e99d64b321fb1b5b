import { containsAny, foldedWords } from "../fold.js";
import type { Meaning } from "../meaning.js";

/** 20: one of whose memos contains a word. Left out: no words. */
export const byMemo: Meaning<{ memos: string[] }> = ({ memos }) => {
  const words = foldedWords(memos);
  return words.length === 0 ? null : (friend) => friend.memos.some((memo) => containsAny(memo, words));
};

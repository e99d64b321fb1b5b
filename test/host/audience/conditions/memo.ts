import { foldedWords } from "../fold.js";
import { type Compile, containsOneOf, friendsWith } from "../query.js";

export const byMemo: Compile = ({ memos }) => {
  const words = foldedWords(memos);
  if (words.length === 0) return undefined;
  return friendsWith("friend_memo", containsOneOf("folded"), JSON.stringify(words));
};

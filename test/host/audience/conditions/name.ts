import { foldedWords } from "../fold.js";
import { type Compile, containsOneOf, friendsWhere } from "../query.js";

const columns = [
  ["use_name", "folded_name"],
  ["use_short_name", "folded_short_name"],
  ["use_nickname", "folded_nickname"],
] as const;

export const byName: Compile = (condition) => {
  const words = foldedWords(condition.names);
  const searched = columns.filter(([flag]) => condition[flag] === 1);
  if (words.length === 0 || searched.length === 0) return undefined;
  const tests = searched.map(([, column]) => containsOneOf(column));
  return friendsWhere(tests.join(" OR "), ...searched.map(() => JSON.stringify(words)));
};

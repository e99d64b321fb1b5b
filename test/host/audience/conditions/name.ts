import { containsAny, foldedWords } from "../fold.js";
import type { Meaning } from "../meaning.js";

interface Names {
  names: string[];
  use_name: number;
  use_short_name: number;
  use_nickname: number;
}

/** 11: one of whose names contains a word; a name is looked at when its flag is 1. Left out: no words, all flags 0. */
export const byName: Meaning<Names> = ({ names, use_name, use_short_name, use_nickname }) => {
  const words = foldedWords(names);
  if (words.length === 0 || (use_name === 0 && use_short_name === 0 && use_nickname === 0)) return null;
  return ({ name, short_name, nickname }) =>
    (use_name === 1 && containsAny(name, words)) ||
    (use_short_name === 1 && containsAny(short_name, words)) ||
    (use_nickname === 1 && containsAny(nickname, words));
};

import { type Localized, words } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const tagLabel: Localized<string> = { ja: pickerWords.ja.kinds.tag, en: pickerWords.en.kinds.tag };

/** Words of the condition on tags. */
export const tagWords = words({
  ja: {
    match: "タグの条件",
    matches: {
      0: "をいずれか含む",
      1: "をすべて含む",
      2: "をどれも含まない",
      3: "をすべては含まない",
    },
    /** Words of a sentence for what is met. */
    meets: {
      0: (what: string) => `タグ${what}のいずれかが付いている`,
      1: (what: string) => `タグ${what}がすべて付いている`,
      2: (what: string) => `タグ${what}のどれも付いていない`,
      3: (what: string) => `タグ${what}のすべてはそろっていない`,
    },
    /** The same of a single one. */
    meetsOne: {
      0: (what: string) => `タグ${what}が付いている`,
      1: (what: string) => `タグ${what}が付いている`,
      2: (what: string) => `タグ${what}が付いていない`,
      3: (what: string) => `タグ${what}が付いていない`,
    },
    folder: (name: string) => `フォルダ「${name}」`,
  },
  en: {
    match: "How tags are met",
    matches: { 0: "has any of", 1: "has all of", 2: "has none of", 3: "lacks some of" },
    meets: {
      0: (what) => `has any of the tags ${what}`,
      1: (what) => `has all of the tags ${what}`,
      2: (what) => `has none of the tags ${what}`,
      3: (what) => `does not have all of the tags ${what}`,
    },
    meetsOne: {
      0: (what) => `has the tag ${what}`,
      1: (what) => `has the tag ${what}`,
      2: (what) => `does not have the tag ${what}`,
      3: (what) => `does not have the tag ${what}`,
    },
    folder: (name) => `in folder “${name}”`,
  },
});

import { type Localized, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { linkedWords } from "../parts/linked/messages.js";

export const tagWords = words({
  ja: {
    ...linkedWords.ja,
    operation: screenWords.ja.operation,
    operations: {
      0: "付ける",
      1: screenWords.ja.takeOff,
      2: "連携データから付ける",
      3: "連携データから外す",
    },
    tag: "タグ",
    /** With linked data the chosen tags are those that it may name. */
    candidates: "対象のタグ",
    tagsRequired: "タグを選択してください。",
    folderRequired: "タグのフォルダを選択してください。",
    tags: (names: string) => `タグ${names}`,
    folder: (name: string) => `フォルダ${name}のタグ`,
    sentences: {
      0: (tags: string, _linked: string) => `${tags}を付ける`,
      1: (tags: string, _linked: string) => `${tags}を外す`,
      2: (tags: string, linked: string) => `${tags}のうち、${linked}にあるものを付ける`,
      3: (tags: string, linked: string) => `${tags}のうち、${linked}にあるものを外す`,
    },
  },
  en: {
    ...linkedWords.en,
    operation: screenWords.en.operation,
    operations: {
      0: "Add",
      1: screenWords.en.takeOff,
      2: "Add from linked data",
      3: "Remove from linked data",
    },
    tag: "Tags",
    candidates: "Tags it may name",
    tagsRequired: "Choose tags.",
    folderRequired: "Choose a folder of tags.",
    tags: (names) => `the tags ${names}`,
    folder: (name) => `the tags of folder ${name}`,
    sentences: {
      0: (tags) => `Add ${tags}`,
      1: (tags) => `Remove ${tags}`,
      2: (tags, linked) => `Of ${tags}, add those in ${linked}`,
      3: (tags, linked) => `Of ${tags}, remove those in ${linked}`,
    },
  },
});

/** Words in one language. */
export type TagWords = typeof tagWords.ja;

/** Name that operators see (a word of the public surface). */
export const tagLabel: Localized<string> = { ja: "タグ操作", en: "Tags" };

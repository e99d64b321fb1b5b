import { linkedWords } from "../parts/linked/messages.ja.js";

export const ja = {
  ...linkedWords,
  operation: "操作",
  operations: {
    0: "付ける",
    1: "外す",
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
};

/** Every language says exactly this much. */
export type TagWords = typeof ja;

export const ja = {
  match: "タグの条件",
  matches: {
    0: "をいずれか含む",
    1: "をすべて含む",
    2: "をどれも含まない",
    3: "をすべては含まない",
  },
  /** What is met, in the words of a sentence. */
  meets: {
    0: (what: string) => `タグ${what}のいずれかがある`,
    1: (what: string) => `タグ${what}がすべてある`,
    2: (what: string) => `タグ${what}のどれもない`,
    3: (what: string) => `タグ${what}のすべてはそろっていない`,
  },
  folder: (name: string) => `フォルダ「${name}」`,
};

/** Every language says exactly this much. */
export type TagWords = typeof ja;

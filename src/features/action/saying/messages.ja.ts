/** How sentences about effects put things. */
export const ja = {
  quoted: (name: string) => `「${name}」`,
  list: (quoted: readonly string[]) => quoted.join(""),
  more: (list: string, more: number) => `${list}ほか ${more} つ`,
  nothingChosen: "（未選択）",
  nothingTyped: "（未入力）",
  held: "内容はそのまま保存されます",
};

/** Every language says exactly this much. */
export type SayWords = typeof ja;

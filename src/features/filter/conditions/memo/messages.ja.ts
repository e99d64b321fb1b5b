export const ja = {
  contains: (texts: string) => `個別メモに${texts}を含む`,
};

/** Every language says exactly this much. */
export type MemoWords = typeof ja;

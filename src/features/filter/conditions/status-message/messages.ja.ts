export const ja = {
  contains: (text: string) => `ステータスメッセージに${text}を含む`,
};

/** Every language says exactly this much. */
export type StatusMessageWords = typeof ja;

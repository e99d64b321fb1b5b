export const ja = {
  within: (range: string) => `最終反応日が${range}`,
  atAnyTime: (anyTime: string) => `最終反応日が${anyTime}`,
};

/** Every language says exactly this much. */
export type LastReactionWords = typeof ja;

export const ja = {
  within: (range: string) => `友だち登録日が${range}`,
  atAnyTime: (anyTime: string) => `友だち登録日が${anyTime}`,
};

/** Every language says exactly this much. */
export type RegisteredWords = typeof ja;

/** Words of the condition on an external API. */
export const ja = {
  match: "連携データの条件",
  what: (event: string, key: string) => `外部API${event}の${key}`,
  written: (format: string) => `（${format}）`,
};

/** Every language says exactly this much. */
export type ExternalApiWords = typeof ja;

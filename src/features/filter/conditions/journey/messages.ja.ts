export const ja = {
  match: "フェーズの条件",
  matches: { 5: "を通過した", 10: "を通過していない" },
  noJourney: "ジャーニーが見つかりません",
  noPhase: "フェーズが見つかりません",
  meets: {
    5: (journey: string, phase: string) => `ジャーニー${journey}のフェーズ${phase}を通過した`,
    10: (journey: string, phase: string) => `ジャーニー${journey}のフェーズ${phase}を通過していない`,
  },
};

/** Every language says exactly this much. */
export type JourneyWords = typeof ja;

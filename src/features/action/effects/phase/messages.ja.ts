export const ja = {
  method: "操作",
  methods: { 0: "通過させる", 1: "外す" },
  phase: "フェーズ",
  phaseRequired: "フェーズを選択してください。",
  noPhases: "フェーズが見つかりません",
  conversionNotice:
    "広告連携を利用中のため、フェーズの通過は広告のコンバージョンとして計測されることがあります。",
  sentences: {
    0: (phases: string) => `フェーズ${phases}を通過させる`,
    1: (phases: string) => `フェーズ${phases}から外す`,
  },
};

/** Every language says exactly this much. */
export type PhaseWords = typeof ja;

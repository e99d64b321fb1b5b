export const ja = {
  match: "シナリオの条件",
  matches: {
    0: "を購読中",
    3: "を購読していない",
    2: "を途中まで配信済み",
    4: "の配信が終了した",
    5: "の配信が終了していない",
  },
  day: "何日目まで配信済みか",
  dayUnit: "日目まで" as string | undefined,
  /** What is met, in the words of a sentence. */
  meets: {
    0: (scenario: string, _day: number) => `シナリオ${scenario}を購読している`,
    3: (scenario: string, _day: number) => `シナリオ${scenario}を購読していない`,
    2: (scenario: string, day: number) => `シナリオ${scenario}が${day}日目まで配信済みである`,
    4: (scenario: string, _day: number) => `シナリオ${scenario}の配信が終了した`,
    5: (scenario: string, _day: number) => `シナリオ${scenario}の配信が終了していない`,
  },
};

/** Every language says exactly this much. */
export type ScenarioWords = typeof ja;

export const ja = {
  deed: "操作",
  deeds: { start: "始める", stop: "停止する", resume: "再開する" },
  deedHints: {
    start: undefined as string | undefined,
    stop: "シナリオの購読と、配信の予約を取り消します。",
    resume: "前に購読していたシナリオを再開します。",
  },
  scenario: "シナリオ",
  scenarioRequired: "シナリオを選択してください。",
  move: "開始位置",
  /** A scenario that is resumed does not begin again. */
  moves: {
    start: { 0: "最初から", 1: "途中から" },
    resume: { 0: "続きから", 1: "途中から" },
  },
  day: "何日目から",
  dayUnit: "日目の" as string | undefined,
  dayHint: "0日目は、シナリオを始めた日です。",
  time: "開始時刻",
  dayInvalid: "日数は0以上の整数で入力してください。",
  timeRequired: "開始時刻を入力してください。",
  from: (day: number, time: string) =>
    `${day === 0 ? "開始当日" : `${day}日目`}の${time === "" ? "時刻未定" : time}から`,
  /** `from` is where in the middle it begins; at the start otherwise. */
  started: (scenario: string, from: string | null) => `シナリオ${scenario}を${from ?? "最初から"}始める`,
  /** Likewise; where it was left off otherwise. */
  resumed: (from: string | null) => `前のシナリオを${from ?? "続きから"}再開する`,
  stopped: "シナリオの購読と配信の予約を取り消す",
};

/** Every language says exactly this much. */
export type ScenarioWords = typeof ja;

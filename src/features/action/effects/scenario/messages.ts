import { type Localized, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { pickerWords } from "../../../picker/index.js";

export const scenarioWords = words({
  ja: {
    operation: screenWords.ja.operation,
    operations: { start: "始める", stop: "停止する", resume: "再開する" },
    operationHints: {
      start: undefined as string | undefined,
      stop: "シナリオの購読と、配信の予約を取り消します。",
      resume: "前に購読していたシナリオを再開します。",
    },
    scenario: pickerWords.ja.kinds.scenario,
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
    from: (day: string, time: string) =>
      `${day === "0" ? "開始当日" : `${day}日目`}の${time === "" ? "時刻未定" : time}から`,
    /** `from` is where in the middle it begins; at the start otherwise. */
    started: (scenario: string, from: string | null) => `シナリオ${scenario}を${from ?? "最初から"}始める`,
    /** Likewise; where it was left off otherwise. */
    resumed: (from: string | null) => `前のシナリオを${from ?? "続きから"}再開する`,
    stopped: "シナリオの購読と配信の予約を取り消す",
  },
  en: {
    operation: screenWords.en.operation,
    operations: { start: "Start", stop: "Stop", resume: "Resume" },
    operationHints: {
      start: undefined,
      stop: "Cancels scenario subscriptions and what is reserved to be sent.",
      resume: "Resumes the scenario that was subscribed to before.",
    },
    scenario: pickerWords.en.kinds.scenario,
    scenarioRequired: "Choose a scenario.",
    move: "Where to begin",
    moves: {
      start: { 0: "At the start", 1: "Midway" },
      resume: { 0: "Where it was left off", 1: "Midway" },
    },
    day: "Begin on which day",
    dayUnit: undefined,
    dayHint: "Day 0 is the day on which the scenario was started.",
    time: "Begin at what time",
    dayInvalid: "The day must be a whole number, 0 or more.",
    timeRequired: "Enter the time to begin at.",
    from: (day, time) => `on day ${day} at ${time === "" ? "a time to be set" : time}`,
    started: (scenario, from) => `Start the scenario ${scenario} ${from ?? "from the beginning"}`,
    resumed: (from) => `Resume the previous scenario ${from ?? "where it was left off"}`,
    stopped: "Cancel scenario subscriptions and what is reserved to be sent",
  },
});

/** Words in one language. */
export type ScenarioWords = typeof scenarioWords.ja;

/** Name that operators see (a word of the public surface). */
export const scenarioLabel: Localized<string> = { ja: "シナリオ操作", en: "Scenario" };

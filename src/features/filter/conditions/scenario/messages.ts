import { type Localized, words } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const scenarioLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.scenario,
  en: pickerWords.en.kinds.scenario,
};

/** Words of the condition on scenarios. */
export const scenarioWords = words({
  ja: {
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
    /** Words of a sentence for what is met. */
    meets: {
      0: (scenario: string, _day: string) => `シナリオ${scenario}を購読している`,
      3: (scenario: string, _day: string) => `シナリオ${scenario}を購読していない`,
      2: (scenario: string, day: string) => `シナリオ${scenario}が${day}日目まで配信済みである`,
      4: (scenario: string, _day: string) => `シナリオ${scenario}の配信が終了した`,
      5: (scenario: string, _day: string) => `シナリオ${scenario}の配信が終了していない`,
    },
  },
  en: {
    match: "How far in the scenario",
    matches: {
      0: "is subscribed to",
      3: "is not subscribed to",
      2: "was sent up to day",
      4: "has finished",
      5: "has not finished",
    },
    day: "Sent up to which day",
    dayUnit: undefined,
    meets: {
      0: (scenario) => `is subscribed to the scenario ${scenario}`,
      3: (scenario) => `is not subscribed to the scenario ${scenario}`,
      2: (scenario, day) => `was sent the scenario ${scenario} up to day ${day}`,
      4: (scenario) => `has finished the scenario ${scenario}`,
      5: (scenario) => `has not finished the scenario ${scenario}`,
    },
  },
});

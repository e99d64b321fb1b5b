import { type Localized, words } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const journeyLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.journey,
  en: pickerWords.en.kinds.journey,
};

/** Words of the condition on journeys. */
export const journeyWords = words({
  ja: {
    match: "フェーズの条件",
    phase: pickerWords.ja.kinds.journey_tag,
    matches: { 5: "を通過した", 10: "を通過していない" },
    noJourney: "ジャーニーが見つかりません",
    noPhase: "フェーズが見つかりません",
    meets: {
      5: (journey: string, phase: string) => `ジャーニー${journey}のフェーズ${phase}を通過した`,
      10: (journey: string, phase: string) => `ジャーニー${journey}のフェーズ${phase}を通過していない`,
    },
  },
  en: {
    match: "How the phase is met",
    phase: pickerWords.en.kinds.journey_tag,
    matches: { 5: "passed", 10: "not passed" },
    noJourney: "No such journey",
    noPhase: "No such phase",
    meets: {
      5: (journey, phase) => `has passed the phase ${phase} of the journey ${journey}`,
      10: (journey, phase) => `has not passed the phase ${phase} of the journey ${journey}`,
    },
  },
});

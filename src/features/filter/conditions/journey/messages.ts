import { type Localized, words } from "../../../../lib/locale.js";

/** What the condition is called. */
export const journeyLabel: Localized<string> = { ja: "ジャーニー", en: "Journey" };

/** Words of the condition on journeys. */
export const journeyWords = words({
  ja: {
    match: "フェーズの条件",
    phase: "フェーズ",
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
    phase: "Phase",
    matches: { 5: "passed", 10: "not passed" },
    noJourney: "No such journey",
    noPhase: "No such phase",
    meets: {
      5: (journey, phase) => `has passed the phase ${phase} of the journey ${journey}`,
      10: (journey, phase) => `has not passed the phase ${phase} of the journey ${journey}`,
    },
  },
});

import { type Localized, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";

export const phaseWords = words({
  ja: {
    method: screenWords.ja.operation,
    methods: { 0: "通過させる", 1: screenWords.ja.takeOff },
    phase: "フェーズ",
    phaseRequired: "フェーズを選択してください。",
    noPhases: "フェーズが見つかりません",
    conversionNotice:
      "広告連携を利用中のため、フェーズの通過は広告のコンバージョンとして計測されることがあります。",
    sentences: {
      0: (phases: string) => `フェーズ${phases}を通過させる`,
      1: (phases: string) => `フェーズ${phases}から外す`,
    },
  },
  en: {
    method: screenWords.en.operation,
    methods: { 0: "Pass through", 1: screenWords.en.takeOff },
    phase: "Phases",
    phaseRequired: "Choose a phase.",
    noPhases: "No phases were found",
    conversionNotice: "This account is connected to advertising: passing a phase may count as a conversion.",
    sentences: {
      0: (phases) => `Let the friend pass the phases ${phases}`,
      1: (phases) => `Take the friend out of the phases ${phases}`,
    },
  },
});

/** Name that operators see (a word of the public surface). */
export const phaseLabel: Localized<string> = { ja: "フェーズ操作", en: "Phase" };

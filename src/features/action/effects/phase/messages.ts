import { type Localized, words } from "../../../../lib/locale.js";

export const phaseWords = words({
  ja: {
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
  },
  en: {
    method: "What to do",
    methods: { 0: "Pass through", 1: "Remove" },
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

/** What operators call it (a word of the public surface). */
export const phaseLabel: Localized<string> = { ja: "フェーズ操作", en: "Phase" };

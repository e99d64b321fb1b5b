import type { PhaseWords } from "./messages.ja.js";

/** The same in English. */
export const en: PhaseWords = {
  method: "What to do",
  methods: { 0: "Pass through", 1: "Remove" },
  phase: "Phases",
  phaseRequired: "Choose a phase.",
  noPhases: "No phases were found",
  conversionNotice:
    "This account is connected to advertising: passing a phase may be counted as a conversion of an advertisement.",
  sentences: {
    0: (phases) => `Let the friend pass the phases ${phases}`,
    1: (phases) => `Take the friend out of the phases ${phases}`,
  },
};

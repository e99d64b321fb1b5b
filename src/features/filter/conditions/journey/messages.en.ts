import type { JourneyWords } from "./messages.ja.js";

/** The same in English. */
export const en: JourneyWords = {
  match: "How the phase is met",
  matches: { 5: "passed", 10: "not passed" },
  noJourney: "No such journey",
  noPhase: "No such phase",
  meets: {
    5: (journey, phase) => `has passed the phase ${phase} of the journey ${journey}`,
    10: (journey, phase) => `has not passed the phase ${phase} of the journey ${journey}`,
  },
};

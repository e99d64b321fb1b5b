import type { LandingWords } from "./messages.ja.js";

/** The same in English. */
export const en: LandingWords = {
  match: "How landings are met",
  matches: {
    0: "registered through any",
    1: "registered through all",
    2: "registered through none",
    3: "not through all",
  },
  dateUse: "Date of registration",
  dateUses: { 0: "Any date", 1: "Narrow by date", 2: "Narrow by date and time" },
  day: "Date of registration",
  time: "Time of registration",
  meets: {
    0: (what) => `registered through any of the landings ${what}`,
    1: (what) => `registered through all of the landings ${what}`,
    2: (what) => `registered through none of the landings ${what}`,
    3: (what) => `did not register through all of the landings ${what}`,
  },
  within: (period, said) => `${said} (${period.trim()})`,
};

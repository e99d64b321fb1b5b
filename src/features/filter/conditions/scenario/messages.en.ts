import type { ScenarioWords } from "./messages.ja.js";

/** The same in English. */
export const en: ScenarioWords = {
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
};

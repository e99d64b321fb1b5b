import type { ScenarioWords } from "./messages.ja.js";

/** The same in English. */
export const en: ScenarioWords = {
  deed: "What to do",
  deeds: { start: "Start", stop: "Stop", resume: "Resume" },
  deedHints: {
    start: undefined,
    stop: "Cancels scenario subscriptions and what is reserved to be sent.",
    resume: "Resumes the scenario that was subscribed to before.",
  },
  scenario: "Scenario",
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
};

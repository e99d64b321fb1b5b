import type { ReminderWords } from "./messages.ja.js";

/** The same in English. */
export const en: ReminderWords = {
  match: "How the reminder is met",
  matches: { 0: "is set", 1: "was ever set", 10: "is not set", 11: "was never set" },
  goalUse: "Goal date",
  goalUses: { 0: "Any goal date", 1: "Narrow by a period", 2: "Narrow by date and time" },
  goal: "Goal date",
  time: "Goal time",
  meets: {
    0: (what) => `${what} is set`,
    1: (what) => `${what} was ever set`,
    10: (what) => `${what} is not set`,
    11: (what) => `${what} was never set`,
  },
  reminder: (name) => `the reminder ${name}`,
  withGoal: (goal, reminder) => `${reminder} with its goal ${goal.trim()}`,
};

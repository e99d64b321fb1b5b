import type { ConditionWords } from "./messages.ja.js";

/** The same in English. */
export const en: ConditionWords = {
  condition: "Condition",
  set: (id) => `Only people who meet condition ${id}`,
  says: (sentence) => `Only people of whom this holds: ${sentence}`,
  begun: "The condition is being edited",
  edit: "Edit the condition",
  lead: "This effect runs only for friends who meet the condition.",
  loadFailed: "Loading failed",
  again: "Load again",
  againOf: (effect) => `Load again (condition of ${effect})`,
  drop: "Remove the condition",
  decide: "Save the condition and go back",
  saving: "Saving...",
  saveFailed: "Saving failed",
};

import type { InsightWords } from "./messages.ja.js";

/** The same in English. */
export const en: InsightWords = {
  conflicts: {
    sentToBlocked: () => "Friends who are blocked here get no messages",
    tagBothWays: (what) => `The tag ${what} is added and removed (the later effect stays)`,
    menuTwice: () => "There are several menu effects (the last one stays)",
    assignedTwice: (what) => `The information ${what} is set more than once (the last value stays)`,
    reminderBothWays: (what) => `The reminder ${what} is started and cancelled`,
  },
  reordered: "Because of their timing, effects run in another order than they are listed",
  show: (number) => `Show number ${number}`,
  broken: (count) => `Deleted references: ${count}`,
  gone: (name, id) => `${name} (ID ${id})`,
  goneFolder: (label) => `Deleted folder of ${label}`,
  conditionAt: (place) => `condition of ${place}`,
  showUse: (place) => `Show ${place}`,
  replace: "Replace everywhere",
  replaceThing: (name) => `Replace everywhere: ${name}`,
  replacement: (label) => `Replacement: ${label}`,
  replaceHint: (count) => `Effects in which your choice replaces it: ${count}`,
  replaced: (count) => `Effects in which it was replaced: ${count}`,
  title: (sends) => `What really happens (${sends})`,
  sends: (count, atMost) =>
    count === 0
      ? "no messages"
      : `${atMost ? "at most " : ""}${count} ${count === 1 ? "message" : "messages"}`,
  quota: "Messages that are sent may count towards the quota.",
  now: "now",
  later: (min, max) => (min === max ? `after ${min} minutes` : `after ${min} to ${max} minutes`),
  at: (time) => (time === "" ? "at a time to be set" : `at ${time}`),
  step: (when, said) => `${when}: ${said}`,
  conditional: " (only people who meet the condition)",
  lasting: {
    blocks: "Blocks the friend: gone from the list, no messages, tags and information deleted.",
    stopsScenario: "Stops the scenario and what was reserved of it.",
    removesMenu: "Removes the menu.",
    cancelsReminder: "Cancels the reminder.",
  },
  changes: "See what was changed",
  added: (said) => `Added: ${said}`,
  removed: (said) => `Deleted: ${said}`,
  movedTo: (said) => `Moved: ${said}`,
  changed: (before, after) => `Changed: ${before} → ${after}`,
  movedAndChanged: (before, after) => `Moved and changed: ${before} → ${after}`,
  otherwise: (said) => `Changed: ${said} (its condition, or something that is not shown)`,
  field: (label, before, after) => `${label}: ${before} → ${after}`,
  fields: { a_name: "Action name", a_twice_type: "Runs from the 2nd firing on" },
  yes: "yes",
  no: "no",
  nothing: "(nothing)",
};

import { type DaysCondition, daysCondition } from "../parts/days-condition.js";
import { daysRule } from "../rules/days-rule.js";
import { lastReactionLabel, lastReactionWords } from "./messages.js";

/** Friends by the day of their last reaction. */
export type LastReactionCondition = DaysCondition<106>;

/** Condition 106: last reaction (rules: last-reaction-condition). */
export const lastReaction = {
  ...daysCondition({
    type: 106,
    name: "last-reaction",
    label: lastReactionLabel,
    icon: "clock",
    words: lastReactionWords,
    // Mostly silence is asked for: until so many days ago.
    begins: "written",
  }),
  rules: [daysRule<LastReactionCondition>()],
};

import { type DaysCondition, daysCondition } from "../parts/days-condition.js";
import { daysRule } from "../rules/days-rule.js";
import { registeredLabel, registeredWords } from "./messages.js";

/** Friends by the day they were added. */
export type RegisteredCondition = DaysCondition<30>;

/** Condition 30: registration date (rules: registered-condition). */
export const registered = {
  ...daysCondition({
    type: 30,
    name: "registered",
    label: registeredLabel,
    icon: "calendar",
    words: registeredWords,
  }),
  rules: [daysRule<RegisteredCondition>()],
};

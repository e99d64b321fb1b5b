import type * as v from "valibot";
import { type ConditionDefinition, conditionSchema } from "../definition.js";
import { daysOf, isOpen, rangeProblems, storedDays } from "../parts/date-range.js";

const schema = conditionSchema(106, storedDays);

/** Friends by the day of their last reaction. */
export type LastReactionCondition = v.InferOutput<typeof schema>;

/** Condition 106: last reaction (actions-and-filters §3). "Not then" cannot be stored. */
export const lastReaction = {
  type: 106,
  name: "last-reaction",
  schema,
  create: () => ({ type: 106, date_from: null, date_to: null }),
  unfinished: (condition) => isOpen(daysOf(condition)),
  problems: (condition, { words }) => rangeProblems(daysOf(condition), "date_from", words),
} satisfies ConditionDefinition<LastReactionCondition>;

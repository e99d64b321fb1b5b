import type * as v from "valibot";
import { type ConditionDefinition, conditionSchema } from "../definition.js";
import { daysOf, isOpen, rangeProblems, storedDays } from "../parts/date-range.js";

const schema = conditionSchema(30, storedDays);

/** Friends by the day they were added. */
export type RegisteredCondition = v.InferOutput<typeof schema>;

/** Condition 30: registration date (actions-and-filters §3). "Not then" cannot be stored. */
export const registered = {
  type: 30,
  name: "registered",
  schema,
  create: () => ({ type: 30, date_from: null, date_to: null }),
  unfinished: (condition) => isOpen(daysOf(condition)),
  problems: (condition, { words }) => rangeProblems(daysOf(condition), "date_from", words),
} satisfies ConditionDefinition<RegisteredCondition>;

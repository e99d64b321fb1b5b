import * as v from "valibot";
import { type ConditionDefinition, conditionSchema } from "../definition.js";

const schema = conditionSchema(25, { status: v.exactOptional(v.nullable(v.string())) });

/** Friends by a text in the message that they show beside their name. */
export type StatusMessageCondition = v.InferOutput<typeof schema>;

/** Condition 25: status message (actions-and-filters §3). "Without that in it" cannot be stored. */
export const statusMessage = {
  type: 25,
  name: "status-message",
  schema,
  create: () => ({ type: 25, status: "" }),
  unfinished: ({ status }) => (status ?? "").trim() === "",
} satisfies ConditionDefinition<StatusMessageCondition>;

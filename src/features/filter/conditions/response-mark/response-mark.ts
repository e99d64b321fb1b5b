import * as v from "valibot";
import { type ConditionDefinition, chosenIds, conditionSchema } from "../definition.js";

const schema = conditionSchema(50, { notify: v.exactOptional(chosenIds) });

/** Friends by the mark that says how far the answer to them has come, any of several. */
export type ResponseMarkCondition = v.InferOutput<typeof schema>;

/** What an account needs to set the marks up (actions-and-filters §6). */
export const markSettingAbility = "notify-setting";

/** Condition 50: response mark (actions-and-filters §3). Its opposite is all the other marks, and they may change. */
export const responseMark = {
  type: 50,
  name: "response-mark",
  once: true,
  schema,
  create: () => ({ type: 50, notify: [] }),
  unfinished: ({ notify = [] }) => notify.length === 0,
} satisfies ConditionDefinition<ResponseMarkCondition>;

import * as v from "valibot";
import { type ConditionDefinition, conditionSchema } from "../definition.js";
import { readTexts, textList } from "../parts/text-list.js";

const schema = conditionSchema(20, { memos: v.exactOptional(textList) });

/** Friends by texts in the memo that operators keep about them. */
export type MemoCondition = v.InferOutput<typeof schema>;

/** Condition 20: memo (actions-and-filters §3). "Without that in the memo" cannot be stored. */
export const memo = {
  type: 20,
  name: "memo",
  schema,
  create: () => ({ type: 20, memos: [] }),
  unfinished: ({ memos = [] }) => readTexts(memos).length === 0,
} satisfies ConditionDefinition<MemoCondition>;

import * as v from "valibot";
import type { SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, conditionSchema } from "../definition.js";
import { partWords } from "../parts/messages.js";
import { readTexts, textList } from "../parts/text-list.js";
import { memoLabel, memoWords } from "./messages.js";

const schema = conditionSchema(20, { memos: v.exactOptional(textList) });

/** Friends by texts in the memo that operators keep about them. */
export type MemoCondition = v.InferOutput<typeof schema>;

/** Condition 20: memo (rules: memo-condition). "Without that in the memo" cannot be stored. */
export const memo = {
  type: 20,
  name: "memo",
  label: memoLabel,
  icon: "pencil",
  schema,
  create: () => ({ type: 20, memos: [] }),
  summarize,
  unfinished: ({ memos = [] }) => readTexts(memos).length === 0,
  missing: () => ({ field: "memos", entered: true }),
} satisfies ConditionVariant<MemoCondition>;

export function writeMemos(condition: MemoCondition, memos: string[]): MemoCondition {
  return { ...condition, memos };
}

/** "個別メモに「VIP」を含む". */
function summarize({ memos = [] }: MemoCondition, format: SentenceFormat): string {
  const [words, parts] = [memoWords[format.locale], partWords[format.locale]];
  const texts = readTexts(memos);
  return words.contains(texts.length === 0 ? format.nothingTyped : parts.listOr(texts));
}

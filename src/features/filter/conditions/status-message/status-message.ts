import * as v from "valibot";
import type { SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, conditionSchema } from "../definition.js";
import { statusMessageLabel, statusMessageWords } from "./messages.js";

const schema = conditionSchema(25, { status: v.exactOptional(v.nullable(v.string())) });

/** Friends by a text in the message that they show beside their name. */
export type StatusMessageCondition = v.InferOutput<typeof schema>;

/** Condition 25: status message (rules: status-message-condition). "Without that in it" cannot be stored. */
export const statusMessage = {
  type: 25,
  name: "status-message",
  label: statusMessageLabel,
  icon: "message",
  schema,
  create: () => ({ type: 25, status: "" }),
  summarize,
  unfinished: ({ status }) => (status ?? "").trim() === "",
  missing: () => ({ field: "status", entered: true }),
} satisfies ConditionVariant<StatusMessageCondition>;

export function writeStatus(condition: StatusMessageCondition, status: string): StatusMessageCondition {
  return { ...condition, status };
}

/** "ステータスメッセージに「営業中」を含む". */
function summarize({ status }: StatusMessageCondition, format: SentenceFormat): string {
  const words = statusMessageWords[format.locale];
  const text = status ?? "";
  return words.contains(text.trim() === "" ? format.nothingTyped : format.quoted(text));
}

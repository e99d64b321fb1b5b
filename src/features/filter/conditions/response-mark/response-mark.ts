import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import type { SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenIds, conditionSchema } from "../definition.js";
import { partWords } from "../parts/messages.js";
import { responseMarkLabel, responseMarkWords } from "./messages.js";

const schema = conditionSchema(50, { notify: v.exactOptional(chosenIds) });

/** Friends by the mark that says how far the answer to them has come, any of several. */
export type ResponseMarkCondition = v.InferOutput<typeof schema>;

/** Ability that an account needs to set the marks up (rules: mark-condition). */
export const markSettingAbility = "notify-setting";

/** Condition 50: response mark (rules: mark-condition). Its opposite is all the other marks, and they may change. */
export const responseMark = {
  type: 50,
  name: "response-mark",
  label: responseMarkLabel,
  icon: "flag",
  once: true,
  schema,
  create: () => ({ type: 50, notify: [] }),
  summarize,
  unfinished: ({ notify = [] }) => notify.length === 0,
  facts: ({ notify = [] }) => (notify.length === 1 ? [{ is: "marked", id: String(notify[0]) }] : []),
  missing: () => ({ field: "notify" }),
} satisfies ConditionVariant<ResponseMarkCondition>;

export function chooseMarks(
  condition: ResponseMarkCondition,
  marks: readonly ItemId[],
): ResponseMarkCondition {
  return { ...condition, notify: [...marks] };
}

/** "対応マークが「未対応」か「対応中」". */
function summarize({ notify = [] }: ResponseMarkCondition, format: SentenceFormat): string {
  const [words, parts] = [responseMarkWords[format.locale], partWords[format.locale]];
  const chosen = notify.map((id) => format.lookup.nameOf("response_mark", id));
  return words.is(chosen.length === 0 ? format.nothingChosen : parts.listOr(chosen));
}

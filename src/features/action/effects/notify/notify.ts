import * as v from "valibot";
import { localized } from "../../../../lib/locale.js";
import type { EffectDefinition } from "../definition.js";
import { effectSchema } from "../parts/stored-fields.js";
import { ja, type NotifyWords } from "./messages.ja.js";

/** Longest text, in UTF-16 code units (§9). */
export const longestNotice = 100;

const schema = effectSchema(16, { text: v.exactOptional(v.nullable(v.string())) });

/** Notifies the operators of something. Stored ones are kept; none can be added any more. */
export type NotifyEffect = v.InferOutput<typeof schema>;

/** Effect 16: notify, deprecated (actions-and-filters §3, §6). */
export const notify = {
  type: 16,
  name: "notify",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({ type: 16, text: "", member_query_id: null }),
  summarize: (effect, words, say) => words.sentence(say.text(noticeOf(effect))),
  problems: (effect, words) =>
    noticeOf(effect).length > longestNotice
      ? [{ field: "text", message: words.textTooLong, immediate: true }]
      : [],
} satisfies EffectDefinition<NotifyEffect, NotifyWords>;

/** What is said; hosts may leave it out. */
export function noticeOf({ text }: NotifyEffect): string {
  return text ?? "";
}

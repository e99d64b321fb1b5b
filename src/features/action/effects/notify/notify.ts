import * as v from "valibot";
import type { EffectVariant } from "../definition.js";
import { effectSchema } from "../parts/stored-fields.js";
import { notifyLabel, notifyWords } from "./messages.js";

/** Longest text, in UTF-16 code units (rules: notify-effect). */
export const longestNotice = 100;

const schema = effectSchema(16, { text: v.exactOptional(v.nullable(v.string())) });

/** Notifies the operators of something. Stored ones are kept; none can be added any more. */
export type NotifyEffect = v.InferOutput<typeof schema>;

/** Effect 16: notify, deprecated (rules: notify-effect). */
export const notify = {
  type: 16,
  name: "notify",
  label: notifyLabel,
  icon: "bell",
  once: true,
  retired: true,
  schema,
  create: () => ({ type: 16, text: "", member_query_id: null }),
  summarize: (effect, format) => notifyWords[format.locale].sentence(format.text(noticeOf(effect))),
  problems: (effect, { locale }) =>
    noticeOf(effect).length > longestNotice
      ? [{ field: "text", message: notifyWords[locale].textTooLong, immediate: true }]
      : [],
  writtenText: (effect) => noticeOf(effect) || null,
} satisfies EffectVariant<NotifyEffect>;

/** Text of the notification; hosts may leave it out. */
export function noticeOf({ text }: NotifyEffect): string {
  return text ?? "";
}

export function writeNotice(effect: NotifyEffect, text: string): NotifyEffect {
  return { ...effect, text };
}

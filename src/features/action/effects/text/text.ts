import * as v from "valibot";
import type { FieldProblem } from "../../../../list-editor/index.js";
import { longestText, textWithNames } from "../../../message/index.js";
import type { EffectVariant } from "../definition.js";
import { delayDefaults, delayProblems, delaySchema, momentOf, summarizeDelay } from "../parts/delay.js";
import { effectSchema } from "../parts/stored-fields.js";
import { type TextWords, textLabel, textWords } from "./messages.js";

export { longestText };

const schema = effectSchema(1, { text: v.string(), ...delaySchema });

/** Sends a text, which may hold placeholders such as `[[name]]`. */
export type TextEffect = v.InferOutput<typeof schema>;

/** Effect 1: send a text (rules: text-effect). */
export const text = {
  type: 1,
  name: "text",
  label: textLabel,
  icon: "message",
  schema,
  create: () => ({ type: 1, text: "", ...delayDefaults, member_query_id: null }),
  summarize(effect, format) {
    const words = textWords[format.locale];
    const named = textWithNames(effect.text, format.lookup, format.locale);
    return words.sentence(format.preview(named), summarizeDelay(effect, words, format));
  },
  problems(effect, { locale }) {
    const words = textWords[locale];
    return [...textProblems(effect, words), ...delayProblems(effect, words)];
  },
  sends: momentOf,
  writtenText: (effect) => effect.text || null,
} satisfies EffectVariant<TextEffect>;

export function writeText(effect: TextEffect, written: string): TextEffect {
  return { ...effect, text: written };
}

function textProblems(effect: TextEffect, words: TextWords): FieldProblem[] {
  // Blanks alone are not a message: the platform would refuse to send them.
  if (effect.text.trim() === "") return [{ field: "text", message: words.textRequired }];
  if (effect.text.length > longestText)
    return [{ field: "text", message: words.textTooLong, immediate: true }];
  return [];
}

import * as v from "valibot";
import { localized } from "../../../../lib/locale.js";
import { anyPlainData, conditionId, type EffectDefinition, type FieldProblem } from "../definition.js";
import { delayDefaults, delayProblems, delaySchema, summarizeDelay } from "../parts/delay.js";
import { ja, type TextWords } from "./messages.ja.js";

/** Longest text, in UTF-16 code units (§9). */
export const longestText = 4500;

const schema = v.objectWithRest(
  { type: v.literal(1), text: v.string(), ...delaySchema, member_query_id: conditionId },
  anyPlainData,
);

/** Sends a text, which may hold placeholders such as `[[name]]`. */
export type TextEffect = v.InferOutput<typeof schema>;

/** Effect 1: send a text (actions-and-filters §3, §5). */
export const text = {
  type: 1,
  name: "text",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({ type: 1, text: "", ...delayDefaults, member_query_id: null }),
  summarize: (effect, words, say) => words.sentence(say.preview(effect.text), summarizeDelay(effect, words)),
  problems: (effect, words) => [...textProblems(effect, words), ...delayProblems(effect, words)],
} satisfies EffectDefinition<TextEffect, TextWords>;

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

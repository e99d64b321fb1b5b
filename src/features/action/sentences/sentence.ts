import type { PlainData } from "../../../lib/plain-data.js";
import type { SentenceFormat } from "../../../references/index.js";
import type { EffectReading, EffectVariants } from "../effects/index.js";
import { sentenceWords } from "./messages.js";

/** Sentence about an effect; `null` for an opaque one. */
export function sentenceOf(
  effects: EffectVariants,
  effect: PlainData,
  format: SentenceFormat,
): string | null {
  const read = effects.read(effect);
  return read && putInWords(read, format);
}

/** The sentence of an effect that was read. */
export function putInWords({ definition, value, unreadable }: EffectReading, format: SentenceFormat): string {
  const sentence = definition.summarize(value, format);
  return unreadable.length === 0 ? sentence : sentenceWords[format.locale].partly(sentence);
}

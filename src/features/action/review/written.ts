import type { EffectData } from "../effects/definition.js";

/** The effects that send what is written in them (actions-and-filters §3): text, and the deprecated notice. */
const writing: readonly number[] = [1, 16];

/** The whole text of a message, of which a sentence quotes the beginning; `null` for effects that send none of their own. */
export function writtenIn({ type, text }: EffectData): string | null {
  return writing.includes(type) && typeof text === "string" && text !== "" ? text : null;
}

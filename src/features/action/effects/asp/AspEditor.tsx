import type { EffectEditorProps } from "../definition.js";
import type { AspEffect } from "./asp.js";
import type { AspWords } from "./messages.ja.js";

/** Says what happens: there is nothing to set. */
export function AspEditor({ words }: EffectEditorProps<AspEffect, AspWords>) {
  return <p className="held">{words.explained}</p>;
}

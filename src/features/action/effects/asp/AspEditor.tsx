import type { VariantEditorProps } from "../../../../list-editor/index.js";
import type { AspEffect } from "./asp.js";
import { aspWords } from "./messages.js";

/** Says what happens: there is nothing to set. */
export function AspEditor({ locale }: VariantEditorProps<AspEffect>) {
  const words = aspWords[locale];
  return <p className="held">{words.explained}</p>;
}

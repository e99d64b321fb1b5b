import { Field } from "../../../../kit/Field.js";
import { TextArea } from "../../../../kit/TextArea.js";
import type { EffectEditorProps } from "../definition.js";
import { DelayFields } from "../parts/DelayFields.js";
import type { TextWords } from "./messages.ja.js";
import { longestText, type TextEffect, writeText } from "./text.js";

/** The text and when it is sent. */
export function TextEditor({
  effect,
  onChange,
  words,
  errorAt,
  readOnly,
}: EffectEditorProps<TextEffect, TextWords>) {
  const { length } = effect.text;
  return (
    <>
      <Field label={words.text} layout="line" error={errorAt("text")}>
        <TextArea
          value={effect.text}
          onChange={(text) => onChange(writeText(effect, text), "text")}
          foot={<span className="counter">{words.counter(length, longestText)}</span>}
          overLimit={length > longestText}
          readOnly={readOnly}
          data-field="text"
        />
      </Field>
      <DelayFields effect={effect} onChange={onChange} words={words} errorAt={errorAt} readOnly={readOnly} />
    </>
  );
}

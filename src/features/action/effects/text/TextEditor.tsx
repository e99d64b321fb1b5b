import { useRef } from "react";
import { Field } from "../../../../kit/Field.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { MessageField } from "../../../message/index.js";
import { useAction } from "../../action-context.js";
import { DelayFields } from "../parts/DelayFields.js";
import { textWords } from "./messages.js";
import { longestText, type TextEffect, writeText } from "./text.js";

/** The text and when it is sent. */
export function TextEditor({
  value: effect,
  onChange,
  locale,
  errorAt,
  readOnly,
}: VariantEditorProps<TextEffect>) {
  const words = textWords[locale];
  const { settings } = useAction();
  /** Counts what is undone by itself, so that it does not join what was typed. */
  const steps = useRef(0);
  return (
    <>
      <Field label={words.text} layout="line" group error={errorAt("text")}>
        <MessageField
          value={effect.text}
          onChange={(text, kind) => {
            if (kind === "step") steps.current += 1;
            onChange(writeText(effect, text), kind === "typed" ? "text" : `text ${steps.current}`);
          }}
          settings={settings}
          longest={longestText}
          readOnly={readOnly}
        />
      </Field>
      <DelayFields effect={effect} onChange={onChange} words={words} errorAt={errorAt} readOnly={readOnly} />
    </>
  );
}

import { useAtomValue } from "jotai";
import { type ReactNode, useId, useState } from "react";
import { Field } from "../../../kit/Field.js";
import { SuccessIcon, WarningIcon } from "../../../kit/icons.js";
import { TextArea } from "../../../kit/TextArea.js";
import { TextField } from "../../../kit/TextField.js";
import type { Locale } from "../../../lib/locale.js";
import { isBlankText } from "../choices/choice.js";
import { inputTypeOf, isRequired, ruleOf, textIn } from "../entity.js";
import { type InputRule, InputType } from "../input-type.js";
import { formFieldWords } from "../messages.js";
import type { FormFieldModel } from "../model.js";
import { judgeAnswer } from "../rules.js";
import { ChoicePreview } from "./ChoicePreview.js";
import { previewWords } from "./messages.js";

/** The field as a friend sees it. Typing there changes nothing. */
export function Preview({ model }: { model: FormFieldModel }) {
  const { locale } = useAtomValue(model.atoms.settings);
  const state = useAtomValue(model.atoms.state);
  const words = previewWords[locale];
  const id = useId();
  const label = textIn(state, "label") ?? "";
  const description = textIn(state, "description") ?? "";
  const type = inputTypeOf(state);
  const rule = ruleOf(state);
  const required = isRequired(state);
  return (
    <section className="form-field-preview sticks" aria-labelledby={id}>
      <div className="form-field-preview-head">
        <strong id={id} className="form-field-title">
          {words.preview}
        </strong>
        <span className="form-field-hint">{words.note}</span>
      </div>
      <div className="form-field-phone">
        <Field
          label={isBlankText(label) ? words.noLabel : label}
          required={required}
          requiredLabel={words.required}
          optionalLabel={words.optional}
        >
          {description === "" ? null : <p className="form-field-description">{description}</p>}
          {type.is === "unknown" ? (
            <p className="form-field-hint">{formFieldWords[locale].unknownType(type.raw)}</p>
          ) : (
            answerField()
          )}
        </Field>
      </div>
    </section>
  );

  function answerField(): ReactNode {
    switch (type.is === "known" ? type.value : null) {
      case InputType.textBox:
        return <TextAnswer rule={rule.is === "known" ? (rule.value ?? "none") : "none"} locale={locale} />;
      case InputType.textArea:
        return <LongAnswer />;
      case InputType.pullDown:
        return <ChoicePreview rows={state.rows} words={words} />;
      default:
        return <p className="form-field-hint">{words.noType}</p>;
    }
  }
}

function TextAnswer({ rule, locale }: { rule: InputRule; locale: Locale }) {
  const [answer, setAnswer] = useState("");
  const words = previewWords[locale];
  const { isTaken, readAs } = judgeAnswer(rule, answer);
  return (
    <>
      <TextField value={answer} onChange={setAnswer} />
      <div role="status" className="form-field-judgement">
        {answer === "" ? null : (
          <span className={isTaken ? "form-field-taken" : "form-field-refused"}>
            {isTaken ? <SuccessIcon /> : <WarningIcon />}
            <span>{isTaken ? words.taken : words.refused(formFieldWords[locale].rules[rule])}</span>
            {readAs === null ? null : <span>{words.readAs(readAs)}</span>}
          </span>
        )}
      </div>
    </>
  );
}

function LongAnswer() {
  const [answer, setAnswer] = useState("");
  return <TextArea value={answer} onChange={setAnswer} rows={3} />;
}

import { Field } from "../../../../kit/Field.js";
import { idsOf } from "../../../choosing/index.js";
import { type ChoiceRules, ItemChoice } from "../../../choosing/views.js";
import type { EffectEditorProps } from "../definition.js";
import { DelayFields } from "../parts/DelayFields.js";
import type { TemplateWords } from "./messages.ja.js";
import type { TemplateEffect } from "./template.js";
import { chooseTemplate } from "./transitions.js";

/** What is about to be sent can be tested and looked at before. */
const rules: ChoiceRules = { withoutPopups: false };

/** Which template, and when it is sent. */
export function TemplateEditor({
  effect,
  onChange,
  words,
  errorAt,
  readOnly,
}: EffectEditorProps<TemplateEffect, TemplateWords>) {
  return (
    <>
      <Field label={words.template} layout="line" group error={errorAt("egg_id")}>
        <ItemChoice
          kind="egg"
          ids={idsOf(effect.egg_id ?? null)}
          onChange={([id]) => onChange(chooseTemplate(effect, id ?? null), "egg_id")}
          rules={rules}
          readOnly={readOnly}
          field="egg_id"
        />
      </Field>
      <DelayFields effect={effect} onChange={onChange} words={words} errorAt={errorAt} readOnly={readOnly} />
    </>
  );
}

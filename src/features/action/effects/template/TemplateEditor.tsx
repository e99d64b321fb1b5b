import { Field } from "../../../../kit/Field.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { type ChoiceRules, ItemChoice, idsOf } from "../../../../references/index.js";
import { DelayFields } from "../parts/DelayFields.js";
import { templateWords } from "./messages.js";
import type { TemplateEffect } from "./template.js";
import { chooseTemplate } from "./template.js";

/** Rules of choosing a template: it can be tested and looked at before it is sent. */
const rules: ChoiceRules = { withoutPopups: false };

/** Which template, and when it is sent. */
export function TemplateEditor({
  value: effect,
  onChange,
  locale,
  errorAt,
  readOnly,
}: VariantEditorProps<TemplateEffect>) {
  const words = templateWords[locale];
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

import { Field } from "../../../../kit/Field.js";
import { messagesAt } from "../../../../list-editor/index.js";
import { type ChoiceRules, ItemChoice, idsOf } from "../../../../references/index.js";
import { useEpisode, useEpisodeSettings } from "../../episode-context.js";
import type { StepFieldsProps } from "../../steps/step-fields-props.js";

/** Rules of choosing a template: it can be tested and looked at before it is sent. */
const rules: ChoiceRules = { withoutPopups: false };

/** A template of the account. */
export function TemplateContent({ rowKey, step, problems }: StepFieldsProps) {
  const { model } = useEpisode();
  const { words, fixed } = useEpisodeSettings();
  const { template: id } = step;
  return (
    <Field
      label={words.template}
      group
      error={messagesAt(problems, "template_id")}
      warning={id === undefined ? words.opaque : undefined}
    >
      <ItemChoice
        kind="egg"
        ids={idsOf(id ?? null)}
        onChange={([chosen]) => model.chooseTemplate(rowKey, typeof chosen === "number" ? chosen : null)}
        rules={rules}
        readOnly={fixed}
        field="template_id"
      />
    </Field>
  );
}

import { Field } from "../../../../kit/Field.js";
import { messagesAt } from "../../../../list-editor/index.js";
import { ItemChoice, idsOf } from "../../../../references/index.js";
import { useEpisode, useEpisodeSettings } from "../../episode-context.js";
import type { StepFieldsProps } from "../../steps/step-fields-props.js";

/** A action of the account. */
export function ActionContent({ rowKey, step, problems }: StepFieldsProps) {
  const { model } = useEpisode();
  const { words, fixed } = useEpisodeSettings();
  const { action: id } = step;
  return (
    <Field
      label={words.action}
      group
      error={messagesAt(problems, "action_id")}
      warning={id === undefined ? words.opaque : undefined}
    >
      <ItemChoice
        kind="action"
        ids={idsOf(id ?? null)}
        onChange={([chosen]) => model.chooseAction(rowKey, typeof chosen === "number" ? chosen : null)}
        readOnly={fixed}
        field="action_id"
      />
    </Field>
  );
}

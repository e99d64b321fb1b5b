import { Field } from "../../../kit/Field.js";
import { Select } from "../../../kit/Select.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { Timing } from "../kinds.js";
import type { StepFieldsProps } from "./step-fields-props.js";

/** Before or after; on the day itself neither. */
export function DirectionField({ rowKey, step }: StepFieldsProps) {
  const { model } = useEpisode();
  const { words, fixed } = useEpisodeSettings();
  return (
    <Field label={words.direction} warning={step.direction === undefined ? words.opaque : undefined}>
      <Select
        options={[
          { value: "before" as const, label: words.before },
          { value: "after" as const, label: words.after },
        ]}
        value={step.direction ?? null}
        onChange={(direction) => model.chooseDirection(rowKey, direction)}
        disabled={fixed || (step.timing === Timing.clock && step.days === 0)}
        data-field="direction"
      />
    </Field>
  );
}

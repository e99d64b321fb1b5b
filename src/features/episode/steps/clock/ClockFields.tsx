import { Field } from "../../../../kit/Field.js";
import { NumberField } from "../../../../kit/NumberField.js";
import { TimeField } from "../../../../kit/TimeField.js";
import { messagesAt } from "../../../../list-editor/index.js";
import { onRequestPart } from "../../deferred.js";
import { useEpisode, useEpisodeSettings } from "../../episode-context.js";
import { mostDays } from "../../problems.js";
import { DirectionField } from "../DirectionField.js";
import { figureWithUnit } from "../figure-with-unit.js";
import type { StepFieldsProps } from "../step-fields-props.js";

/** At a clock time, so many days before or after the day of the moment. */
export function ClockFields(props: StepFieldsProps) {
  const { rowKey, step, problems } = props;
  const { model } = useEpisode();
  const { words, fixed } = useEpisodeSettings();
  return (
    <>
      <Field
        label={words.days}
        error={messagesAt(problems, "days")}
        warning={step.days === undefined ? words.opaque : undefined}
        hint={step.days === 0 ? words.onDay : undefined}
      >
        <NumberField
          value={step.days ?? null}
          onChange={(days) =>
            model.setDays(rowKey, figureWithUnit(days, { days: words.daysUnit })?.figure ?? days)
          }
          min={0}
          max={mostDays}
          unit={words.daysUnit}
          readOnly={fixed}
          data-field="days"
        />
      </Field>
      <DirectionField {...props} />
      <Field
        label={words.time}
        error={messagesAt(problems, "time")}
        warning={step.time === undefined ? words.opaque : undefined}
      >
        {/* A native field takes no time as people write it: what is pasted is read here. */}
        <span
          onPaste={(event) => {
            const { parseTime, writeTime } = onRequestPart.value ?? {};
            const minutes = fixed ? null : parseTime?.(event.clipboardData.getData("text/plain"));
            if (minutes === null || minutes === undefined || minutes >= 1440 || !writeTime) return;
            event.preventDefault();
            model.setTime(rowKey, writeTime(minutes));
          }}
        >
          <TimeField
            value={step.time ?? ""}
            onChange={(time) => model.setTime(rowKey, time)}
            readOnly={fixed}
            data-field="time"
          />
        </span>
      </Field>
    </>
  );
}

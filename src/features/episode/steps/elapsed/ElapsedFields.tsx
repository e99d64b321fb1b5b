import { useState } from "react";
import { Field } from "../../../../kit/Field.js";
import { NumberField } from "../../../../kit/NumberField.js";
import { Select } from "../../../../kit/Select.js";
import { whenLeft } from "../../../../kit/when-left.js";
import { messagesAt } from "../../../../list-editor/index.js";
import { useEpisode, useEpisodeSettings } from "../../episode-context.js";
import { DirectionField } from "../DirectionField.js";
import { type ElapsedUnit, elapsedOf, elapsedUnits, shownElapsed } from "../elapsed-units.js";
import { figureWithUnit } from "../figure-with-unit.js";
import type { StepFieldsProps } from "../step-fields-props.js";

/** So many minutes, hours or days before or after the moment. */
export function ElapsedFields(props: StepFieldsProps) {
  const { rowKey, step, problems } = props;
  const { model } = useEpisode();
  const { words, fixed } = useEpisodeSettings();
  const shown = shownElapsed(step.offset);
  /** While a figure is typed its unit stays: 60 minutes do not become an hour under the hand. */
  const [typed, setTyped] = useState<{ unit: ElapsedUnit; offset: unknown } | null>(null);
  const isTyping = typed !== null && typed.offset === step.offset;
  const unit = isTyping ? typed.unit : shown.unit;
  const figure =
    isTyping && typeof step.offset === "number" ? step.offset / elapsedOfOne(unit) : shown.figure;

  function write(next: number | string | null, of: ElapsedUnit): void {
    const offset = elapsedOf(next, of);
    setTyped({ unit: of, offset });
    model.setOffset(rowKey, offset);
  }
  return (
    <>
      <Field
        label={words.elapsed}
        error={messagesAt(problems, "offset_min")}
        warning={step.offset === undefined ? words.opaque : undefined}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only learns that the focus has left. */}
        <span onBlur={(event) => whenLeft(event, () => setTyped(null))}>
          <NumberField
            value={figure}
            onChange={(next) => {
              const read = figureWithUnit(next, words.units);
              write(read?.figure ?? next, read?.unit ?? unit);
            }}
            min={0}
            readOnly={fixed}
            data-field="offset_min"
          />
        </span>
      </Field>
      <Field label={words.unit}>
        <Select
          options={elapsedUnits.map((value) => ({ value, label: words.units[value] }))}
          value={unit}
          onChange={(next) => write(figure, next)}
          disabled={fixed}
          data-field="unit"
        />
      </Field>
      <DirectionField {...props} />
    </>
  );
}

function elapsedOfOne(unit: ElapsedUnit): number {
  return Number(elapsedOf(1, unit));
}

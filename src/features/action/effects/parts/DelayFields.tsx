import { Field } from "../../../../kit/Field.js";
import { NumberField } from "../../../../kit/NumberField.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { TimeField } from "../../../../kit/TimeField.js";
import {
  chooseDelayMax,
  chooseDelayMin,
  chooseDelayTime,
  chooseDelayType,
  type DelayedEffect,
  DelayType,
  type DelayWords,
  delayOf,
} from "./delay.js";

/** When a message is sent. A part of every effect that sends one. */
export function DelayFields<T extends DelayedEffect>(props: {
  effect: T;
  onChange(next: T, field: string): void;
  words: DelayWords;
  errorAt(...fields: readonly string[]): string | undefined;
  readOnly: boolean;
}) {
  const { effect, onChange, words, errorAt, readOnly } = props;
  const { delay_type, delay_min, delay_max, delay_at } = delayOf(effect);
  const options = Object.values(DelayType).map((value) => ({ value, label: words.delayTypes[value] }));
  return (
    <Field label={words.delay} layout="line" group error={errorAt("delay_min", "delay_at")}>
      <div className="delay">
        <Segmented
          options={options}
          value={delay_type}
          label={words.delay}
          onChange={(type) => onChange(chooseDelayType(effect, type), "delay_type")}
          readOnly={readOnly}
        />
        {delay_type === DelayType.delayed ? (
          <div className="delay-range">
            <NumberField
              value={delay_min}
              min={0}
              label={words.delayMin}
              onChange={(minutes) => onChange(chooseDelayMin(effect, minutes), "delay_min")}
              readOnly={readOnly}
              data-field="delay_min"
            />
            <span>{words.delayRange}</span>
            <NumberField
              value={delay_max}
              min={0}
              label={words.delayMax}
              unit={words.delayUnit}
              onChange={(minutes) => onChange(chooseDelayMax(effect, minutes), "delay_max")}
              readOnly={readOnly}
              data-field="delay_max"
            />
          </div>
        ) : null}
        {delay_type === DelayType.atTime ? (
          <TimeField
            value={delay_at}
            label={words.delayTime}
            onChange={(time) => onChange(chooseDelayTime(effect, time), "delay_at")}
            readOnly={readOnly}
            data-field="delay_at"
          />
        ) : null}
      </div>
    </Field>
  );
}

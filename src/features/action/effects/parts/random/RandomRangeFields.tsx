import { NumberField } from "../../../../../kit/NumberField.js";
import { EffectLine } from "../EffectLine.js";
import {
  chooseRangeMax,
  chooseRangeMin,
  type RandomEffect,
  type RandomRangeWords,
  rangeOf,
} from "./random-range.js";

/** Between what a number is drawn. A part of every effect that draws one. */
export function RandomRangeFields<T extends RandomEffect>(props: {
  effect: T;
  onChange(next: T, field: string): void;
  /** The largest number there may be. */
  most?: number | undefined;
  decimals?: number | undefined;
  words: RandomRangeWords;
  readOnly: boolean;
}) {
  const { effect, onChange, most, decimals = 0, words, readOnly } = props;
  const { min, max } = rangeOf(effect);
  return (
    <EffectLine>
      <NumberField
        value={min}
        min={0}
        max={most}
        decimals={decimals}
        room="l"
        label={words.rangeMin}
        onChange={(chosen) => onChange(chooseRangeMin(effect, chosen), "min_value")}
        readOnly={readOnly}
        data-field="min_value"
      />
      <span>{words.rangeTo}</span>
      <NumberField
        value={max}
        min={0}
        max={most}
        decimals={decimals}
        room="l"
        label={words.rangeMax}
        onChange={(chosen) => onChange(chooseRangeMax(effect, chosen), "max_value")}
        readOnly={readOnly}
        data-field="max_value"
      />
    </EffectLine>
  );
}

import { useContext, useId } from "react";
import type { DataAttributes } from "./attributes.js";
import { FieldContext } from "./field-context.js";
import { leaveRadioGroup } from "./leave-radio-group.js";

/** Two to four exclusive choices with short words. Extra `data-*` attributes go to the radio group. */
export interface SegmentedProps<T extends string | number> extends DataAttributes {
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
  /** Its name when no `Field` gives one. */
  label?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Real radio inputs under the words, so arrow keys, form modes and screen readers work as everywhere. */
export function Segmented<T extends string | number>({
  options,
  value,
  onChange,
  label,
  readOnly = false,
  disabled = false,
  ...passed
}: SegmentedProps<T>) {
  const name = useId();
  const field = useContext(FieldContext);
  return (
    <div
      {...passed}
      role="radiogroup"
      className="segmented"
      aria-label={label}
      aria-labelledby={label === undefined ? field?.labelId : undefined}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-required={field?.required || undefined}
      aria-readonly={readOnly || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className="segmented-option">
          <input
            type="radio"
            ref={leaveRadioGroup}
            className="segmented-input"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || (readOnly && option.value !== value)}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

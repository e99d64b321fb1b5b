import { useContext, useId, useRef } from "react";
import type { DataAttributes } from "./attributes.js";
import { classes } from "./classes.js";
import { FieldContext } from "./field-context.js";
import { leaveRadioGroup } from "./leave-radio-group.js";

/** One of the choices. */
export interface RadioOption<T extends string | number = string | number> {
  value: T;
  label: string;
  /** Meaning of the option, or why it cannot be chosen. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** Exclusive choices that need a sentence. Extra `data-*` attributes go to the radio group. */
export interface RadioGroupProps<T extends string | number> extends DataAttributes {
  options: readonly RadioOption<T>[];
  /** Nothing chosen yet: `null`. */
  value: T | null;
  onChange(value: T): void;
  /** One was pressed, chosen by Space, or kept by Enter: an arrow alone may only pass by. Before `onChange`. */
  onPick?: ((radio: HTMLInputElement) => void) | undefined;
  /** Its name when no `Field` with `group` gives one. */
  label?: string | undefined;
  /** `row` for short words side by side. */
  layout?: "column" | "row" | undefined;
  disabled?: boolean | undefined;
}

/** Native radio inputs: arrow keys choose, and the group is one stop. */
export function RadioGroup<T extends string | number>({
  options,
  value,
  onChange,
  onPick,
  label,
  layout = "column",
  disabled = false,
  ...passed
}: RadioGroupProps<T>) {
  const id = useId();
  const field = useContext(FieldContext);
  const isPassing = useRef(false);
  return (
    <div
      {...passed}
      role="radiogroup"
      className={classes("radio-group", layout === "row" && "radio-row")}
      aria-label={label}
      aria-labelledby={label === undefined ? field?.labelId : undefined}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-required={field?.required || undefined}
      onKeyDown={({ key, target, ctrlKey, metaKey }) => {
        isPassing.current = key.startsWith("Arrow");
        const radio = target as HTMLInputElement;
        if (key === "Enter" && !ctrlKey && !metaKey && radio.checked) onPick?.(radio);
      }}
      onKeyUp={() => {
        isPassing.current = false;
      }}
    >
      {options.map((option, at) => (
        <label key={option.value} className="radio">
          <input
            type="radio"
            ref={leaveRadioGroup}
            className="radio-input"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            // The hint is inside the label too: the name is the word alone.
            aria-labelledby={`${id}${at}`}
            aria-describedby={option.hint === undefined ? undefined : `${id}${at}hint`}
            onClick={({ currentTarget }) => isPassing.current || onPick?.(currentTarget)}
            onChange={() => onChange(option.value)}
          />
          <span className="radio-text">
            <span id={`${id}${at}`}>{option.label}</span>
            {option.hint === undefined ? null : (
              <span id={`${id}${at}hint`} className="radio-hint">
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}

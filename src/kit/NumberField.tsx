import { type KeyboardEvent, type Ref, useId, useState } from "react";
import type { DataAttributes } from "./attributes.js";
import { classes } from "./classes.js";
import { useComposition } from "./composition.js";
import { useControl } from "./field-context.js";
import { clampNumber, foldDigits, type NumberRange, readNumber } from "./number-text.js";

/** A figure in a text input. Extra `data-*` attributes go to the `<input>`. */
export interface NumberFieldProps extends DataAttributes, NumberRange {
  value: number;
  /** Called with figures inside the range only. */
  onChange(value: number): void;
  onBlur?: (() => void) | undefined;
  /** What the arrow keys add; 1 unless told. */
  step?: number | undefined;
  /** The word after the figure. */
  unit?: string | undefined;
  /** Its name when no `Field` gives one, or one of several in a field. */
  label?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Reports each figure as soon as it is one, keeps on screen what is not one yet, and on leaving settles on the
 * nearest figure of the range, or on the last good one. Not `type="number"`: that one hides what was typed when it
 * cannot read it, changes under the mouse wheel and refuses full-width digits.
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  min,
  max,
  decimals = 0,
  step = 1,
  unit,
  label,
  readOnly = false,
  ...passed
}: NumberFieldProps) {
  const range = { min, max, decimals };
  const unitId = useId();
  const { tracker, handlers } = useComposition();
  const [draft, setDraft] = useState<Draft | null>(null);
  // A value that changed by other means (undo, a load) makes the draft stale, but never in the middle of a conversion.
  const typed = draft && (draft.stands === value || tracker.active) ? draft.text : undefined;
  const wrong = typed !== undefined && !tracker.active && readNumber(typed, range).kind === "wrong";
  const control = useControl({ label, invalid: wrong, describedBy: unit === undefined ? undefined : unitId });

  function type(text: string) {
    const reading = readNumber(text, range);
    if (tracker.active || reading.kind !== "number") return setDraft({ text, stands: value });
    setDraft({ text, stands: reading.value });
    if (reading.value !== value) onChange(reading.value);
  }
  function commit() {
    const reading = typed === undefined ? undefined : readNumber(typed, range);
    const committed = reading?.kind === "number" ? reading.value : reading?.nearest;
    setDraft(null);
    if (committed !== undefined && committed !== value) onChange(committed);
    onBlur?.();
  }
  function stepBy(event: KeyboardEvent) {
    const steps = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (steps === undefined || readOnly || tracker.owns(event)) return;
    event.preventDefault();
    setDraft(null);
    const next = clampNumber(value + steps, range);
    if (next !== value) onChange(next);
  }

  return (
    <span className="number-field">
      <input
        type="text"
        inputMode={decimals > 0 ? "decimal" : "numeric"}
        autoComplete="off"
        {...passed}
        {...control}
        className={classes("field-control", "number-field-input", `number-field-${room(min, max)}`)}
        readOnly={readOnly}
        value={typed ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={stepBy}
        onCompositionStart={handlers.onCompositionStart}
        onCompositionEnd={(event) => {
          handlers.onCompositionEnd(event);
          type(foldDigits(event.currentTarget.value));
        }}
      />
      {unit === undefined ? null : (
        <span id={unitId} className="number-field-unit">
          {unit}
        </span>
      )}
    </span>
  );
}

/** What was typed, and the value it belongs to. */
interface Draft {
  text: string;
  stands: number;
}

/** A field as wide as its longest figure, so that a row of them reads as a sentence. */
function room(min: number | undefined, max: number | undefined): "s" | "m" | "l" {
  const digits = Math.max(String(min ?? 0).length, String(max ?? 9999).length);
  return digits <= 4 ? "s" : digits <= 7 ? "m" : "l";
}

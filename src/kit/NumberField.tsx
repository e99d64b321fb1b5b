import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import type { DataAttributes } from "./attributes.js";
import { classes } from "./classes.js";
import { useComposedText } from "./composed-text.js";
import { useControl } from "./field-context.js";
import { isComposing } from "./ime.js";
import { clampNumber, type Figure, figureOf, type NumberRange, typedFigure } from "./number-text.js";
import { whenLeft } from "./when-left.js";

/** A figure in a text input. Extra `data-*` attributes go to the `<input>`. */
export interface NumberFieldProps extends DataAttributes, NumberRange {
  value: Figure;
  /** Gets what was typed where that is no figure, and `null` for nothing; the owner judges it. */
  onChange(value: Figure): void;
  /** The word after the figure. */
  unit?: string | undefined;
  /** How many digits there is room for. */
  room?: "s" | "m" | "l" | undefined;
  /** Its name when no `Field` gives one, or one of several in a field. */
  label?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Shows what its owner holds, figure or not: what was typed stays, and the owner says what is wrong with it. The range is
 * where the arrow keys end. Not `type="number"`: that one hides what was typed when it cannot read it, changes under the
 * mouse wheel and refuses full-width digits.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  decimals = 0,
  unit,
  room = "s",
  label,
  ...passed
}: NumberFieldProps) {
  const unitId = useId();
  const control = useControl({ label, describedBy: unit === undefined ? undefined : unitId });
  const [draft, setDraft] = useState<string | null>(null);
  // A window that has the focus again goes on where it was.
  const isEntered = useRef(false);
  const held = String(value ?? "");
  const read = (typed: string) => typedFigure(typed, decimals);
  // The typed text stays as it was typed (1.0, full-width digits) as long as it means the value of the owner.
  const shown = draft !== null && String(read(draft) ?? "") === held ? draft : held;
  const text = useComposedText<HTMLInputElement>(shown, (typed) => {
    setDraft(typed);
    const next = read(typed);
    if (String(next ?? "") !== held) onChange(next);
  });
  function stepBy(event: KeyboardEvent) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps === undefined || passed.readOnly || isComposing(event)) return;
    event.preventDefault();
    const next = clampNumber((figureOf(value) || 0) + steps, { min, max, decimals });
    if (next !== value) onChange(next);
  }

  return (
    <span className="number-field">
      <input
        type="text"
        inputMode={decimals > 0 ? "decimal" : "numeric"}
        autoComplete="off"
        // The figure is selected, so that typing replaces it.
        onFocus={({ currentTarget }) => {
          if (!isEntered.current) currentTarget.select();
          isEntered.current = true;
        }}
        {...passed}
        {...control}
        {...text}
        onCompositionEnd={(event) => {
          text.onCompositionEnd(event);
          setDraft(null);
        }}
        onBlur={(event) =>
          whenLeft(event, () => {
            isEntered.current = false;
            setDraft(null);
          })
        }
        onKeyDown={stepBy}
        className={classes("field-control", "number-field-input", `number-field-${room}`)}
      />
      {unit === undefined ? null : (
        <span id={unitId} className="number-field-unit">
          {unit}
        </span>
      )}
    </span>
  );
}

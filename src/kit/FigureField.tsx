import { type Ref, useState } from "react";
import type { DataAttributes } from "./attributes.js";
import { classes } from "./classes.js";
import { useComposedText } from "./composed-text.js";
import { useControl } from "./field-context.js";
import { type Figure, typedFigure } from "./number-text.js";

/** A figure that may be missing. Extra `data-*` attributes go to the `<input>`. */
export interface FigureFieldProps extends DataAttributes {
  value: Figure;
  /** Gets what was typed where that is no figure; the owner judges it. */
  onChange(value: Figure): void;
  /** Digits after the point; 0 for whole numbers. */
  decimals?: number | undefined;
  /** How many digits there is room for. */
  room?: "s" | "m" | "l" | undefined;
  /** Its name when no `Field` gives one, or one of several in a field. */
  label?: string | undefined;
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Shows what its owner holds, figure or not. A `NumberField` settles on the nearest figure it may have; here a wrong
 * one stays until it is mended.
 */
export function FigureField({
  value,
  onChange,
  decimals = 0,
  room = "s",
  label,
  ...passed
}: FigureFieldProps) {
  const control = useControl({ label });
  const [draft, setDraft] = useState<string | null>(null);
  const held = String(value ?? "");
  const read = (typed: string) => typedFigure(typed, decimals);
  // What was typed stays as it was typed (1.0, full-width digits) as long as it is what the owner holds.
  const shown = draft !== null && String(read(draft) ?? "") === held ? draft : held;
  const text = useComposedText<HTMLInputElement>(shown, (typed) => {
    setDraft(typed);
    const next = read(typed);
    if (String(next ?? "") !== held) onChange(next);
  });
  return (
    <span className="number-field">
      <input
        type="text"
        inputMode={decimals > 0 ? "decimal" : "numeric"}
        autoComplete="off"
        {...passed}
        {...control}
        {...text}
        onBlur={() => setDraft(null)}
        className={classes("field-control", "number-field-input", `number-field-${room}`)}
      />
    </span>
  );
}

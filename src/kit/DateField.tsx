import type { Ref } from "react";
import type { DataAttributes } from "./attributes.js";
import { useControl } from "./field-context.js";

/** A day. Extra `data-*` attributes go to the `<input>`. */
export interface DateFieldProps extends DataAttributes {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Gets `YYYY-MM-DD`, or an empty text while the date is incomplete. A day outside the range comes too. */
  onChange(value: string): void;
  /** The first day the calendar offers. */
  min?: string | undefined;
  /** The last one. Without it years of five and six figures can be typed, which no server reads. */
  max?: string | undefined;
  /** Its name when no `Field` gives one. */
  label?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** `false` where a button beside it opens its calendar: it is no stop of Tab, and has no calendar of its own to press. */
  isStop?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The browser's own date input: it knows the keys, the calendar and the order of the operator's language. */
export function DateField({
  value,
  onChange,
  max = "9999-12-31",
  label,
  isStop = true,
  ...passed
}: DateFieldProps) {
  const control = useControl({ label });
  return (
    <input
      type="date"
      {...passed}
      {...control}
      className="field-control date-field"
      max={max}
      tabIndex={isStop ? undefined : -1}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import type { Ref } from "react";
import type { DataAttributes } from "./attributes.js";
import { useControl } from "./field-context.js";
import { whenLeft } from "./when-left.js";

/** A time of day. Extra `data-*` attributes go to the `<input>`. */
export interface TimeFieldProps extends DataAttributes {
  /** `HH:mm`, or empty. */
  value: string;
  /** Gets `HH:mm`, or an empty text while the time is incomplete. */
  onChange(value: string): void;
  /** The operator goes on elsewhere. */
  onLeave?: (() => void) | undefined;
  /** Its name when no `Field` gives one. */
  label?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The browser's own time input: it knows the keys, the wheel of a phone and 24 hours in Japanese. */
export function TimeField({ value, onChange, onLeave, label, ...passed }: TimeFieldProps) {
  const control = useControl({ label });
  return (
    <input
      type="time"
      {...passed}
      onBlur={onLeave && ((event) => whenLeft(event, onLeave))}
      {...control}
      className="field-control time-field"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

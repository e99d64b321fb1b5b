import type { Ref } from "react";
import { type DataAttributes, unfilled } from "./attributes.js";
import { useComposedText } from "./composed-text.js";
import { useControl } from "./field-context.js";
import { whenLeft } from "./when-left.js";

/** One line of text. Extra `data-*` attributes go to the `<input>`. */
export interface TextFieldProps extends DataAttributes {
  value: string;
  onChange(value: string): void;
  /** The operator goes on elsewhere. */
  onLeave?: (() => void) | undefined;
  /** In UTF-16 units, as the browser counts. */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Its name when no `Field` gives one. */
  label?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Leaves the text alone while the input method is converting. */
export function TextField({ value, onChange, onLeave, label, ...passed }: TextFieldProps) {
  const control = useControl({ label });
  const text = useComposedText<HTMLInputElement>(value, onChange);
  return (
    <input
      type="text"
      {...unfilled}
      {...passed}
      onBlur={onLeave && ((event) => whenLeft(event, onLeave))}
      {...control}
      {...text}
      className="field-control text-field"
    />
  );
}

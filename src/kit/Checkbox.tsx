import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { DataAttributes } from "./attributes.js";
import { useControl } from "./field-context.js";

/** A choice that is sent with the rest. Extra `data-*` attributes go to the `<input>`. */
export interface CheckboxProps extends DataAttributes {
  checked: boolean;
  onChange(checked: boolean): void;
  label: string;
  /** Some of what it stands for is on; `checked` is then not shown. */
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox; the style sheet draws its tick. */
export function Checkbox({
  checked,
  onChange,
  label,
  mixed = false,
  disabled,
  ref,
  ...passed
}: CheckboxProps) {
  const { id: _, ...control } = useControl({});
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  // There is no attribute for it, and a press takes it away.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  });
  return (
    <label className="checkbox">
      <input
        {...passed}
        {...control}
        ref={box}
        type="checkbox"
        className="checkbox-input"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

import type { Ref } from "react";
import type { TriggerAttributes } from "./attributes.js";

/** On or off, at once. Extra `data-*` and trigger attributes go to the `<button>`. */
export interface SwitchProps extends TriggerAttributes {
  checked: boolean;
  onChange(checked: boolean): void;
  label: string;
  disabled?: boolean | undefined;
  /** Why it is off limits, as a tooltip and for screen readers. */
  reason?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The word stands before the track. For something that is sent with the rest use a `Checkbox`. */
export function Switch({ checked, onChange, label, disabled = false, reason, ...passed }: SwitchProps) {
  return (
    <button
      {...passed}
      type="button"
      role="switch"
      className="switch"
      aria-checked={checked}
      disabled={disabled}
      title={reason}
      onClick={() => onChange(!checked)}
    >
      <span>{label}</span>
      <span className="switch-track" />
    </button>
  );
}

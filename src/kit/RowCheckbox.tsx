import type { DataAttributes } from "./attributes.js";

/** Selects a row for what is done to several at once. Extra `data-*` attributes go to the `<label>`. */
export interface RowCheckboxProps extends DataAttributes {
  /** Names the row; read out, and a tooltip. */
  label: string;
  checked: boolean;
  /** Id of the element that names the row, where the label does not. */
  describedBy?: string | undefined;
  /** -1 where the row has keys of its own for it. */
  tabIndex?: number | undefined;
  /** Pressed; with Shift it is meant for all rows up to this one. */
  onChange(isRange: boolean): void;
}

/** Without words of its own: it stands at the head of what it is for. */
export function RowCheckbox({
  label,
  checked,
  describedBy,
  tabIndex,
  onChange,
  ...passed
}: RowCheckboxProps) {
  return (
    <label {...passed} className="checkbox row-checkbox" title={label}>
      <input
        type="checkbox"
        className="checkbox-input"
        aria-label={label}
        aria-describedby={describedBy}
        checked={checked}
        tabIndex={tabIndex}
        onChange={({ nativeEvent }) => onChange((nativeEvent as MouseEvent).shiftKey === true)}
      />
    </label>
  );
}

import type { ReactNode } from "react";
import { type DataAttributes, neverFirst } from "./attributes.js";
import { classes } from "./classes.js";
import { WarningIcon } from "./icons.js";

/** One thing out of several, by its name. Extra `data-*` attributes go to the remove button. */
export interface ChipProps extends DataAttributes {
  /** Shows the solid hue before the name. */
  dot?: boolean | undefined;
  icon?: ReactNode;
  /** The thing is gone or may not be used any more. `children` should say so: colour alone tells nobody. */
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  /** With `removeLabel`: adds a × button. */
  onRemove?: (() => void) | undefined;
  /** Names the thing too (「VIP会員を外す」), since all of them look alike. */
  removeLabel?: string | undefined;
  /** For another hue; see `HueChip`. */
  className?: string | undefined;
  children: string;
}

/** A long name is cut at the edge of its place; the whole of it is the tooltip. */
export function Chip({
  dot = false,
  icon,
  invalid = false,
  disabled = false,
  onRemove,
  removeLabel,
  className,
  children,
  ...passed
}: ChipProps) {
  return (
    <span
      className={classes("chip", className, invalid && "chip-invalid", disabled && "chip-disabled")}
      title={children}
    >
      {dot && !invalid ? <span className="chip-dot" /> : null}
      {invalid ? <WarningIcon /> : icon}
      <span className="chip-label">{children}</span>
      {onRemove && removeLabel !== undefined && !disabled ? (
        <button
          {...passed}
          {...neverFirst}
          type="button"
          className="chip-remove"
          aria-label={removeLabel}
          title={removeLabel}
          // The rest of a double click would take the chip that has come there.
          onClick={({ detail }) => detail < 2 && onRemove()}
        />
      ) : null}
    </span>
  );
}

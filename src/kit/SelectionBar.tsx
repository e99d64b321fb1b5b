import type { ReactNode, Ref } from "react";
import { Button } from "./Button.js";
import { IconButton } from "./IconButton.js";
import { CloseIcon } from "./icons.js";
import { selectionBarStyles } from "./selection-bar-styles.js";
import { useSheets } from "./use-sheets.js";

/** Bar of commands for the chosen rows. */
export interface SelectionBarProps {
  /** The name of the bar. */
  label: string;
  /** How many are chosen, as a sentence. Read out when it changes. */
  count: string;
  /** Another region of the same screen reads it out: one that was there before the bar. */
  isSilent?: boolean | undefined;
  /** Chooses everything there is, if more is there than what is shown. */
  allLabel?: string | undefined;
  onAll?: (() => void) | undefined;
  clearLabel: string;
  onClear(): void;
  /** Buttons that act on the chosen ones. */
  actions: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Takes the place of the head of a list while something is chosen, or stands at the foot of one. */
export function SelectionBar({
  label,
  count,
  isSilent = false,
  allLabel,
  onAll,
  clearLabel,
  onClear,
  actions,
  ref,
}: SelectionBarProps) {
  useSheets(selectionBarStyles);
  return (
    <div ref={ref} role="group" className="selection-bar" aria-label={label}>
      <span role={isSilent ? undefined : "status"} className="selection-bar-count">
        {count}
      </span>
      {onAll && allLabel !== undefined ? (
        <Button variant="quiet" size="s" onPress={onAll}>
          {allLabel}
        </Button>
      ) : null}
      <div className="selection-bar-actions">{actions}</div>
      <IconButton label={clearLabel} icon={<CloseIcon />} onPress={onClear} />
    </div>
  );
}

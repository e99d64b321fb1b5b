import type { ReactNode } from "react";
import { Button } from "./Button.js";
import sheet from "./selection-bar.css?inline";
import { useSheet } from "./sheets.js";
import tokens from "./widget-tokens.css?inline";

/** What can be done with the rows that are chosen. */
export interface SelectionBarProps {
  /** The name of the bar. */
  label: string;
  /** How many are chosen, as a sentence. Read out when it changes. */
  count: string;
  /** Chooses everything there is, if more is there than what is shown. */
  allLabel?: string | undefined;
  onAll?: (() => void) | undefined;
  clearLabel: string;
  onClear(): void;
  /** Buttons that act on the chosen ones. */
  actions: ReactNode;
}

/** Takes the place of the head of a list while something is chosen. */
export function SelectionBar({
  label,
  count,
  allLabel,
  onAll,
  clearLabel,
  onClear,
  actions,
}: SelectionBarProps) {
  useSheet(tokens);
  useSheet(sheet);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent; this acts on a list.
    <div role="group" className="selection-bar" aria-label={label}>
      <span role="status" className="selection-bar-count">
        {count}
      </span>
      {onAll && allLabel !== undefined ? (
        <Button variant="quiet" size="s" onPress={onAll}>
          {allLabel}
        </Button>
      ) : null}
      <Button variant="quiet" size="s" onPress={onClear}>
        {clearLabel}
      </Button>
      <div className="selection-bar-actions">{actions}</div>
    </div>
  );
}

import type { ReactNode } from "react";
import { WarningIcon } from "../../kit/icons.js";
import { type PickerWords, refusalText } from "./messages.js";
import type { FieldShown } from "./state.js";

/**
 * Note about a refusal. It is in the list while that is open, which would cover it in the field. No component:
 * nearly always there is nothing, and that should cost nothing.
 */
export function refusalNote(
  { refusal, refusals, popupBlocked }: FieldShown,
  words: PickerWords,
  label: string,
): ReactNode {
  if (!refusal && !popupBlocked) return null;
  return (
    <div key={refusals} role="alert" className="picker-note picker-refused">
      <WarningIcon />
      <span>{refusal ? refusalText(refusal, label, words) : words.popupBlocked}</span>
    </div>
  );
}

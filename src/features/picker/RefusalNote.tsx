import { useAtomValue } from "jotai";
import { WarningIcon } from "../../kit/icons.js";
import type { PickerModel } from "./model.js";
import { type PickerWords, refusalText } from "./words.js";

/** What was refused. It stands in the list while that is open, which would cover it in the field. */
export function RefusalNote({
  model,
  words,
  label,
}: {
  model: PickerModel;
  words: PickerWords;
  label: string;
}) {
  const refusal = useAtomValue(model.atoms.refusal);
  const blocked = useAtomValue(model.atoms.popupBlocked);
  const text = refusal ? refusalText(refusal, label, words) : blocked ? words.popupBlocked : "";
  if (text === "") return null;
  return (
    <div role="alert" className="picker-note picker-refused">
      <WarningIcon />
      <span>{text}</span>
    </div>
  );
}

import { spareStyles } from "../../../kit/spare-styles.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { RemoveDialog } from "./RemoveDialog.js";
import { SaveDialog } from "./SaveDialog.js";
import { StartDialog } from "./StartDialog.js";

/** Questions that are asked before something is done. */
export type Question = "start" | "remove" | "save";

/** The question that is open. `onAnswer` hears whether it was meant; a start is made by the dialog itself. */
export function Questions({ question, onAnswer }: { question: Question; onAnswer(isMeant: boolean): void }) {
  useSheets(spareStyles);
  if (question === "start") return <StartDialog onClose={() => onAnswer(false)} />;
  if (question === "remove") return <RemoveDialog onAnswer={onAnswer} />;
  return <SaveDialog onAnswer={onAnswer} />;
}

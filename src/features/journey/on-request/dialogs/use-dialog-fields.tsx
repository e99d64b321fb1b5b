import { useFieldsOfDialog } from "../../../../editor/index.js";
import { useJourney } from "../../journey-context.js";

/** The fields of the dialog that is open. */
export function useDialogFields<T extends object>(initial: () => T) {
  return useFieldsOfDialog(useJourney().model.dialogs, initial);
}

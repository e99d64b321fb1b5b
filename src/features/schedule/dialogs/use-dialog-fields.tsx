import { useFieldsOfDialog } from "../../../editor/index.js";
import { useSchedule } from "../schedule-context.js";

/** The fields of the dialog that is open. */
export function useDialogFields<T extends object>(initial: () => T) {
  return useFieldsOfDialog(useSchedule().model.dialogs, initial);
}

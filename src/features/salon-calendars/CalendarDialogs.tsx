import { useAtomValue } from "jotai";
import { useSalon } from "../salon/index.js";
import { AddCalendarDialog } from "./AddCalendarDialog.js";
import { RemoveCalendarDialog } from "./RemoveCalendarDialog.js";

/** The dialogs of calendars. */
export function CalendarDialogs() {
  const { model } = useSalon();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  switch (dialog?.is) {
    case "add-calendar":
      return <AddCalendarDialog />;
    case "remove-calendar":
      return <RemoveCalendarDialog of={dialog} />;
    default:
      return null;
  }
}

import { readJourney } from "../../../api/journeys.js";
import type { JourneyWords } from "../messages.js";
import type { JourneyDialog } from "./dialogs.js";

/** Title of a dialog with something to write; others have titles of their own. */
export function dialogTitle(dialog: JourneyDialog, words: JourneyWords): string {
  if (dialog.is === "add") return dialog.list === "group" ? words.addGroup : words.addPhase;
  if (dialog.is !== "edit" || dialog.original === null) return words.add;
  return words.editOf(readJourney(dialog.original)?.name || words.noName);
}

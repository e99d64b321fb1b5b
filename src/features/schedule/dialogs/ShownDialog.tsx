import { useAtomValue } from "jotai";
import { useSchedule } from "../schedule-context.js";
import { BlockDialog } from "./BlockDialog.js";
import { InboxDialog } from "./inbox/InboxDialog.js";
import { MoveDialog } from "./MoveDialog.js";
import { EraseDialog } from "./shifts/EraseDialog.js";
import { PaintDialog } from "./shifts/PaintDialog.js";
import { ShiftDialog } from "./shifts/ShiftDialog.js";

/** The dialog that is open. */
export function ShownDialog() {
  const { model } = useSchedule();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  switch (dialog?.is) {
    case undefined:
      return null;
    case "move":
      return <MoveDialog record={dialog.record} />;
    case "block":
      return <BlockDialog block={dialog.block} place={dialog.place} />;
    case "shift":
      return <ShiftDialog {...dialog} />;
    case "paint":
      return <PaintDialog cells={dialog.cells} />;
    case "erase":
      return <EraseDialog shifts={dialog.shifts} />;
    case "inbox":
      return <InboxDialog />;
  }
}

import { useAtomValue } from "jotai";
import { Deferred } from "../../../kit/Deferred.js";
import { copyingPart, inboxPart } from "../deferred.js";
import { useSchedule } from "../schedule-context.js";
import { BlockDialog } from "./BlockDialog.js";
import { MoveDialog } from "./MoveDialog.js";
import { EraseDialog } from "./shifts/EraseDialog.js";
import { PaintDialog } from "./shifts/PaintDialog.js";
import { ShiftDialog } from "./shifts/ShiftDialog.js";

/** The dialog that is open. */
export function ShownDialog() {
  const { model, words } = useSchedule();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  const waiting = { loading: words.loading, failed: words.partFailed, retry: words.loadAgain };
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
      return <PaintDialog dialog={dialog} />;
    case "erase":
      return <EraseDialog dialog={dialog} />;
    case "copy":
      return (
        <Deferred part={copyingPart} words={waiting}>
          {({ CopyDialog }) => <CopyDialog date={dialog.date} cells={dialog.cells} />}
        </Deferred>
      );
    case "inbox":
      return (
        <Deferred part={inboxPart} words={waiting}>
          {({ InboxDialog }) => <InboxDialog />}
        </Deferred>
      );
  }
}

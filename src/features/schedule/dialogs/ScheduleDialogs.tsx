import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { withIndex } from "../../../lib/with-index.js";
import { InboxDialog } from "../inbox/InboxDialog.js";
import { dayLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";
import { EraseDialog } from "../shifts/EraseDialog.js";
import { PaintDialog } from "../shifts/PaintDialog.js";
import { ShiftDialog } from "../shifts/ShiftDialog.js";
import { BlockDialog } from "./BlockDialog.js";
import { MoveDialog } from "./MoveDialog.js";

/** The dialog that is open, and over it the question about what stands in the way. */
export function ScheduleDialogs() {
  const { model } = useSchedule();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  return (
    <>
      {dialog?.is === "move" ? <MoveDialog record={dialog.record} /> : null}
      {dialog?.is === "block" ? <BlockDialog block={dialog.block} place={dialog.place} /> : null}
      {dialog?.is === "shift" ? <ShiftDialog {...dialog} /> : null}
      {dialog?.is === "paint" ? <PaintDialog cells={dialog.cells} /> : null}
      {dialog?.is === "erase" ? <EraseDialog shifts={dialog.shifts} /> : null}
      {dialog?.is === "inbox" ? <InboxDialog /> : null}
      <ClashDialog />
    </>
  );
}

/** What the server found where something is wanted; it can be saved all the same where the server would take it. */
function ClashDialog() {
  const { model, words } = useSchedule();
  const clash = useAtomValue(model.atoms.clash);
  const close = () => model.showClash(null);
  return (
    <Dialog
      open={clash !== null}
      title={words.clashTitle}
      question
      onClose={close}
      foot={
        <>
          <Button data-autofocus="" onPress={close}>
            {words.fix}
          </Button>
          {clash?.isForcible ? (
            <Button
              variant="danger"
              onPress={() => {
                close();
                clash.force();
              }}
            >
              {words.force}
            </Button>
          ) : null}
        </>
      }
    >
      <ul className="schedule-clashes" aria-label={words.clashes}>
        {withIndex(clash?.clashes ?? []).map(([at, { label, date, from, to }]) => (
          <li key={at}>
            {words.clashAt(label, `${dayLabel(date, words.dayTitle, words)} ${words.range(from, to)}`)}
          </li>
        ))}
      </ul>
      {clash?.isForcible ? null : <p>{words.noForce}</p>}
    </Dialog>
  );
}

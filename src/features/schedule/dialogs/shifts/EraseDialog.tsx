import type { TimeShift } from "../../../../api/time-shifts.js";
import { useQuery } from "../../../../collection/index.js";
import { FailureAlert } from "../../../../editor/index.js";
import { Button } from "../../../../kit/Button.js";
import { Dialog } from "../../../../kit/Dialog.js";
import { dayLabel } from "../../labels.js";
import { useSchedule } from "../../schedule-context.js";
import { shiftKey } from "../../shifts/time-shift.js";
import { useSending } from "../use-sending.js";

/** Deletes several shifts, of each series the chosen days only. Those that could not be deleted stay listed. */
export function EraseDialog({ shifts }: { shifts: readonly TimeShift[] }) {
  const { model, commands, actions, settings, words } = useSchedule();
  const resources = useQuery(actions.salon().resources);
  const { busy, send } = useSending();
  const name = (id: number) => resources.data?.find((each) => each.id === id)?.name ?? `ID ${id}`;
  const close = () => {
    if (!busy) model.dialogs.close();
  };
  return (
    <Dialog
      open
      title={words.eraseTitle(shifts.length)}
      onClose={close}
      foot={
        <>
          <Button data-autofocus="" unavailable={busy} onPress={close}>
            {words.cancel}
          </Button>
          <Button variant="danger-fill" busy={busy} onPress={() => send(() => actions.eraseShifts(shifts))}>
            {words.eraseIt}
          </Button>
        </>
      }
    >
      <FailureAlert commands={commands} locale={settings.locale} />
      <p>{words.eraseOnce}</p>
      <ul className="schedule-clashes">
        {shifts.map((shift) => (
          <li key={shiftKey(shift)}>
            {`${words.shiftCell(dayLabel(shift._date, words.dayTitle, words), name(shift.salon_resource_id))} ${words.range(shift.from, shift.to)}`}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

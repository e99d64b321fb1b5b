import { useAtomValue } from "jotai";
import { useQuery } from "../../../../collection/index.js";
import { FailureAlert } from "../../../../editor/index.js";
import { Button } from "../../../../kit/Button.js";
import { Dialog } from "../../../../kit/Dialog.js";
import { dayLabel, timesLabel } from "../../labels.js";
import { useSchedule } from "../../schedule-context.js";
import { shiftRange } from "../../shifts/shift-range.js";
import { shiftKey } from "../../shifts/time-shift.js";
import type { EraseShifts } from "../../unsaved/schedule-dialog.js";
import { dayOfLeft, isOfLeft } from "../../unsaved/still-left.js";
import { useSending } from "../use-sending.js";

/**
 * Deletes several shifts, of each series the chosen days only, as they stand now: others may change some meanwhile. Those
 * that could not be deleted stay listed.
 */
export function EraseDialog({ dialog }: { dialog: EraseShifts }) {
  const chosen = dialog.shifts;
  const { model, commands, actions, settings, words } = useSchedule();
  const resources = useQuery(actions.salon().resources);
  const { busy, send } = useSending();
  const date = useAtomValue(model.atoms.date);
  // Another week may be shown by the page that offers what is left.
  const range = shiftRange(isOfLeft(dialog) ? dayOfLeft(dialog) : date);
  const present = useQuery(actions.queries().shifts(range)).data;
  const byKey = present && new Map(present.map((shift) => [shiftKey(shift), shift]));
  const shifts = byKey && !busy ? chosen.flatMap((shift) => byKey.get(shiftKey(shift)) ?? []) : chosen;
  const name = (id: number) => resources.data?.find((each) => each.id === id)?.name ?? `ID ${id}`;
  return (
    <Dialog
      open
      title={words.eraseTitle(shifts.length)}
      onClose={model.dialogs.askToClose}
      foot={
        <>
          <Button data-autofocus="" unavailable={busy} onPress={model.dialogs.askToClose}>
            {words.cancel}
          </Button>
          <Button
            variant="danger-fill"
            busy={busy}
            unavailable={shifts.length === 0}
            onPress={() => send(() => actions.eraseShifts(shifts))}
          >
            {words.doRemove}
          </Button>
        </>
      }
    >
      <FailureAlert commands={commands} locale={settings.locale} />
      <p>{words.eraseOnce}</p>
      <ul className="schedule-clashes">
        {shifts.map((shift) => (
          <li key={shiftKey(shift)}>
            {`${words.shiftCell(dayLabel(shift._date, words.monthDayWeekday, words), name(shift.salon_resource_id))} ${timesLabel(shift, words)}`}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

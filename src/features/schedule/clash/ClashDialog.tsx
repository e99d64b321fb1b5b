import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { withIndex } from "../../../lib/with-index.js";
import { dayLabel, timesLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";

/** Dialog of what the server found at a wanted time; it can be saved all the same where the server would take it. */
export function ClashDialog() {
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
            {words.withNote(
              label,
              `${dayLabel(date, words.monthDayWeekday, words)} ${timesLabel({ from, to }, words)}`,
            )}
          </li>
        ))}
      </ul>
      {clash?.isForcible ? null : <p>{words.noForce}</p>}
    </Dialog>
  );
}

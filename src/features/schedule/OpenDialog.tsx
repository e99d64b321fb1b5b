import { useAtomValue } from "jotai";
import { Deferred, useDeferredPart, usePrefetch } from "../../kit/Deferred.js";
import { Dialog } from "../../kit/Dialog.js";
import { dialogsPart } from "./deferred.js";
import { useSchedule } from "./schedule-context.js";
import type { ScheduleDialog } from "./unsaved/dialog-state.js";
import { dialogTitle } from "./unsaved/dialog-title.js";

/** The dialog that is open. Its part is fetched once the page rests; one that is pressed for before says that it comes. */
export function OpenDialog() {
  const { model } = useSchedule();
  usePrefetch(dialogsPart);
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  return dialog === null ? null : <LoadedDialog dialog={dialog} />;
}

function LoadedDialog({ dialog }: { dialog: ScheduleDialog }) {
  const { model, words } = useSchedule();
  const part = useDeferredPart(dialogsPart);
  if (part.is === "ready") {
    const { ShownDialog } = part.value;
    return <ShownDialog dialog={dialog} />;
  }
  const waiting = { loading: words.loading, failed: words.dialogFailed, retry: words.retry };
  return (
    <Dialog open title={dialogTitle(dialog, words)} closeLabel={words.close} onClose={model.dialogs.close}>
      <Deferred part={dialogsPart} words={waiting}>
        {() => null}
      </Deferred>
    </Dialog>
  );
}

import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { useSchedule } from "../schedule-context.js";
import { dialogTitle } from "./dialog-title.js";

/** What was written in a dialog when the page went, until the operator says what to do with it. */
export function DialogOffer() {
  const { model, words } = useSchedule();
  const { dialogs } = model;
  const [work] = useAtomValue(dialogs.atoms.offered);
  if (!work) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button variant="quiet" size="s" onPress={dialogs.restoreOffered}>
            {words.restore}
          </Button>
          <Button variant="quiet" size="s" onPress={dialogs.discardOffered}>
            {words.discard}
          </Button>
        </>
      }
    >
      <strong>{words.draftFound}</strong>
      <div>{dialogTitle(work.dialog, words)}</div>
    </Notice>
  );
}

import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { FailureAlert, UnsavedQuestion } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { Notice } from "../../../kit/Notice.js";
import type { OnPress } from "../../../kit/use-press.js";
import { useSchedule } from "../schedule-context.js";
import { dialogTitle } from "../unsaved/dialog-title.js";

interface RecordDialogProps {
  /** Problem with the fields, in the operator's words. */
  problem: string | null;
  saveLabel: string;
  onSave: OnPress;
  /** Absent: there is nothing yet that could be removed. */
  onRemove?: OnPress | undefined;
  children: ReactNode;
}

/**
 * The frame of a dialog about one record: its fields, what is wrong with them, and its buttons. What is written is not left
 * without a question, nor a dialog while its call is under way.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { problem, saveLabel, onSave, onRemove, children } = props;
  const { model, commands, settings, words } = useSchedule();
  const { dialogs } = model;
  const shown = useAtomValue(dialogs.atoms.shown);
  const busy = useAtomValue(dialogs.atoms.busy);
  return (
    <>
      <UnsavedQuestion dialogs={dialogs} words={words} />
      <Dialog
        open
        width="m"
        title={shown ? dialogTitle(shown, words) : ""}
        onClose={dialogs.askToClose}
        held={busy}
        foot={
          <>
            {onRemove ? (
              <Button variant="danger" unavailable={busy} onPress={onRemove}>
                {words.remove}
              </Button>
            ) : null}
            <Button unavailable={busy} onPress={dialogs.askToClose}>
              {words.cancel}
            </Button>
            <Button variant="primary" finishes unavailable={busy} onPress={onSave}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <div>
          <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
          <FailureAlert commands={commands} locale={settings.locale} />
        </div>
        {children}
      </Dialog>
    </>
  );
}

import type { ReactNode } from "react";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { Notice } from "../../../kit/Notice.js";
import { useSchedule } from "../schedule-context.js";

interface RecordDialogProps {
  title: string;
  /** What is wrong with the fields, in the operator's words. */
  problem: string | null;
  saveLabel: string;
  busy?: boolean;
  onSave(): void;
  /** Absent: there is nothing yet that could be removed. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of a dialog about one record: its fields, what is wrong with them, and its buttons. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, problem, saveLabel, busy = false, onSave, onRemove, children } = props;
  const { model, words } = useSchedule();
  const close = () => model.openDialog(null);
  return (
    <Dialog
      open
      width="m"
      title={title}
      onClose={close}
      foot={
        <>
          {onRemove ? (
            <Button variant="danger" onPress={onRemove}>
              {words.remove}
            </Button>
          ) : null}
          <Button onPress={close}>{words.cancel}</Button>
          <Button variant="primary" busy={busy} onPress={onSave}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div role="alert">{problem === null ? null : <Notice tone="danger">{problem}</Notice>}</div>
      {children}
    </Dialog>
  );
}

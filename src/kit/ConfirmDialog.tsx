import { type ReactNode, useId } from "react";
import { Button } from "./Button.js";
import { Dialog } from "./Dialog.js";

/** A question before something is done that cannot be undone. */
export interface ConfirmDialogProps {
  open: boolean;
  /** Asks about the thing: 「…」を削除しますか. */
  title: string;
  /** Text about the consequences. */
  children?: ReactNode;
  /** Names of the things that are touched, with the name of their list. */
  items?: readonly string[] | undefined;
  itemsLabel?: string | undefined;
  /** Repeats the verb of the title. */
  confirmLabel: string;
  cancelLabel: string;
  /** Begins on the button that does it: its word says all, and it can be undone. */
  beginsAtConfirm?: boolean | undefined;
  /** Something is lost for good: the button that does it says so by its colour. */
  destructive?: boolean | undefined;
  /** Label of the button while the confirmed command runs: until it ends, the question stays as it is. */
  busyLabel?: string | undefined;
  busy?: boolean | undefined;
  /** Why it could not be done, above the text. */
  alert?: ReactNode;
  /** The owner sets `open`. Esc and a press beside the dialog say no. */
  onAnswer(confirmed: boolean): void;
}

/** Begins on the button that changes nothing unless told otherwise, so that no key which was meant for something else confirms. */
export function ConfirmDialog({
  open,
  title,
  children,
  items = [],
  itemsLabel,
  confirmLabel,
  cancelLabel,
  beginsAtConfirm = false,
  destructive = false,
  busyLabel,
  busy = false,
  alert,
  onAnswer,
}: ConfirmDialogProps) {
  const textId = useId();
  const list = items.length > 0 && (
    <ul className="dialog-items" aria-label={itemsLabel}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may have one name, and the list never changes in place.
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
  const refuse = () => {
    if (!busy) onAnswer(false);
  };
  return (
    <Dialog
      open={open}
      title={title}
      describedBy={children ? textId : undefined}
      question
      onClose={refuse}
      foot={
        <>
          <Button data-autofocus={beginsAtConfirm ? undefined : ""} unavailable={busy} onPress={refuse}>
            {cancelLabel}
          </Button>
          <Button
            variant={destructive ? "danger-fill" : "primary"}
            finishes
            data-autofocus={beginsAtConfirm ? "" : undefined}
            busy={busy}
            busyLabel={busyLabel}
            onPress={() => onAnswer(true)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children || list || alert ? (
        <>
          {alert}
          {children ? <div id={textId}>{children}</div> : null}
          {list}
        </>
      ) : null}
    </Dialog>
  );
}

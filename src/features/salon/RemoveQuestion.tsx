import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { AlertRegion } from "../../kit/AlertRegion.js";
import { Button } from "../../kit/Button.js";
import { Dialog } from "../../kit/Dialog.js";
import { useSalon, useSalonSettings } from "./salon-context.js";

/**
 * Asks before something is taken away. It begins on the button that changes nothing, and a press beside it says no. It stays as
 * it is while its call is under way.
 */
export function RemoveQuestion(props: {
  title: string;
  /** Why it was not done. */
  lines: readonly string[];
  confirmLabel: string;
  onConfirm(): void;
  /** True when the confirmed command takes nothing away. */
  isHarmless?: boolean;
  children?: ReactNode;
}) {
  const { title, lines, confirmLabel, onConfirm, isHarmless = false, children } = props;
  const { model } = useSalon();
  const { words, fixed } = useSalonSettings();
  const busy = useAtomValue(model.dialogs.atoms.busy);
  const close = model.dialogs.askToClose;
  return (
    <Dialog
      open
      question
      title={title}
      onClose={close}
      foot={
        <>
          <Button data-autofocus="" unavailable={busy} onPress={close}>
            {words.cancel}
          </Button>
          {fixed ? null : (
            <Button
              variant={isHarmless ? "primary" : "danger-fill"}
              busy={busy}
              busyLabel={words.working}
              onPress={onConfirm}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <AlertRegion problems={lines.map((text, id) => ({ id, text }))} />
      {children}
    </Dialog>
  );
}

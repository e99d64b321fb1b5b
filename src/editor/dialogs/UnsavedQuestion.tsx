import { useAtomValue } from "jotai";
import { ConfirmDialog } from "../../kit/ConfirmDialog.js";
import type { DialogState } from "./dialog-state.js";

/**
 * Asks before what is written in a dialog is given up. It stands before that dialog: it goes first, and gives the focus back
 * into it, which gives it back to where it came from.
 */
export function UnsavedQuestion<Dialog>(props: {
  dialogs: DialogState<Dialog>;
  words: { readonly unsaved: string; readonly discard: string; readonly keepEditing: string };
}) {
  const { dialogs, words } = props;
  return (
    <ConfirmDialog
      open={useAtomValue(dialogs.atoms.asksToLeave)}
      title={words.unsaved}
      confirmLabel={words.discard}
      cancelLabel={words.keepEditing}
      destructive
      onAnswer={dialogs.answerClosing}
    />
  );
}

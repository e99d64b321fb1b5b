import { useAtomValue } from "jotai";
import { Button } from "../../kit/Button.js";
import { Notice } from "../../kit/Notice.js";
import type { Locale } from "../../lib/locale.js";
import { editingWords } from "../messages.js";
import type { DialogState } from "./dialog-state.js";

/** Offer of the work that was in a dialog when the page went, until the operator takes or drops it. */
export function DialogOffer<Dialog>(props: {
  dialogs: DialogState<Dialog>;
  titleOf(dialog: Dialog): string;
  locale: Locale;
}) {
  const { dialogs, titleOf, locale } = props;
  const [work] = useAtomValue(dialogs.atoms.offered);
  const words = editingWords[locale];
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
      <div>{titleOf(work.dialog)}</div>
    </Notice>
  );
}

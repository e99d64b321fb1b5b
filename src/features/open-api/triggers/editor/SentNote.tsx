import { useAtomValue } from "jotai";
import { Toast } from "../../../../kit/Toast.js";
import { useTriggerWords } from "../use-trigger-words.js";
import type { TriggerEditor } from "./trigger-editor.js";

/** That a map became something else, so that what is in it is not sent any more. */
export function SentNote({ editor }: { editor: TriggerEditor }) {
  const words = useTriggerWords();
  const hidden = useAtomValue(editor.atoms.hidden);
  return (
    <Toast
      message={
        hidden === null
          ? null
          : {
              id: hidden.id,
              text: words.notSent(hidden.count),
              more: words.undoByKey,
              actionLabel: words.undo,
              onAction: () => {
                editor.undoEdit();
              },
            }
      }
      onEnd={() => editor.noteHidden(0)}
      closeLabel={words.close}
    />
  );
}

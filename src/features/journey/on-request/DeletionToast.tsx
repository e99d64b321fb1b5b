import { useAtomValue } from "jotai";
import { useRef } from "react";
import { Toast } from "../../../kit/Toast.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import { useRequestWords } from "./use-request-words.js";

/** So long a deletion can be undone, in milliseconds. */
const waitsMs = 5000;

/** That rows are about to be deleted. When its time is over, or it is closed, they are. */
export function DeletionToast() {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const deletion = useAtomValue(model.atoms.deletion);
  const active = useAtomValue(model.atoms.active);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="journey-toast" ref={box}>
      <Toast
        message={
          deletion === null
            ? null
            : {
                id: deletion.id,
                text: own.removing(deletion.ids.length),
                more: own.removedAndHow(
                  deletion.names.map((name) => name || words.noName),
                  deletion.ids.length - deletion.names.length,
                ),
                actionLabel: own.undo,
                onAction: actions.keepWaiting,
              }
        }
        // Taken back, nothing is waiting any more.
        onEnd={(id) => {
          if (model.waiting()?.id !== id) return;
          // Closed by its button, it leaves the focus to where it came from.
          if (box.current?.matches(":focus-within")) model.focusOn(active ?? "add");
          actions.removeNow();
        }}
        closeLabel={words.close}
        lastsMs={waitsMs}
      />
    </div>
  );
}

import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { Button } from "../../../kit/Button.js";
import { StatusNotice } from "../../../kit/Notice.js";
import { useSchedule } from "../schedule-context.js";

/** How long a move can be taken back, in milliseconds. */
const undoableForMs = 8_000;

/** What was moved, and the way back: for a moment, and only as long as nobody else has changed it. */
export function UndoNotice() {
  const { model, actions, words } = useSchedule();
  const undoable = useAtomValue(model.atoms.undoable);
  const id = undoable?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => model.forgetMove(), undoableForMs);
    return () => clearTimeout(timer);
  }, [id, model]);
  return (
    <div className="schedule-undo">
      <StatusNotice
        tone="success"
        text={undoable?.text ?? ""}
        occasion={id}
        actions={
          <Button size="s" onPress={() => actions.undoMove()}>
            {words.undo}
          </Button>
        }
      />
    </div>
  );
}

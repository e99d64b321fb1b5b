import { useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { whenLeft } from "../../../kit/when-left.js";
import { useSchedule } from "../schedule-context.js";

/** How long a move can be undone, in milliseconds; longer while the focus is there. */
const undoableForMs = 8_000;

/**
 * Notice of a move, with its undo: for a moment, and only as long as nobody else has changed it. It announces
 * nothing: the status of the schedule does. It is behind the rows, one Tab from the moved chip, and gives the focus
 * back there when it goes.
 */
export function UndoNotice() {
  const { model, actions, words } = useSchedule();
  const undoable = useAtomValue(model.atoms.undoable);
  const day = useRef<Element>(null);
  /** Key of the moved entry, while the focus is here. */
  const [held, setHeld] = useState<string | null>(null);
  const id = undoable?.id;
  useEffect(() => {
    if (id === undefined || held !== null) return;
    const timer = setTimeout(() => model.forgetMove(), undoableForMs);
    return () => clearTimeout(timer);
  }, [id, held, model]);
  useLayoutEffect(() => {
    if (id !== undefined || held === null) return;
    setHeld(null);
    // The moved chip may be on another day.
    for (const place of [`[data-chip="${held}"]`, "[data-stop]", ".schedule-content"]) {
      const found = day.current?.querySelector<HTMLElement>(place);
      found?.focus();
      if (found) return;
    }
  }, [id, held]);
  if (undoable === null) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus is there.
    <div
      className="schedule-undo sticks"
      onFocus={({ currentTarget }) => {
        day.current = currentTarget.closest(".editor-content");
        setHeld(undoable.move.key);
      }}
      onBlur={(event) => whenLeft(event, () => setHeld(null))}
    >
      <Notice
        tone="success"
        actions={
          <Button size="s" onPress={() => actions.undoMove()}>
            {words.undo}
          </Button>
        }
      >
        {undoable.text}
      </Notice>
    </div>
  );
}

import type { Reservation } from "../../api/reservations.js";
import { nameOf } from "./labels.js";
import { commitOf } from "./moves/commit.js";
import { useSchedule } from "./schedule-context.js";

/** Ends a move where it is: by pointer, keys and dialog alike. */
export function useCommit(): (record: Reservation) => void {
  const { model, commands, actions, words } = useSchedule();
  return (record) => {
    const outcome = commitOf(model.move());
    model.drop();
    if (outcome === null) model.notify(words.notMoved(nameOf(record, words)));
    else if (outcome.is === "gone") commands.refuse(words.gone);
    else if (outcome.is === "overtaken") commands.refuse(words.overtaken);
    else void actions.move(record, outcome);
  };
}

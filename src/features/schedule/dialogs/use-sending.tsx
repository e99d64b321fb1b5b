import { useState } from "react";
import { useSchedule } from "../schedule-context.js";

interface Sending {
  busy: boolean;
  /** Gives what makes the button that was pressed busy. */
  send(call: () => Promise<boolean>): Promise<void> | undefined;
}

/** One call of a dialog at a time; the dialog closes when it has worked. */
export function useSending(): Sending {
  const { dialogs } = useSchedule().model;
  const [busy, setBusy] = useState(false);
  return {
    busy,
    send(call) {
      if (busy) return;
      setBusy(true);
      const shown = dialogs.shown();
      // Shifts of several days are kept by what each call has come to.
      const made = shown?.is === "paint" ? call() : dialogs.save(call);
      return made.then((isDone) => {
        setBusy(false);
        // Another one may be open by then, of another salon.
        if (isDone && dialogs.shown() === shown) dialogs.close();
      });
    },
  };
}

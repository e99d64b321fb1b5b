import { useState } from "react";
import { useSchedule } from "../schedule-context.js";

/** One call of a dialog at a time; the dialog closes when it has worked. */
export function useSending(): { busy: boolean; send(call: () => Promise<boolean>): void } {
  const { dialogs } = useSchedule().model;
  const [busy, setBusy] = useState(false);
  return {
    busy,
    send(call) {
      if (busy) return;
      setBusy(true);
      const shown = dialogs.shown();
      void call().then((isDone) => {
        setBusy(false);
        // Another one may be open by then, of another salon.
        if (isDone && dialogs.shown() === shown) dialogs.close();
      });
    },
  };
}

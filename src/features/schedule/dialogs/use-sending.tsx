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
      void call().then((isDone) => {
        setBusy(false);
        if (isDone) dialogs.close();
      });
    },
  };
}

import { useAtomValue } from "jotai";
import { useSchedule } from "../schedule-context.js";

interface Sending {
  busy: boolean;
  /** Gives what makes the button that was pressed busy. */
  send(call: () => Promise<boolean>): Promise<void>;
}

/** One call of a dialog at a time; the dialog closes when it has worked. */
export function useSending(): Sending {
  const { dialogs } = useSchedule().model;
  return {
    busy: useAtomValue(dialogs.atoms.busy),
    async send(call) {
      // Shifts of several days are kept by what each call has come to.
      const work = dialogs.shown()?.is === "paint" ? null : undefined;
      if (await dialogs.run(call, work)) dialogs.close();
    },
  };
}

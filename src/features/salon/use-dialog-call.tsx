import { useState } from "react";
import { type SaveResult, useFieldsOfDialog } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import { explainCall } from "./explain.js";
import { useSalon, useSalonSettings } from "./salon-context.js";
import type { SectionName } from "./settings.js";
import { useBusy } from "./use-busy.js";

const noFields: Readonly<Record<string, readonly string[]>> = {};

/** A call made from a dialog or a form: whether it is under way, why it failed, and what was said of fields. */
export function useDialogCall(section: SectionName) {
  const { model, actions } = useSalon();
  const { settings } = useSalonSettings();
  const [busy, begin] = useBusy();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [fields, setFields] = useState(noFields);
  async function read<T>(call: () => Promise<T>): Promise<T> {
    const { answer } = await model.dialogs.save(async () => ({ is: "read", answer: await call() }));
    return answer;
  }
  return {
    busy,
    /** Lines of the alert. */
    lines,
    /** By the names of the wire. */
    fields,
    /** Nothing is sent, since it is not right. */
    refuse(ofFields: Readonly<Record<string, readonly string[]>>, more: readonly string[] = []): void {
      const all = [...new Set([...Object.values(ofFields).flat(), ...more])];
      setFields(ofFields);
      setLines(all);
      actions.refuse(section, all);
    },
    notify: (text: readonly string[]) => setLines(text),
    forget(): void {
      setLines([]);
      setFields(noFields);
    },
    failed(failure: Failure): void {
      actions.report(section, failure);
      setLines(explainCall(failure, settings.locale));
      setFields(failure.kind === "invalid" ? failure.fields : noFields);
    },
    /**
     * Gives what `call` gives; `null` while another one is under way, and where its dialog is gone with its salon by then.
     * `isRead`: it saves nothing yet, and what is written is kept meanwhile as well.
     */
    async run<T extends SaveResult>(call: () => Promise<T>, isRead = false): Promise<T | null> {
      const dialog = model.dialogs.shown();
      const outcome = await begin(() => {
        setLines([]);
        setFields(noFields);
        return isRead ? read(call) : model.dialogs.save(call);
      });
      return model.dialogs.shown() === dialog ? outcome : null;
    },
  };
}

/** The fields of the dialog that is open. */
export function useDialogFields<T extends object>(initial: () => T) {
  return useFieldsOfDialog(useSalon().model.dialogs, initial);
}

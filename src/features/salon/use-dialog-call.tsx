import { useAtomValue } from "jotai";
import { type SaveResult, useFieldsOfDialog } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import { explainCall } from "./explain.js";
import { useSalon, useSalonSettings } from "./salon-context.js";
import type { SectionName } from "./settings.js";

/** A call made from a dialog or a form: whether it is under way, why it failed, and what was said of fields. */
export function useDialogCall(section: SectionName) {
  const { model, actions } = useSalon();
  const { settings } = useSalonSettings();
  const { dialogs } = model;
  const { lines, fields } = useAtomValue(dialogs.atoms.refusal);
  return {
    busy: useAtomValue(dialogs.atoms.busy),
    /** Lines of the alert. */
    lines,
    /** By the names of the wire. */
    fields,
    /** Nothing is sent, since it is not right. */
    refuse(ofFields: Readonly<Record<string, readonly string[]>>, more: readonly string[] = []): void {
      const all = [...new Set([...Object.values(ofFields).flat(), ...more])];
      dialogs.refuse({ lines: all, fields: ofFields });
      actions.refuse(section, all);
    },
    notify: (text: readonly string[]) => dialogs.refuse({ lines: text }),
    forget: () => dialogs.refuse(),
    failed(failure: Failure): void {
      actions.report(section, failure);
      const said = { lines: explainCall(failure, settings.locale) };
      dialogs.refuse(failure.kind === "invalid" ? { ...said, fields: failure.fields } : said);
    },
    /**
     * Gives what `call` gives; `null` while another one is under way, and where its dialog is gone with its salon by then.
     * `isRead`: it saves nothing yet, and what is written is kept meanwhile as well.
     */
    async run<T extends SaveResult>(call: () => Promise<T>, isRead = false): Promise<T | null> {
      if (!isRead) return dialogs.run(call);
      const read = await dialogs.run(async () => ({ is: "read", answer: await call() }));
      return read?.answer ?? null;
    },
  };
}

/** The fields of the dialog that is open. */
export function useDialogFields<T extends object>(initial: () => T) {
  return useFieldsOfDialog(useSalon().model.dialogs, initial);
}

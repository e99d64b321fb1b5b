import { useStore } from "jotai";
import { useLayoutEffect, useMemo, useState } from "react";
import { createEditorSession, type EditorCommands } from "../../../editor/index.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import {
  createFormFieldModel,
  type FormFieldModel,
  type FormFieldSettings,
  offeredTypes,
  syncNames,
} from "../../form-field/index.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { asFormField } from "./asked-item.js";

/** The editor of what customers are asked, and what its fields may do. */
export interface AskedEditor {
  readonly editor: FormFieldModel;
  readonly commands: EditorCommands;
}

/**
 * The editor of one thing that customers are asked, in the dialog that is open. What is written goes into the state of the
 * dialog too, so that closing asks and a draft keeps it; and comes from there where the dialog was open before.
 */
export function useAskedEditor(original: PlainObject | null): AskedEditor {
  const { model, commands: screen, actions } = useSalon();
  const { settings, fixed } = useSalonSettings();
  const store = useStore();
  const own = useMemo<FormFieldSettings>(
    () => ({
      locale: settings.locale,
      types: offeredTypes(null, []),
      sync: syncNames,
      abilities: settings.abilities,
      finishLabel: null,
      cancelable: true,
      readonly: fixed,
      disabled: false,
    }),
    [settings, fixed],
  );
  const [{ editor, session }] = useState(() => {
    let isReady = false;
    const made = createFormFieldModel({
      store,
      settings: own,
      now: () => performance.now(),
      onEdit: keep,
      onUnfinished: keep,
    });
    const editorSession = createEditorSession();
    made.load(original && asFormField(original));
    const first: PlainObject = { item: made.value(), lines: null };
    function keep(): void {
      if (!isReady) return;
      store.set(editorSession.failure, null);
      model.dialogs.refuse();
      model.dialogs.write({ item: made.value(), lines: made.lines.draft() ?? null }, first);
    }
    const { item, lines } = store.get(model.dialogs.atoms.written);
    if (item !== undefined) made.restoreDraft(item);
    if (lines !== undefined) made.lines.restore(lines);
    isReady = true;
    return { editor: made, session: editorSession };
  });
  useLayoutEffect(() => editor.configure(own), [editor, own]);
  const commands = useMemo<EditorCommands>(
    () => ({
      ...screen,
      session,
      refuse(message) {
        store.set(session.failure, { title: message, reasons: [] });
        actions.refuse("online", [message]);
      },
      // The dialog has buttons and a draft of its own.
      submit() {},
      cancel() {},
      restoreDraft() {},
      discardDraft() {},
      compareDraft: () => ({ differences: 0, shownRecord: null }),
    }),
    [screen, session, store, actions],
  );
  return { editor, commands };
}

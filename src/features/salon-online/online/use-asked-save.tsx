import { useStore } from "jotai";
import { useState } from "react";
import { readId } from "../../../api/read-fields.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { useDialogCall, useSalon, useSalonSettings } from "../../salon/index.js";
import { customerItems } from "../customer-items.js";
import { itemAnew, itemOver, itemToSend, refusalOfItem } from "./asked-item.js";
import type { Choice } from "./section-edits.js";
import type { AskedEditor } from "./use-asked-editor.js";

/** The save of what customers are asked: once more over what others have left, or anew where they have deleted it. */
export function useAskedSave(original: PlainObject | null, { editor, commands }: AskedEditor) {
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const store = useStore();
  const call = useDialogCall("online");
  const [isGone, setGone] = useState(false);
  /** As others have left it by the last save. */
  const [theirs, setTheirs] = useState<PlainObject | null>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});

  async function save(): Promise<void> {
    if (call.busy) return;
    store.set(commands.session.attempts, store.get(commands.session.attempts) + 1);
    const messages = [...new Set(editor.problems().map(({ message }) => message))];
    if (messages.length > 0) {
      actions.refuse("online", messages);
      editor.goTo(undefined);
      return;
    }
    if (original !== null && !isGone && !editor.isDirty()) {
      model.dialogs.close();
      return;
    }
    const sent = editor.state();
    const item = original === null || isGone ? anew() : await overTheirs(original);
    if (item === null) return;
    const answer = await call.run(() => actions.patchOnline({ attr: "customer:upsert", body: { item } }));
    if (answer === null) return;
    if (answer.ok) {
      model.dialogs.close();
      return;
    }
    if (original !== null && answer.failure.status === 404) setGone(true);
    call.failed(answer.failure);
    const failure = refusalOfItem(answer.failure);
    editor.showRefusal(sent, failure);
    const serverErrors = failure.kind === "invalid" ? Object.values(failure.fields).flat() : [];
    const first = serverErrors.map(editor.serverErrorAt).find((target) => target !== undefined);
    if (first) editor.goTo(first);
  }

  function anew(): PlainObject {
    const edited = editor.payload();
    return original === null ? itemToSend(edited, null, null) : itemAnew(edited, original);
  }

  /** It has no version, so it is read again first. `null`: that failed, or both have changed the same. */
  async function overTheirs(loaded: PlainObject): Promise<PlainObject | null> {
    const now = await call.run(() => actions.readOnline(), true);
    if (now === null) return null;
    if (!now.ok) {
      call.failed(now.failure);
      return null;
    }
    const id = readId(loaded.id);
    const latest = customerItems(now.data).find((each) => readId(each.id) === id) ?? null;
    setTheirs(latest);
    const item = itemOver(editor.payload(), loaded, latest, choices);
    if (item !== null) return item;
    call.refuse({}, [words.conflictOpen]);
    return null;
  }

  return { call, save, isGone, theirs, choices, setChoices };
}

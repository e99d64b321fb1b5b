import { useAtomValue, useStore } from "jotai";
import { type KeyboardEvent, useMemo, useState } from "react";
import { readId } from "../../../api/read-fields.js";
import { UndoButtons, undoAskedBy, useFocusRequest } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { SelectionTools } from "../../../list-editor/index.js";
import { ReferencesProvider } from "../../../references/index.js";
import { FormFieldFields } from "../../form-field/index.js";
import { customerItems } from "../customer-items.js";
import { SalonFormDialog } from "../SalonFormDialog.js";
import { useSalon, useSalonSettings } from "../salon-context.js";
import { useDialogCall } from "../use-dialog-call.js";
import { itemAnew, itemToSend, labelOf, refusalOfItem } from "./asked-item.js";
import { listMakers } from "./list-makers.js";
import { useAskedEditor } from "./use-asked-editor.js";
import { useOnlineWords } from "./use-online-words.js";

/** Where things are in a choice. */
const choiceParts = { fields: ".choice-text", head: ".choice-text" };

/** What customers are asked, new (`original` is `null`) or as it was loaded; the editor of form fields does the rest. */
export function CustomerDialog({ original }: { original: PlainObject | null }) {
  const { model, actions } = useSalon();
  const { settings, words, fixed } = useSalonSettings();
  const own = useOnlineWords();
  const store = useStore();
  const call = useDialogCall("online");
  const { editor, commands } = useAskedEditor(original);
  const screen = useFocusRequest(editor, choiceParts);
  const references = useMemo(() => ({ settings, lists: actions.lists(listMakers) }), [settings, actions]);
  const state = useAtomValue(editor.atoms.state);
  const problems = useAtomValue(editor.atoms.problems);
  const attempts = useAtomValue(commands.session.attempts);
  const refusal = useAtomValue(commands.session.failure);
  const canUndo = useAtomValue(editor.atoms.canUndo);
  const canRedo = useAtomValue(editor.atoms.canRedo);
  /** What was sent when the server refused it: what it said holds until the next edit. */
  const [refused, setRefused] = useState<unknown>(null);
  const [isGone, setGone] = useState(false);

  async function save(): Promise<void> {
    if (call.busy) return;
    store.set(commands.session.attempts, attempts + 1);
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
    const answer = await call.run(() =>
      actions.patchOnline({ attr: "customer:upsert", body: { item: whole() } }),
    );
    if (answer === null) return;
    if (answer.ok) {
      model.dialogs.close();
      return;
    }
    if (original !== null && answer.failure.status === 404) setGone(true);
    setRefused(sent);
    call.failed(answer.failure);
    const failure = refusalOfItem(answer.failure);
    editor.showRefusal(sent, failure);
    const said = failure.kind === "invalid" ? Object.values(failure.fields).flat() : [];
    const first = said.map(editor.serverErrorAt).find((target) => target !== undefined);
    if (first) editor.goTo(first);
  }

  function whole(): PlainObject {
    const edited = editor.payload();
    if (original !== null && isGone) return itemAnew(edited, original);
    const items = customerItems(actions.queries().online.state().data ?? null);
    const id = readId(original?.id);
    const latest = id === null ? undefined : items.find((each) => readId(each.id) === id);
    return itemToSend(edited, original, latest ?? null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const asked = fixed ? null : undoAskedBy(event.nativeEvent);
    if (asked === null) return;
    event.preventDefault();
    if (asked === "undo") editor.undoEdit();
    else editor.redoEdit();
  }
  const wrong = attempts > 0 ? [...new Set(problems.map(({ message }) => message))] : [];
  const lines = [
    ...(wrong.length > 0 ? wrong : refused === state ? call.lines : []),
    ...(refusal ? [refusal.title, ...refusal.reasons] : []),
  ];
  const undo = { canUndo, canRedo, undo: editor.undoEdit, redo: editor.redoEdit };
  return (
    <SalonFormDialog
      title={original === null ? own.addItem : own.editItem(labelOf(original) || words.noName)}
      width="l"
      onSave={fixed || isGone ? undefined : () => void save()}
      busy={call.busy}
      lines={lines}
      help={
        isGone && !fixed ? (
          <Button size="s" busy={call.busy} busyLabel={words.saving} onPress={() => void save()}>
            {own.addAnew}
          </Button>
        ) : null
      }
    >
      <ReferencesProvider value={references}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears what is pressed in its fields. */}
        <div ref={screen} onKeyDown={onKeyDown}>
          {fixed ? null : (
            <div className="salon-undo">
              <UndoButtons undo={undo} locale={settings.locale} />
            </div>
          )}
          <FormFieldFields model={editor} commands={commands} lists={references.lists} />
          {fixed ? null : <SelectionTools model={editor} locale={settings.locale} />}
        </div>
      </ReferencesProvider>
    </SalonFormDialog>
  );
}

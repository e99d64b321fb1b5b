import { useAtomValue, useStore } from "jotai";
import { type KeyboardEvent, useMemo, useState } from "react";
import { readId } from "../../../api/read-fields.js";
import { UndoButtons, undoAskedBy, useFocusRequest } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { SelectionTools } from "../../../list-editor/index.js";
import { pageLists, ReferencesProvider } from "../../../references/index.js";
import { FormFieldFields, formFieldWords } from "../../form-field/index.js";
import { ConflictChoices } from "../ConflictChoices.js";
import { customerItems } from "../customer-items.js";
import { SalonFormDialog } from "../SalonFormDialog.js";
import { useSalon, useSalonSettings } from "../salon-context.js";
import { useDialogCall } from "../use-dialog-call.js";
import { askedConflicts, itemAnew, itemOver, itemToSend, labelOf, refusalOfItem } from "./asked-item.js";
import { sayAskedConflict } from "./say-asked-conflict.js";
import { type Choice, sidesOf } from "./section-edits.js";
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
  const references = useMemo(() => ({ settings, lists: actions.lists(pageLists) }), [settings, actions]);
  const state = useAtomValue(editor.atoms.state);
  const problems = useAtomValue(editor.atoms.problems);
  const attempts = useAtomValue(commands.session.attempts);
  const refusal = useAtomValue(commands.session.failure);
  const canUndo = useAtomValue(editor.atoms.canUndo);
  const canRedo = useAtomValue(editor.atoms.canRedo);
  /** What was sent when the server refused it: what it said holds until the next edit. */
  const [refused, setRefused] = useState<unknown>(null);
  const [isGone, setGone] = useState(false);
  /** As others have left it by the last save. */
  const [theirs, setTheirs] = useState<PlainObject | null>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});

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
    const item = original === null || isGone ? anew() : await overTheirs(original);
    if (item === null) return;
    const answer = await call.run(() => actions.patchOnline({ attr: "customer:upsert", body: { item } }));
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

  function anew(): PlainObject {
    const edited = editor.payload();
    return original === null ? itemToSend(edited, null, null) : itemAnew(edited, original);
  }

  /** It has no version, so it is read again first. `null`: that failed, or both have changed the same. */
  async function overTheirs(loaded: PlainObject): Promise<PlainObject | null> {
    const sent = editor.state();
    const now = await call.run(() => actions.readOnline());
    if (now === null) return null;
    if (!now.ok) {
      setRefused(sent);
      call.failed(now.failure);
      return null;
    }
    const id = readId(loaded.id);
    const latest = customerItems(now.data).find((each) => readId(each.id) === id) ?? null;
    setTheirs(latest);
    const item = itemOver(editor.payload(), loaded, latest, choices);
    if (item !== null) return item;
    setRefused(sent);
    call.refuse({}, [words.conflictOpen]);
    return null;
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
  const conflicts = original && theirs ? askedConflicts(editor.payload(), original, theirs) : {};
  const undo = { canUndo, canRedo, undo: editor.undoEdit, redo: editor.redoEdit };
  return (
    <SalonFormDialog
      title={original === null ? own.addItem : own.editOf(labelOf(original) || words.noName)}
      width="l"
      onSave={fixed || isGone ? undefined : () => void save()}
      busy={call.busy}
      lines={lines}
      help={
        isGone && !fixed ? (
          <Button size="s" busy={call.busy} busyLabel={words.working} onPress={() => void save()}>
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
          <ConflictChoices
            conflicts={Object.entries(conflicts).map(([part, conflict]) =>
              sayAskedConflict(part, conflict, formFieldWords[settings.locale], { ...own, none: words.none }),
            )}
            chosen={sidesOf(conflicts, choices)}
            onChoose={(part, side) =>
              setChoices({ ...choices, [part]: { side, theirs: conflicts[part]?.theirs ?? null } })
            }
          />
          <FormFieldFields model={editor} commands={commands} lists={references.lists} />
          {fixed ? null : <SelectionTools model={editor} locale={settings.locale} />}
        </div>
      </ReferencesProvider>
    </SalonFormDialog>
  );
}

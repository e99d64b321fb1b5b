import { useAtomValue } from "jotai";
import { type KeyboardEvent, useMemo } from "react";
import { UndoButtons, undoAskedBy, useFocusRequest } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { SelectionTools } from "../../../list-editor/index.js";
import { pageLists, ReferencesProvider } from "../../../references/index.js";
import { FormFieldFields, formFieldWords } from "../../form-field/index.js";
import { ConflictChoices, SalonFormDialog, useSalon, useSalonSettings } from "../../salon/index.js";
import { askedConflicts, labelOf } from "./asked-item.js";
import { formatQuestionConflict } from "./format-question-conflict.js";
import { sidesOf } from "./section-edits.js";
import { useAskedEditor } from "./use-asked-editor.js";
import { useAskedSave } from "./use-asked-save.js";
import { useOnlineWords } from "./use-online-words.js";

/** Selectors of the parts of a choice. */
const choiceParts = { fields: ".choice-text", head: ".choice-text" };

/** Dialog of a question to customers, new (`original` is `null`) or as it was loaded; the editor of form fields does the rest. */
export function CustomerDialog({ original }: { original: PlainObject | null }) {
  const { actions } = useSalon();
  const { settings, words, fixed } = useSalonSettings();
  const own = useOnlineWords();
  const asked = useAskedEditor(original);
  const { editor, commands } = asked;
  const { call, save, isGone, theirs, choices, setChoices } = useAskedSave(original, asked);
  const screen = useFocusRequest(editor, choiceParts);
  const references = useMemo(() => ({ settings, lists: actions.lists(pageLists) }), [settings, actions]);
  const problems = useAtomValue(editor.atoms.problems);
  const attempts = useAtomValue(commands.session.attempts);
  const refusal = useAtomValue(commands.session.failure);
  const canUndo = useAtomValue(editor.atoms.canUndo);
  const canRedo = useAtomValue(editor.atoms.canRedo);
  function onKeyDown(event: KeyboardEvent): void {
    const step = fixed ? null : undoAskedBy(event.nativeEvent);
    if (step === null) return;
    event.preventDefault();
    if (step === "undo") editor.undoEdit();
    else editor.redoEdit();
  }
  const wrong = attempts > 0 ? [...new Set(problems.map(({ message }) => message))] : [];
  const lines = [
    ...(wrong.length > 0 ? wrong : call.lines),
    ...(refusal ? [refusal.title, ...refusal.reasons] : []),
  ];
  const conflicts = original && theirs ? askedConflicts(editor.payload(), original, theirs) : {};
  const undo = { canUndo, canRedo, undo: editor.undoEdit, redo: editor.redoEdit };
  return (
    <SalonFormDialog
      title={original === null ? own.addItem : own.editOf(labelOf(original) || words.noName)}
      width="l"
      onSave={fixed || isGone ? undefined : () => void save()}
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
              formatQuestionConflict(part, conflict, formFieldWords[settings.locale], {
                ...own,
                none: words.none,
              }),
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

import { useAtomValue } from "jotai";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { StepAnnouncer, undoAskedBy } from "../../../../editor/index.js";
import { AlertRegion } from "../../../../kit/AlertRegion.js";
import { Button } from "../../../../kit/Button.js";
import { Field } from "../../../../kit/Field.js";
import { ArrowLeftIcon, RedoIcon, UndoIcon } from "../../../../kit/icons.js";
import { TextField } from "../../../../kit/TextField.js";
import { useOpenApi, useOpenApiSettings } from "../../open-api-context.js";
import { ActionList } from "../actions/ActionList.js";
import type { TriggerText } from "../tree/merge-trigger.js";
import { pathOf } from "../tree/tree.js";
import { useTriggerWords } from "../use-trigger-words.js";
import { CallExample } from "./CallExample.js";
import { ConflictChoices } from "./ConflictChoices.js";
import { textOnWire } from "./first-wrong.js";
import { ParamTree } from "./ParamTree.js";
import { saveTrigger } from "./save-trigger.js";
import type { TriggerEditor } from "./trigger-editor.js";

/** One trigger: what it is called, the values that it brings, and what it runs. */
export function TriggerForm({ editor }: { editor: TriggerEditor }) {
  const { model, actions } = useOpenApi();
  const { settings, fixed } = useOpenApiSettings();
  const words = useTriggerWords();
  const draft = useAtomValue(editor.atoms.present);
  const original = useAtomValue(editor.atoms.original);
  const judged = useAtomValue(editor.atoms.judged);
  const refused = useAtomValue(editor.atoms.refused);
  const canUndo = useAtomValue(editor.atoms.canUndo);
  const canRedo = useAtomValue(editor.atoms.canRedo);
  const isSaving = useAtomValue(editor.atoms.isSaving);
  const focus = useAtomValue(editor.atoms.focus);
  const texts = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const save = () => void saveTrigger({ editor, model, actions, words });
  useLayoutEffect(() => {
    if (model.takeFocusWish()) heading.current?.focus();
  }, [model]);
  useLayoutEffect(() => {
    if (focus !== "text") return;
    texts.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    editor.focusArrived();
  }, [focus, editor]);

  const errorAt = (field: TriggerText): string | undefined => {
    const code = judged?.texts[field];
    const serverErrors = refused[textOnWire(field)];
    return code ? words.problems[code] : serverErrors?.join(" ");
  };
  function onKeyDown(event: KeyboardEvent): void {
    const asked = fixed ? null : undoAskedBy(event.nativeEvent);
    if (asked === null) return;
    event.preventDefault();
    if (asked === "undo") editor.undoEdit();
    else editor.redoEdit();
  }
  const lines = [
    ...(judged ? Object.values(judged.texts).map((code) => words.problems[code]) : []),
    ...(judged?.tree ?? []).map(({ uid, code }) =>
      words.at(pathOf(draft.params, uid).join(".") || words.newRow, words.problems[code]),
    ),
    ...(judged?.tooMany ? [words.problems.tooMany] : []),
  ];
  const title = original === null ? words.newTrigger : original.name || words.noName(original.id);
  return (
    <section className="open-api-form" aria-label={title} onKeyDown={onKeyDown}>
      <div className="open-api-tools">
        <Button icon={<ArrowLeftIcon />} onPress={() => actions.openTrigger(null)}>
          {words.back}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="open-api-title">
          <bdi>{title}</bdi>
        </h2>
      </div>
      <AlertRegion problems={lines.map((text, id) => ({ id, text }))} />
      <ConflictChoices editor={editor} />
      <div ref={texts} className="open-api-fields">
        <Field label={words.name} error={errorAt("name")}>
          <TextField readOnly={fixed} value={draft.name} onChange={(text) => editor.write("name", text)} />
        </Field>
        <Field label={words.eventName} error={errorAt("event")}>
          <TextField readOnly={fixed} value={draft.event} onChange={(text) => editor.write("event", text)} />
        </Field>
        <Field label={words.label} error={errorAt("label")}>
          <TextField readOnly={fixed} value={draft.label} onChange={(text) => editor.write("label", text)} />
        </Field>
      </div>
      <ParamTree editor={editor} />
      {fixed ? null : (
        <div className="open-api-tools open-api-save sticks">
          <Button icon={<UndoIcon />} unavailable={!canUndo} onPress={() => editor.undoEdit()}>
            {words.undo}
          </Button>
          <Button icon={<RedoIcon />} unavailable={!canRedo} onPress={() => editor.redoEdit()}>
            {words.redo}
          </Button>
          <span className="open-api-grow" />
          <Button variant="primary" finishes busy={isSaving} busyLabel={words.working} onPress={save}>
            {words.save}
          </Button>
        </div>
      )}
      <CallExample draft={draft} />
      <ActionList original={original} />
      <StepAnnouncer model={editor} locale={settings.locale} />
    </section>
  );
}

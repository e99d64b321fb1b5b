import { useAtomValue } from "jotai";
import { type ReactNode, useId, useMemo } from "react";
import {
  type EditorCommands,
  EditorFrame,
  StepAnnouncer,
  UndoButtons,
  useFocusRequest,
} from "../../editor/index.js";
import { FieldContext } from "../../kit/field-context.js";
import { ErrorIcon } from "../../kit/icons.js";
import { joinMessages } from "../../lib/join-messages.js";
import { type PageLists, ReferencesProvider } from "../../references/index.js";
import { MessageField } from "./MessageField.js";
import { messageWords } from "./messages.js";
import type { MessageModel } from "./model.js";
import type { FindMarks } from "./view/text-marks.js";

export interface MessageScreenProps {
  model: MessageModel;
  commands: EditorCommands;
  lists: PageLists;
  /** The send key was pressed. */
  onSend(): void;
  /** Note below a text with characters that the charset of its form lacks. */
  charsetNote(charset: string, text: string, onMarks: (find: FindMarks | undefined) => void): ReactNode;
}

/** A message editor: the text with its toolbar, and the buttons of the finish where the page names one. */
export function MessageScreen(props: MessageScreenProps) {
  const { model, commands, lists } = props;
  const { atoms } = model;
  const settings = useAtomValue(atoms.settings);
  const problems = useAtomValue(atoms.problems);
  const canUndo = useAtomValue(atoms.canUndo);
  const canRedo = useAtomValue(atoms.canRedo);
  const screen = useFocusRequest(model, { fields: ".message-field", head: ".message-text" });
  const words = messageWords[settings.locale];
  const references = useMemo(() => ({ settings, lists }), [settings, lists]);
  const fixed = settings.readonly || settings.disabled;
  const undo = { canUndo, canRedo, undo: model.undoEdit, redo: model.redoEdit };

  return (
    <ReferencesProvider value={references}>
      <EditorFrame
        ref={screen}
        commands={commands}
        locale={settings.locale}
        finishLabel={settings.finishLabel ?? words.save}
        cancelable={settings.cancelable}
        canFinish={settings.finishLabel !== null}
        readOnly={fixed}
        hasTop={false}
        undo={undo}
        problems={problems.map(({ message }) => ({ row: null, field: "text", text: message }))}
        serverErrorAt={model.serverErrorAt}
        onGoTo={model.goTo}
      >
        <Text {...props} />
      </EditorFrame>
    </ReferencesProvider>
  );
}

/** Apart: each key draws the text again, and nothing around it. */
function Text({ model, commands, onSend, charsetNote }: MessageScreenProps) {
  const { atoms } = model;
  const settings = useAtomValue(atoms.settings);
  const text = useAtomValue(atoms.text);
  const { charset } = settings;
  const problems = useAtomValue(atoms.problems);
  const canUndo = useAtomValue(atoms.canUndo);
  const canRedo = useAtomValue(atoms.canRedo);
  const attempted = useAtomValue(commands.session.attempts) > 0;
  const undo = { canUndo, canRedo, undo: model.undoEdit, redo: model.redoEdit };
  const refused = joinMessages(useAtomValue(atoms.fieldErrors));
  const id = useId();
  const link = { id, labelId: id, describedBy: `${id}error`, invalid: true, required: false };
  return (
    <>
      <FieldContext value={refused === undefined ? null : link}>
        <MessageField
          value={text}
          onChange={model.write}
          settings={settings}
          longest={settings.longest}
          readOnly={settings.readonly}
          disabled={settings.disabled}
          sendKey={settings.sendKey}
          onSend={onSend}
          onHistory={(direction) => (direction === "undo" ? model.undoEdit() : model.redoEdit())}
          isCompact={settings.isCompact}
          isTall
          invalid={attempted && problems.length > 0}
          notes={charset === null ? undefined : (onMarks) => charsetNote(charset, text, onMarks)}
          tools={<UndoButtons undo={undo} locale={settings.locale} />}
        />
      </FieldContext>
      {refused === undefined ? null : (
        <div id={`${id}error`} className="field-note field-error">
          <ErrorIcon />
          <span>{refused}</span>
        </div>
      )}
      <StepAnnouncer model={model} locale={settings.locale} />
    </>
  );
}

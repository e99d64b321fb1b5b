import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { AlertRegion } from "../kit/AlertRegion.js";
import { Button } from "../kit/Button.js";
import { Footer } from "../kit/Footer.js";
import { IconButton } from "../kit/IconButton.js";
import { RedoIcon, UndoIcon } from "../kit/icons.js";
import type { Locale } from "../lib/locale.js";
import { DraftOffer } from "./drafts/DraftOffer.js";
import { FinishNotices } from "./FinishNotices.js";
import { SavingStatus } from "./finishing.js";
import type { FocusTarget } from "./focus-target.js";
import { editingWords } from "./messages.js";
import { LogInLink, ScreenFrame, type ScreenFrameProps } from "./ScreenFrame.js";
import type { EditorCommands } from "./session.js";
import { useLastStops } from "./use-last-stops.js";

/** A problem as the alert region shows it, and where it is. */
export interface ShownProblem extends FocusTarget {
  text: string;
}

/** The history as buttons see it. */
export interface UndoCommands {
  canUndo: boolean;
  canRedo: boolean;
  undo(): void;
  redo(): void;
}

/** The parts that every finishing editor has in the same place: undo top right, alerts, the finishing buttons. */
export interface EditorFrameProps extends Pick<ScreenFrameProps, "locale" | "content" | "children" | "ref"> {
  commands: EditorCommands;
  finishLabel: string;
  /** Without a finishing button where the page finishes by itself. */
  canFinish?: boolean;
  cancelable: boolean;
  readOnly: boolean;
  /** Without it, where the content has the `UndoButtons` itself. */
  undo?: UndoCommands | undefined;
  /** Without it, for a content that has a head of its own with the `UndoButtons`. */
  hasTop?: boolean;
  /** Problems that keep the content from being saved; listed once the operator tried. */
  problems: readonly ShownProblem[];
  /** Focus target of a server error with this message, if it is about a part of the value. */
  serverErrorAt(text: string): FocusTarget | undefined;
  onGoTo(target: FocusTarget): void;
  /** Before the undo buttons. */
  start?: ReactNode;
  /** After them. */
  tools?: ReactNode;
  /** Tools for several rows at once; in view above the finishing buttons. */
  selectionTools?: ReactNode;
  /** Beside the finishing buttons. */
  finishOptions?: ReactNode;
}

export function EditorFrame(props: EditorFrameProps) {
  const { commands, locale, undo, readOnly, hasTop = true } = props;
  const top = (
    <>
      <div className="editor-start">{props.start}</div>
      <div className="editor-tools">
        {readOnly || !undo ? null : <UndoButtons undo={undo} locale={locale} />}
        {props.tools}
      </div>
    </>
  );
  return (
    <ScreenFrame
      ref={props.ref}
      commands={commands}
      locale={locale}
      content={props.content}
      arrival={<DraftOffer commands={commands} locale={locale} />}
      top={hasTop ? top : null}
      tools={readOnly ? null : props.selectionTools}
      alerts={<Alerts {...props} />}
      foot={readOnly ? null : <FinishBar {...props} />}
    >
      {props.children}
    </ScreenFrame>
  );
}

/** One step back, and forward again: the last stops of Tab, wherever they stand. */
export function UndoButtons({ undo, locale }: { undo: UndoCommands; locale: Locale }) {
  const words = editingWords[locale];
  const { first, last } = useLastStops();
  return (
    <>
      <IconButton
        ref={first}
        label={words.undo}
        icon={<UndoIcon />}
        unavailable={!undo.canUndo}
        onPress={undo.undo}
      />
      <IconButton
        ref={last}
        label={words.redo}
        icon={<RedoIcon />}
        unavailable={!undo.canRedo}
        onPress={undo.redo}
      />
    </>
  );
}

/** One alert region: a failed call, a refused action, or what is still wrong since the operator tried to finish. */
function Alerts({ commands, locale, problems, serverErrorAt, onGoTo }: EditorFrameProps) {
  const words = editingWords[locale];
  const failure = useAtomValue(commands.session.failure);
  const attempts = useAtomValue(commands.session.attempts);
  if (!failure && (attempts === 0 || problems.length === 0)) return <AlertRegion problems={[]} />;
  const line = (text: string, id: number, target: FocusTarget | undefined) => ({
    id,
    text,
    onGoTo: target && (() => onGoTo(target)),
  });
  return (
    <AlertRegion
      title={failure ? failure.title : words.checkProblems}
      attempt={attempts}
      action={failure?.isPage ? <LogInLink words={words} /> : null}
      problems={
        failure
          ? failure.reasons.map((text, i) => line(text, i, serverErrorAt(text)))
          : problems.map((problem, i) => line(problem.text, i, problem))
      }
    />
  );
}

function FinishBar(props: EditorFrameProps) {
  const { commands, locale, finishLabel, canFinish = true, cancelable, finishOptions } = props;
  const words = editingWords[locale];
  const status = useAtomValue(commands.session.status);
  const busy = status === SavingStatus.saving || status === SavingStatus.saved;
  return (
    <>
      <FinishNotices commands={commands} />
      {canFinish || cancelable || finishOptions ? (
        <Footer start={finishOptions}>
          {cancelable ? (
            <Button part="cancel" onPress={commands.cancel}>
              {words.cancel}
            </Button>
          ) : null}
          {canFinish ? (
            <Button
              part="finish"
              variant="primary"
              finishes
              busy={busy}
              busyLabel={words.working}
              onPress={commands.submit}
            >
              {finishLabel}
            </Button>
          ) : null}
        </Footer>
      ) : null}
    </>
  );
}

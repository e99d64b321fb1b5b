import { useAtomValue } from "jotai";
import { type ReactNode, type Ref, useEffect } from "react";
import { AlertRegion } from "../../kit/AlertRegion.js";
import { Button } from "../../kit/Button.js";
import { Footer } from "../../kit/Footer.js";
import { IconButton } from "../../kit/IconButton.js";
import { RedoIcon, UndoIcon } from "../../kit/icons.js";
import { LateNotice } from "../../kit/LateNotice.js";
import { lazily, useLazy } from "../../kit/lazily.js";
import type { Locale } from "../../lib/locale.js";
import { SavingStatus } from "./finishing.js";
import type { FocusTarget } from "./focus-target.js";
import type { EditorSurroundings } from "./session.js";
import { type EditingWords, editingWords } from "./words.js";

/** A problem as the alert region shows it, and where it is. */
export interface ShownProblem extends FocusTarget {
  text: string;
}

/** The parts that every finishing editor has in the same place: undo top right, alerts, the finishing buttons. */
export interface EditorFrameProps {
  surroundings: EditorSurroundings;
  locale: Locale;
  finishLabel: string;
  cancelable: boolean;
  readOnly: boolean;
  undo: { canUndo: boolean; canRedo: boolean; undo(): void; redo(): void };
  /** What keeps the content from being saved; listed once the operator tried. */
  problems: readonly ShownProblem[];
  /** Where the server said this, if it said it about a place. */
  toldAt(text: string): FocusTarget | undefined;
  onGoTo(target: FocusTarget): void;
  /** Before the undo buttons. */
  start?: ReactNode;
  /** After them. */
  tools?: ReactNode;
  /** Beside the finishing buttons. */
  finishOptions?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function EditorFrame(props: EditorFrameProps) {
  const { surroundings, locale, undo, readOnly } = props;
  const words = editingWords[locale];
  return (
    <div className="editor" part="editor" ref={props.ref}>
      <Arrivals surroundings={surroundings} words={words} />
      <div className="editor-top">
        <div className="editor-start">{props.start}</div>
        <div className="editor-tools">
          {readOnly ? null : (
            <>
              <IconButton
                label={words.undo}
                icon={<UndoIcon />}
                unavailable={!undo.canUndo}
                onPress={undo.undo}
              />
              <IconButton
                label={words.redo}
                icon={<RedoIcon />}
                unavailable={!undo.canRedo}
                onPress={undo.redo}
              />
            </>
          )}
          {props.tools}
        </div>
      </div>
      <div className="editor-content">{props.children}</div>
      <div className="editor-finish">
        <Alerts {...props} />
        {readOnly ? null : <FinishBar {...props} />}
      </div>
    </div>
  );
}

/** Most pages have nothing to tell on arrival, so what is told comes in a file of its own. */
const arrivalNotices = lazily(async () => (await import("./ArrivalNotices.js")).ArrivalNotices);

function Arrivals(props: { surroundings: EditorSurroundings; words: EditingWords }) {
  const { unreadableInputs, offeredDraft } = props.surroundings.session;
  const unreadable = useAtomValue(unreadableInputs).length > 0;
  const offered = useAtomValue(offeredDraft);
  // What they look like is fetched in any case: a draft may be found, an input be refused at any time.
  useEffect(() => {
    arrivalNotices.load().catch(() => {});
  }, []);
  return unreadable || offered ? <LateArrivals {...props} /> : null;
}

function LateArrivals(props: { surroundings: EditorSurroundings; words: EditingWords }) {
  const notices = useLazy(arrivalNotices);
  return notices.is === "ready" ? <notices.value {...props} /> : null;
}

/** One alert region: a failed call, a refused action, or what is still wrong since the operator tried to finish. */
function Alerts({ surroundings, locale, problems, toldAt, onGoTo }: EditorFrameProps) {
  const failure = useAtomValue(surroundings.session.failure);
  const attempts = useAtomValue(surroundings.session.attempts);
  if (!failure && (attempts === 0 || problems.length === 0)) return <AlertRegion problems={[]} />;
  const line = (text: string, id: number, target: FocusTarget | undefined) => ({
    id,
    text,
    onGoTo: target && (() => onGoTo(target)),
  });
  return (
    <AlertRegion
      title={failure ? failure.title : editingWords[locale].checkProblems}
      attempt={attempts}
      problems={
        failure
          ? failure.reasons.map((text, i) => line(text, i, toldAt(text)))
          : problems.map((problem, i) => line(problem.text, i, problem))
      }
    />
  );
}

function FinishBar(props: EditorFrameProps) {
  const { surroundings, locale, finishLabel, cancelable, finishOptions } = props;
  const words = editingWords[locale];
  const status = useAtomValue(surroundings.session.status);
  const success = useAtomValue(surroundings.session.success);
  const busy = status === SavingStatus.saving || status === SavingStatus.saved;
  return (
    <>
      <div role="status">
        {success === null ? null : (
          <LateNotice tone="success">
            <strong>{success}</strong>
          </LateNotice>
        )}
      </div>
      <Footer start={finishOptions}>
        {cancelable ? (
          <Button part="cancel" onPress={surroundings.cancel}>
            {words.cancel}
          </Button>
        ) : null}
        <Button
          part="finish"
          variant="primary"
          busy={busy}
          busyLabel={words.saving}
          onPress={surroundings.submit}
        >
          {finishLabel}
        </Button>
      </Footer>
    </>
  );
}

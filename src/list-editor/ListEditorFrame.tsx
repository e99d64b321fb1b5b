import { type Atom, useAtomValue } from "jotai";
import { EditorFrame, type EditorFrameProps, type FocusTarget } from "../editor/index.js";
import type { RowProblem } from "./problems/row-problem.js";
import type { ListEditorSettings } from "./settings.js";

/** The part of a list's model that the frame needs. */
interface FramedModel {
  readonly atoms: {
    readonly settings: Atom<
      Pick<ListEditorSettings, "locale" | "finishLabel" | "cancelable" | "readonly" | "disabled">
    >;
    readonly canUndo: Atom<boolean>;
    readonly canRedo: Atom<boolean>;
  };
  undoEdit(): void;
  redoEdit(): void;
  serverErrorAt(message: string): FocusTarget | undefined;
  goTo(target: FocusTarget): void;
}

interface ListEditorFrameProps
  extends Pick<
    EditorFrameProps,
    | "ref"
    | "commands"
    | "content"
    | "canFinish"
    | "start"
    | "tools"
    | "selectionTools"
    | "finishOptions"
    | "children"
  > {
  model: FramedModel;
  /** Problems that are listed once the operator tried to finish. */
  problems: readonly RowProblem[];
  words: {
    /** The finishing button, where the page calls it nothing else. */
    finish: string;
    at(place: string, message: string): string;
  };
}

/** The head and the foot of an editor of a list, around its rows. */
export function ListEditorFrame({ model, problems, words, ...slots }: ListEditorFrameProps) {
  const { atoms, undoEdit, redoEdit } = model;
  const { locale, finishLabel, cancelable, readonly, disabled } = useAtomValue(atoms.settings);
  const canUndo = useAtomValue(atoms.canUndo);
  const canRedo = useAtomValue(atoms.canRedo);
  return (
    <EditorFrame
      {...slots}
      locale={locale}
      finishLabel={finishLabel ?? words.finish}
      cancelable={cancelable}
      readOnly={readonly || disabled}
      undo={{ canUndo, canRedo, undo: undoEdit, redo: redoEdit }}
      problems={problems.map((problem) => ({
        ...problem,
        text: problem.place === "" ? problem.message : words.at(problem.place, problem.message),
      }))}
      serverErrorAt={model.serverErrorAt}
      onGoTo={model.goTo}
    />
  );
}

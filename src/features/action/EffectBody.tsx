import { type ReactNode, useLayoutEffect } from "react";
import { useLazy } from "../../kit/lazily.js";
import { NotLoaded } from "../editing/views.js";
import { ActionProvider, type ActionSurroundings } from "./action-context.js";
import type { EffectData, EffectEditorProps } from "./effects/definition.js";
import { type AnyEffectEditor, effectEditor } from "./effects/editors.js";
import type { AnyEffectDefinition } from "./effects/index.js";
import type { ActionProblem } from "./problems.js";
import { ProblemLines } from "./refused/ProblemLines.js";
import { useUnshown } from "./refused/use-unshown.js";
import { Review } from "./review/Review.js";
import type { ActionWords } from "./words.js";

export interface EffectBodyProps {
  effect: EffectData;
  definition: AnyEffectDefinition;
  /** `null` until the lists of the page can be asked for. */
  around: ActionSurroundings | null;
  /** What may be shown now. */
  problems: readonly ActionProblem[];
  readOnly: boolean;
  words: ActionWords;
  onChange(next: EffectData, field: string): void;
  /** The fields are there now, and may be focused. */
  onReady(): void;
}

/** The body of an open panel: what the effect does where it is only read, else its editor. */
export function EffectBody(props: EffectBodyProps): ReactNode {
  const { around } = props;
  return around?.settings.readonly ? <Review {...props} around={around} /> : <EditedBody {...props} />;
}

/** The effect's own editor, or the short way to it. */
function EditedBody(props: EffectBodyProps) {
  const { definition, around, words } = props;
  const editor = useLazy(effectEditor(definition.type));
  if (editor.is === "failed")
    return <NotLoaded retry={editor.retry} title={words.editorNotLoaded} again={words.loadAgain} />;
  if (editor.is === "loading" || !around) return <div className="effect-pending" data-pending />;
  return (
    <ActionProvider value={around}>
      <Fields {...props} Editor={editor.value} around={around} />
    </ActionProvider>
  );
}

function Fields(props: EffectBodyProps & { Editor: AnyEffectEditor; around: ActionSurroundings }) {
  const { Editor, effect, definition, around, problems, readOnly, onChange, onReady } = props;
  const words = definition.words[around.settings.locale];
  const warnings = definition.warnings?.(effect, words, around.circumstances()) ?? [];
  const { errorAt, unshown } = useUnshown(problems);
  const editing: EffectEditorProps<EffectData, unknown> = {
    effect,
    onChange,
    words,
    errorAt,
    warningAt: (field) => warnings.find((warning) => warning.field === field)?.message,
    readOnly,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields first appear.
  useLayoutEffect(onReady, []);
  return (
    <>
      <ProblemLines lines={unshown} />
      <Editor {...editing} />
    </>
  );
}

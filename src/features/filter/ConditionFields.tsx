import { type ReactNode, useLayoutEffect } from "react";
import { useLazy } from "../../kit/lazily.js";
import { NotLoaded } from "../editing/views.js";
import { type AnyConditionEditor, conditionEditor } from "./conditions/editors.js";
import type { ConditionData, ConditionEditorProps, EditableType } from "./conditions/index.js";
import { useHasLists } from "./filter-context.js";
import type { FilterWords } from "./words.js";

/** The condition's own editor, or the short way to it. */
export function ConditionFields(props: {
  type: EditableType;
  editing: ConditionEditorProps<ConditionData>;
  words: FilterWords;
  /** The fields are there now, and may be focused. */
  onReady(): void;
}): ReactNode {
  const { type, editing, words, onReady } = props;
  const editor = useLazy(conditionEditor(type));
  const hasLists = useHasLists();
  if (editor.is === "ready" && hasLists)
    return <ReadyFields Editor={editor.value} editing={editing} onReady={onReady} />;
  if (editor.is !== "failed") return <div className="cond-pending" data-pending />;
  return <NotLoaded retry={editor.retry} title={words.editorNotLoaded} again={words.loadAgain} />;
}

function ReadyFields(props: {
  Editor: AnyConditionEditor;
  editing: ConditionEditorProps<ConditionData>;
  onReady(): void;
}) {
  const { Editor, editing, onReady } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields first appear.
  useLayoutEffect(onReady, []);
  return <Editor {...editing} />;
}

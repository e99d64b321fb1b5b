import { type ReactNode, useLayoutEffect } from "react";
import { useLazy } from "../../kit/lazily.js";
import { NotLoaded } from "../editing/views.js";
import { type AnyEffectEditor, effectEditor } from "./effects/editors.js";
import type { AnyEffectDefinition, EffectData, EffectEditorProps } from "./effects/index.js";
import type { ActionWords } from "./words.js";

/** The body of an open panel: the effect's own editor, or the short way to it. */
export function EffectFields(props: {
  definition: AnyEffectDefinition;
  editing: EffectEditorProps<EffectData, unknown>;
  words: ActionWords;
  /** The fields are there now, and may be focused. */
  onReady(): void;
}): ReactNode {
  const { definition, editing, words, onReady } = props;
  const editor = useLazy(effectEditor(definition.type));
  if (editor.is === "ready") return <ReadyFields Editor={editor.value} editing={editing} onReady={onReady} />;
  if (editor.is === "loading") return <div className="effect-pending" data-pending />;
  return <NotLoaded retry={editor.retry} title={words.editorNotLoaded} again={words.loadAgain} />;
}

function ReadyFields(props: {
  Editor: AnyEffectEditor;
  editing: EffectEditorProps<EffectData, unknown>;
  onReady(): void;
}) {
  const { Editor, editing, onReady } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields first appear.
  useLayoutEffect(onReady, []);
  return <Editor {...editing} />;
}

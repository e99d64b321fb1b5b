import { type ReactNode, useLayoutEffect } from "react";
import { Button } from "../../kit/Button.js";
import { Notice } from "../../kit/Notice.js";
import { type AnyEffectEditor, useEffectEditor } from "./effects/editors.js";
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
  const editor = useEffectEditor(definition.type);
  if (editor.state === "ready")
    return <ReadyFields Editor={editor.Editor} editing={editing} onReady={onReady} />;
  if (editor.state === "loading") return <div className="effect-pending" data-pending />;
  const retry = (
    <Button variant="quiet" size="s" onPress={editor.retry}>
      {words.loadAgain}
    </Button>
  );
  return (
    <div role="alert">
      <Notice tone="danger" actions={retry}>
        <strong>{words.editorNotLoaded}</strong>
      </Notice>
    </div>
  );
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

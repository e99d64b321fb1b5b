import { type ComponentType, useEffect, useReducer } from "react";
import { type IconProps, MessageIcon } from "../../../kit/icons.js";
import type { EffectData, EffectEditorProps } from "./definition.js";
import type { EditableType, effects } from "./index.js";

type DefinitionOf<Type extends EditableType> = Extract<(typeof effects)[number], { type: Type }>;
type EffectOf<Type extends EditableType> = Parameters<DefinitionOf<Type>["problems"]>[0];
type EditorOf<Type extends EditableType> = ComponentType<
  EffectEditorProps<EffectOf<Type>, DefinitionOf<Type>["words"]["ja"]>
>;

/**
 * How each kind is drawn and edited; a kind without an editor does not compile. Editors are files of their own: a
 * page pays for those it shows.
 */
const effectEditors: {
  [Type in EditableType]: { Icon: ComponentType<IconProps>; load(): Promise<EditorOf<Type>> };
} = {
  1: { Icon: MessageIcon, load: async () => (await import("./text/TextEditor.js")).TextEditor },
};

/** The icon of a kind, on its panels and its add button. */
export function effectIcon(type: EditableType): ComponentType<IconProps> {
  return effectEditors[type].Icon;
}

/** An editor as the panel uses it: the effect has passed the schema of its type, so the editor takes it. */
export type AnyEffectEditor = ComponentType<EffectEditorProps<EffectData, unknown>>;

/** An editor, or how far it is from being one. */
export type LoadedEditor =
  | { state: "ready"; Editor: AnyEffectEditor }
  | { state: "loading" }
  | { state: "failed"; retry(): void };

const loaded = new Map<EditableType, AnyEffectEditor>();

/** Loads the editors that are needed now at once, and the others when the page is idle: no wait to see. */
export function prefetchEffectEditors(needed: ReadonlySet<EditableType>): void {
  const all = Object.keys(effectEditors).map((type) => Number(type) as EditableType);
  const load = (type: EditableType) => loadEffectEditor(type).catch(() => {}); // its panel will say so, and try again
  for (const type of needed) void load(type);
  whenIdle(() => all.forEach(load));
}

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(work);
  else setTimeout(work, 200);
}

async function loadEffectEditor(type: EditableType): Promise<void> {
  if (!loaded.has(type)) loaded.set(type, (await effectEditors[type].load()) as unknown as AnyEffectEditor);
}

/** The editor of a kind, loaded if it is not there yet. `onReady` is called once it is drawn. */
export function useEffectEditor(type: EditableType): LoadedEditor {
  const [attempt, again] = useReducer((state: Attempt, next: Attempt) => ({ ...state, ...next }), {
    count: 0,
  });
  const Editor = loaded.get(type);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count is a new attempt.
  useEffect(() => {
    if (Editor) return;
    let left = false;
    loadEffectEditor(type).then(
      () => !left && again({ failed: false }),
      () => !left && again({ failed: true }),
    );
    return () => {
      left = true;
    };
  }, [type, Editor, attempt.count]);
  if (Editor) return { state: "ready", Editor };
  if (!attempt.failed) return { state: "loading" };
  return { state: "failed", retry: () => again({ failed: false, count: (attempt.count ?? 0) + 1 }) };
}

interface Attempt {
  count?: number;
  failed?: boolean;
}

import { type ComponentType, useEffect, useReducer } from "react";
import { type IconProps, MessageIcon } from "../../../kit/icons.js";
import { type Lazy, lazily } from "../../../kit/lazily.js";
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
  [Type in EditableType]: { Icon: ComponentType<IconProps>; editor: Lazy<EditorOf<Type>> };
} = {
  1: { Icon: MessageIcon, editor: lazily(async () => (await import("./text/TextEditor.js")).TextEditor) },
};

/** The icon of a kind, on its panels and its add button. */
export function effectIcon(type: EditableType): ComponentType<IconProps> {
  return effectEditors[type].Icon;
}

/** An editor as the panel uses it: the effect has passed the schema of its type, so the editor takes it. */
export type AnyEffectEditor = ComponentType<EffectEditorProps<EffectData, unknown>>;

export function effectEditor(type: EditableType): Lazy<AnyEffectEditor> {
  return effectEditors[type].editor as unknown as Lazy<AnyEffectEditor>;
}

/**
 * Which editors need no more waiting: they are there, or could not be loaded (then their panel says so). Loads those
 * that are not.
 */
export function useEditorsAtHand(types: readonly EditableType[]): (type: EditableType) => boolean {
  const [failed, tell] = useReducer(addTo, new Set<EditableType>());
  const wanted = types.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same types in a new list are no reason to load.
  useEffect(() => {
    let left = false;
    const settle = (failure: EditableType | null) => () => {
      if (!left) tell(failure);
    };
    for (const type of types) {
      const editor = effectEditor(type);
      if (editor.value === undefined) editor.load().then(settle(null), settle(type));
    }
    return () => {
      left = true;
    };
  }, [wanted]);
  return (type) => effectEditor(type).value !== undefined || failed.has(type);
}

function addTo(failed: ReadonlySet<EditableType>, failure: EditableType | null): ReadonlySet<EditableType> {
  return new Set(failure === null ? failed : [...failed, failure]);
}

/** Loads the editors that are needed now at once, and the others when the page is idle: no wait to see. */
export function prefetchEffectEditors(needed: ReadonlySet<EditableType>): void {
  const all = Object.keys(effectEditors).map((type) => Number(type) as EditableType);
  // Where it fails, the panel says so and tries again.
  const prefetch = (type: EditableType) =>
    effectEditor(type)
      .load()
      .catch(() => {});
  for (const type of needed) void prefetch(type);
  whenIdle(() => all.forEach(prefetch));
}

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(work);
  else setTimeout(work, 200);
}

import type { ComponentType } from "react";
import { type IconProps, MessageIcon } from "../../../kit/icons.js";
import type { EffectData } from "./definition.js";
import type { EditableType, effects } from "./index.js";
import { TextEditor } from "./text/TextEditor.js";

/** An editor shows one effect and gives back a whole new one; `field` names what was touched, so keystrokes merge. */
export interface EffectEditorProps<T extends EffectData, Words> {
  effect: T;
  onChange(next: T, field: string): void;
  words: Words;
  /** What is wrong with a field, once it is time to say so. */
  errorAt(field: string): string | undefined;
  readOnly: boolean;
}

type DefinitionOf<Type extends EditableType> = Extract<(typeof effects)[number], { type: Type }>;
type ValueOf<Definition extends { create(): unknown }> = Definition extends {
  problems(effect: infer T, ...rest: never[]): unknown;
}
  ? T
  : never;

/** How each kind is edited and drawn; a kind without an editor does not compile. */
export const effectEditors: {
  [Type in EditableType]: {
    Editor: ComponentType<
      EffectEditorProps<ValueOf<DefinitionOf<Type>> & EffectData, DefinitionOf<Type>["words"]["ja"]>
    >;
    Icon: ComponentType<IconProps>;
  };
} = {
  1: { Editor: TextEditor, Icon: MessageIcon },
};

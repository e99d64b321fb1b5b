import type { ComponentType } from "react";
import type { VariantEditorProps } from "../../../list-editor/index.js";
import type { EffectData } from "./definition.js";

/** An editor as the panel uses it: the effect has passed the schema of its type, so the editor takes it. */
export type AnyEffectEditor = ComponentType<VariantEditorProps<EffectData>>;

/** Editors by the type of their effects. */
export type EffectEditors = Readonly<Record<number, AnyEffectEditor>>;

import type { ComponentType } from "react";
import type { VariantEditorProps } from "../../../list-editor/index.js";
import type { ConditionData } from "./definition.js";

/** An editor as the row uses it: the condition has passed the schema of its type, so the editor takes it. */
export type AnyConditionEditor = ComponentType<VariantEditorProps<ConditionData>>;

/** How conditions are edited, by type id. */
export type ConditionEditors = Readonly<Record<number, AnyConditionEditor>>;

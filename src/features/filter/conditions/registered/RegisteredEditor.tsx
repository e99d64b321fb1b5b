import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { DaysEditor } from "../parts/DaysEditor.js";
import { registeredLabel } from "./messages.js";
import type { RegisteredCondition } from "./registered.js";

/** Between which days a friend was added. */
export function RegisteredEditor(props: VariantEditorProps<RegisteredCondition>) {
  return <DaysEditor {...props} label={registeredLabel} />;
}

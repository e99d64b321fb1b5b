import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { DaysEditor } from "../parts/DaysEditor.js";
import type { LastReactionCondition } from "./last-reaction.js";
import { lastReactionLabel } from "./messages.js";

/** Between which days a friend last reacted. */
export function LastReactionEditor(props: VariantEditorProps<LastReactionCondition>) {
  return <DaysEditor {...props} label={lastReactionLabel} />;
}

import { useAtomValue } from "jotai";
import { useQuery } from "../../../collection/index.js";
import { useOpenApi } from "../open-api-context.js";
import { ActionDialog } from "./actions/ActionDialog.js";
import { RemoveActionDialog } from "./actions/RemoveActionDialog.js";
import { SampleDialog } from "./editor/SampleDialog.js";
import type { TriggerEditor } from "./editor/trigger-editor.js";

/** Dialogs about a trigger and its actions. */
export function TriggerDialogs({ editor }: { editor: TriggerEditor | null }) {
  const { model, actions } = useOpenApi();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  const triggers = useQuery(actions.queries().triggers).data;
  switch (dialog?.is) {
    case "sample":
      return editor ? <SampleDialog editor={editor} /> : null;
    case "action":
      // Fields that are not edited in it come from the list.
      if (triggers === null) return null;
      return <ActionDialog key={dialog.actionId} triggerId={dialog.triggerId} actionId={dialog.actionId} />;
    case "remove-action":
      return <RemoveActionDialog triggerId={dialog.triggerId} actionId={dialog.actionId} />;
    default:
      return null;
  }
}

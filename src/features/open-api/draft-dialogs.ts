import type { DialogState } from "../../editor/index.js";
import { type OpenApiDialog, triggerOf } from "./dialogs.js";
import type { OpenTriggerState } from "./open-trigger.js";

/** Makes dialogs of which the draft holds the editor of a trigger and one dialog over it. `toTriggers` shows their section. */
export function createDraftDialogs(
  dialogs: DialogState<OpenApiDialog>,
  trigger: OpenTriggerState,
  { onEdit, toTriggers }: { onEdit(): void; toTriggers(): void },
): DialogState<OpenApiDialog> {
  return {
    ...dialogs,
    write(change, first) {
      dialogs.write(change, first);
      onEdit();
    },
    offered() {
      const [dialog, isOther] = [dialogs.unsaved(), trigger.isDirty()];
      return [...(dialog && isOther ? [dialog] : []), ...dialogs.offered()];
    },
    unsaved: () => trigger.unsaved() ?? dialogs.unsaved(),
    restoreOffered() {
      const [work, ...others] = dialogs.offered();
      if (work === undefined) return;
      const { dialog, written } = work;
      const target = triggerOf(dialog);
      const isTrigger = dialog.is === "trigger";
      toTriggers();
      if (isTrigger || target !== trigger.commands.openTrigger()) {
        // Unsaved edits of now are offered in the place of the restored work.
        const now = trigger.unsaved();
        dialogs.offer([...(isTrigger ? [] : [work]), ...(now ? [now] : []), ...others]);
        trigger.show(target, isTrigger ? { original: dialog.original, written } : undefined);
      }
      if (!isTrigger) dialogs.restoreOffered();
    },
  };
}

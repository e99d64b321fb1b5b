import type { DocumentModel } from "../../../list-editor/index.js";
import { type ConditionOwner, createConditionSaves } from "../../condition-slide/index.js";
import type { NotificationState } from "../entity.js";
import type { NotificationAnnouncements } from "../hours/timings.js";
import type { NotificationSettings } from "../settings.js";
import * as transitions from "../transitions.js";

/** Makes a notification the owner of its condition. What is done to that is a step of the notification. */
export function createConditionOwner(
  list: DocumentModel<NotificationState, NotificationSettings, NotificationAnnouncements>,
): ConditionOwner {
  const { state } = list;
  return {
    pending: () => state().pendingCondition ?? undefined,
    isOpen: () => state().isConditionOpen,
    saves: createConditionSaves(),
    open: () => void list.replace(transitions.openCondition(state())),
    leave() {
      list.replace(transitions.leaveCondition(state()));
      list.focusOn({ row: null, field: "condition" });
    },
    edit: (filter, field) =>
      void list.edit(
        transitions.editCondition(state(), filter),
        field === null ? undefined : `condition.${field}`,
      ),
    decide(id) {
      const wasOpen = state().isConditionOpen;
      if (list.edit(transitions.decideCondition(state(), id)) && wasOpen)
        list.focusOn({ row: null, field: "condition" });
    },
    drop: () => void list.edit(transitions.dropCondition(state())),
  };
}

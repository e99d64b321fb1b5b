import type { PlainObject } from "../../lib/plain-data.js";
import { type ActionState, actionName, recordOf, writeAction } from "./entity.js";
import type { ActionSettings } from "./settings.js";

/**
 * Payload of a finish: the action as it stands. A template says so, its name has no blanks around it, and a new one
 * goes into the folder that the page named (rules: action-name, action-in-a-folder).
 */
export function actionPayload(state: ActionState, { template, groupId }: ActionSettings): PlainObject {
  const action = writeAction(state);
  if (!template) return action;
  const isNew = recordOf(action) === null && (action.group_id ?? null) === null;
  return {
    ...action,
    a_name: actionName(state).trim(),
    is_template: 1,
    ...(isNew && groupId !== null ? { group_id: groupId } : {}),
  };
}

import type { ActionModel } from "../model.js";
import { leaveCondition } from "../transitions.js";

/** From the slide back to where it was opened. */
export function backToList(model: ActionModel, key: string): void {
  model.replace(leaveCondition(model.state()));
  model.goTo({ row: key, field: "condition" });
}

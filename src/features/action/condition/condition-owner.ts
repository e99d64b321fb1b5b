import { type ConditionOwner, rowConditionOwner } from "../../condition-slide/index.js";
import type { ActionModel } from "../model.js";
import { leaveCondition } from "../transitions.js";
import { decideCondition, dropCondition, editCondition, openCondition } from "./transitions.js";

const transitions = { openCondition, leaveCondition, editCondition, decideCondition, dropCondition };

/** An effect as the owner of its condition. */
export function conditionOwner(model: ActionModel, key: string): ConditionOwner {
  return rowConditionOwner(model, key, transitions);
}

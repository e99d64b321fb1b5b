import { type ConditionOwner, rowConditionOwner } from "../../condition-slide/index.js";
import type { EpisodeModel } from "../episode-model.js";
import * as transitions from "../transitions.js";

/** A step as the owner of its condition. */
export function conditionOwner(model: EpisodeModel, key: string): ConditionOwner {
  const owner = rowConditionOwner(model, key, transitions);
  return {
    ...owner,
    open() {
      // Opening it switches its condition on again.
      model.edit(transitions.restoreCondition(model.state(), key));
      owner.open();
    },
  };
}

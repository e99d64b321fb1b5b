import type { ConditionOwner } from "../../condition-slide/index.js";
import type { EpisodeModel } from "../model.js";
import {
  decideCondition,
  dropCondition,
  editCondition,
  leaveCondition,
  openCondition,
  restoreCondition,
} from "../transitions.js";

/** A step as the owner of its condition. What is done to the condition is a step of the sequence's history. */
export function conditionOwner(model: EpisodeModel, key: string): ConditionOwner {
  const { state, edit, replace } = model;
  const goBack = () => model.goTo({ row: key, field: "condition" });
  return {
    pending: () => state().pendingConditions[key],
    isOpen: () => state().slide === key,
    saves: model.atoms.conditionSaves,
    open() {
      // What was switched off is there again.
      edit(restoreCondition(state(), key));
      replace(openCondition(state(), key));
    },
    leave() {
      replace(leaveCondition(state()));
      goBack();
    },
    edit: (filter, field) =>
      void edit(
        editCondition(state(), key, filter),
        field === null ? undefined : `${key}.condition.${field}`,
      ),
    decide(id) {
      const before = state();
      if (edit(decideCondition(before, key, id)) && before.slide === key) goBack();
    },
    drop: () => void edit(dropCondition(state(), key)),
  };
}

import { useAtomValue } from "jotai";
import { ConditionSlide } from "../../condition-slide/index.js";
import { conditionOf, titleOf } from "../entity.js";
import { useNotification, useNotificationSettings } from "../notification-context.js";
import { useConditionContext } from "./use-condition-context.js";

/** The condition on friends, in place of the notification. */
export function NotificationCondition() {
  const { model, commands } = useNotification();
  const { words } = useNotificationSettings();
  const state = useAtomValue(model.atoms.state);
  const canUndo = useAtomValue(model.atoms.canUndo);
  const canRedo = useAtomValue(model.atoms.canRedo);
  const problems = useAtomValue(model.atoms.problems);
  return (
    <ConditionSlide
      owner={model.conditionOwner}
      id={conditionOf(state)}
      pending={state.pendingCondition ?? undefined}
      title={<bdi>{titleOf(state) || words.target}</bdi>}
      lead={words.conditionLead}
      undo={{ canUndo, canRedo, undo: model.undoEdit, redo: model.redoEdit }}
      problems={problems.map(({ place, message }) => (place === "" ? message : words.at(place, message)))}
      context={useConditionContext()}
      commands={commands}
    />
  );
}

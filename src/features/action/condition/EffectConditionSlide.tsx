import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { EditorCommands } from "../../../editor/index.js";
import { ConditionSlide } from "../../condition-slide/index.js";
import { ActionAnnouncer } from "../ActionAnnouncer.js";
import type { ActionContext } from "../action-context.js";
import type { ActionState, EffectRow } from "../entity.js";
import { headingAt } from "../heading.js";
import { actionWords } from "../messages.js";
import type { ActionModel } from "../model.js";
import { EffectSentence } from "../sentences/EffectSentence.js";
import { conditionOf } from "../transitions.js";
import { conditionOwner } from "./condition-owner.js";

/** The condition of one effect, in place of the list (rules: effect-condition). */
export function EffectConditionSlide(props: {
  row: EffectRow;
  number: number;
  model: ActionModel;
  context: ActionContext;
  commands: EditorCommands;
}) {
  const { row, number, model, context, commands } = props;
  const { key, value: effect } = row;
  const { locale } = context.settings;
  const words = actionWords[locale];
  const owner = useMemo(() => conditionOwner(model, key), [model, key]);
  const canUndo = useAtomValue(model.atoms.canUndo);
  const canRedo = useAtomValue(model.atoms.canRedo);
  const problems = useAtomValue(model.atoms.problems);
  const state = useAtomValue(model.atoms.state);
  const others = useMemo(() => othersBefore(state, key), [state, key]);
  return (
    <>
      <ConditionSlide
        owner={owner}
        id={conditionOf(effect)}
        pending={state.pendingConditions[key]}
        others={others}
        title={
          <>
            <strong>{headingAt(model.effects, number, effect, locale)}</strong>{" "}
            <EffectSentence effect={effect} context={context} />
          </>
        }
        lead={words.conditionLead}
        undo={{ canUndo, canRedo, undo: model.undoEdit, redo: model.redoEdit }}
        problems={problems.map(({ place, message }) => (place === "" ? message : words.at(place, message)))}
        context={context}
        commands={commands}
      />
      <ActionAnnouncer model={model} locale={locale} />
    </>
  );
}

/** The conditions of the effects before this one; of several that have the same, the last. */
function othersBefore({ rows, pendingConditions }: ActionState, key: string) {
  const before = rows.slice(
    0,
    rows.findIndex((each) => each.key === key),
  );
  const all = before.map((row, at) => ({
    number: at + 1,
    id: conditionOf(row.value),
    pending: pendingConditions[row.key],
  }));
  return all.filter(
    ({ id, pending }, at) =>
      pending !== undefined ||
      (id !== null && !all.slice(at + 1).some((later) => later.id === id && !later.pending)),
  );
}

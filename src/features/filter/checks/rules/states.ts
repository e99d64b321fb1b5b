import type { ItemId } from "../../../../api/resources.js";
import { type AnswerFormCondition, AnswerMatch, usesDate } from "../../conditions/answer-form/answer-form.js";
import type { ConditionData, NamedKind } from "../../conditions/definition.js";
import { type ScenarioCondition, ScenarioMatch } from "../../conditions/scenario/scenario.js";
import { type Claim, type Rule, wholly } from "../rule.js";

interface StateClaim extends Claim {
  state: number;
}

/** The rule for conditions on one thing and the state of it: some states cannot be together. */
function stateRule<T extends ConditionData, State extends number>(
  type: T["type"],
  kind: NamedKind,
  read: (condition: T) => { id: ItemId | null | undefined; state: State } | null,
  apart: readonly (readonly [State, State])[],
): Rule<T, StateClaim> {
  return {
    type,
    claim(condition, { isDeleted }) {
      const { id = null, state } = read(condition) ?? {};
      if (id === null || state === undefined || isDeleted(kind, id)) return null;
      return { subject: String(id), condition, state };
    },
    clash: (own, other) =>
      apart.some(([one, another]) => own.state === one && other.state === another)
        ? wholly(own, other)
        : null,
  };
}

/** How far a scenario has come. */
export const scenarios = stateRule<ScenarioCondition, ScenarioMatch>(
  41,
  "scenario",
  ({ group_id, match = ScenarioMatch.subscribed }) => ({ id: group_id, state: match }),
  [
    [ScenarioMatch.subscribed, ScenarioMatch.notSubscribed],
    [ScenarioMatch.finished, ScenarioMatch.notFinished],
  ],
);

/** Answers to a form, on whatever day. */
export const answerForms = stateRule<AnswerFormCondition, AnswerMatch>(
  95,
  "form",
  (condition) =>
    usesDate(condition) ? null : { id: condition.form_id, state: condition.match ?? AnswerMatch.answered },
  [[AnswerMatch.answered, AnswerMatch.notAnswered]],
);

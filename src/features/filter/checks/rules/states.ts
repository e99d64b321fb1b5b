import type { ItemId } from "../../../../api/resources.js";
import type { NamedKind } from "../../../choosing/index.js";
import { isChosen } from "../../../choosing/index.js";
import { type AnswerFormCondition, AnswerMatch, usesDate } from "../../conditions/answer-form/answer-form.js";
import type { ConditionData } from "../../conditions/definition.js";
import {
  type EventMatch,
  type EventReservationCondition,
  matchOf,
  Reservation,
  reservations,
} from "../../conditions/event-reservation/event-reservation.js";
import { type JourneyCondition, PhaseMatch } from "../../conditions/journey/journey.js";
import { isOn } from "../../conditions/parts/flag.js";
import { GoalUse, type ReminderCondition, ReminderMatch } from "../../conditions/reminder/reminder.js";
import { type ScenarioCondition, ScenarioMatch } from "../../conditions/scenario/scenario.js";
import { type Claim, type Rule, wholly } from "../rule.js";

interface StateClaim extends Claim {
  state: number;
}

/** One thing, or a folder of such things, and the state that is asked for. */
interface ThingInState<State> {
  id: ItemId | null | undefined;
  inFolder?: boolean;
  state: State;
}

/** The rule for conditions on one thing and the state of it: some states are never together. */
function stateRule<T extends ConditionData, State extends number>(
  type: T["type"],
  kind: NamedKind,
  /** `null` where dates narrow it: who is not in the state on those days may be on others. */
  read: (condition: T) => ThingInState<State> | null,
  apart: readonly (readonly [State, State])[],
): Rule<T, StateClaim> {
  return {
    type,
    claim(condition, { isDeleted }) {
      const { id = null, inFolder = false, state } = read(condition) ?? {};
      if (!isChosen(id) || state === undefined || (!inFolder && isDeleted(kind, id))) return null;
      return { subject: `${inFolder ? "folder" : "item"} ${id}`, condition, state };
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

/** Reminders, whenever their goal is. Who has one set now ever had it set. */
export const reminders = stateRule<ReminderCondition, ReminderMatch>(
  90,
  "episode",
  ({ episode_id, match = ReminderMatch.set, use_date = GoalUse.none }) =>
    use_date === GoalUse.none ? { id: episode_id, state: match } : null,
  [
    [ReminderMatch.set, ReminderMatch.notSet],
    [ReminderMatch.everSet, ReminderMatch.neverSet],
    [ReminderMatch.set, ReminderMatch.neverSet],
  ],
);

/** Reservations of an event, or of one of a folder: a type, and everything except it. */
export const eventReservations = stateRule<EventReservationCondition, EventMatch>(
  65,
  "slot",
  ({ use_group = 0, event_slot_id, event_slot_group_id, match = Reservation.reserved }) =>
    isOn(use_group)
      ? { id: event_slot_group_id, inFolder: true, state: match }
      : { id: event_slot_id, state: match },
  reservations.map((reservation) => [matchOf(reservation, false), matchOf(reservation, true)] as const),
);

/** Phases of journeys. */
export const phases = stateRule<JourneyCondition, PhaseMatch>(
  70,
  "journey_tag",
  ({ journey_tag_id, condition = PhaseMatch.passed }) => ({ id: journey_tag_id, state: condition }),
  [[PhaseMatch.passed, PhaseMatch.notPassed]],
);

import type { ItemId } from "../../../../api/resources.js";
import { isChosen } from "../../../../references/index.js";
import { type JourneyCondition, nothingChosen, type PhaseMatch } from "./journey.js";

/** Another journey has other phases (rules: journey-phase-cleared). */
export function chooseJourney(condition: JourneyCondition, journey_id: ItemId | null): JourneyCondition {
  return { ...condition, journey_id, journey_tag_id: null };
}

export function choosePhase(condition: JourneyCondition, journey_tag_id: ItemId | null): JourneyCondition {
  return { ...condition, journey_tag_id };
}

export function chooseMatch(condition: JourneyCondition, match: PhaseMatch): JourneyCondition {
  return { ...condition, condition: match };
}

/** The load rule (rules: journey-phase-cleared), for the first edit of what was loaded: without a journey everything is as in a new one. */
export function withLoadDefaults(condition: JourneyCondition): JourneyCondition {
  const { journey_id = null } = condition;
  return !isChosen(journey_id) ? { ...condition, ...nothingChosen } : condition;
}

/** A phase that the journey does not have is cleared (rules: journey-phase-cleared). `null`: nobody knows yet which it has. */
export function withPhaseOfJourney(
  condition: JourneyCondition,
  phases: readonly ItemId[] | null,
): JourneyCondition {
  const { journey_tag_id: phase = null } = condition;
  const strange = isChosen(phase) && phases !== null && !phases.some((id) => String(id) === String(phase));
  return strange ? { ...condition, journey_tag_id: null } : condition;
}

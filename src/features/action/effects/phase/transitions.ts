import type { ItemId } from "../../../../api/resources.js";
import type { PhaseEffect, PhaseMethod } from "./phase.js";

export function chooseMethod(effect: PhaseEffect, method: PhaseMethod): PhaseEffect {
  return { ...effect, method };
}

export function choosePhases(effect: PhaseEffect, ids: readonly ItemId[]): PhaseEffect {
  return { ...effect, journey_tags: [...ids] };
}

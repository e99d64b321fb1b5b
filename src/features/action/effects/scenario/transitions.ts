import type { ItemId } from "../../../../api/resources.js";
import {
  deedIds,
  deedOf,
  defaultTime,
  isTime,
  meaningOf,
  ScenarioDeed,
  type ScenarioEffect,
  type ScenarioMove,
} from "./scenario.js";

export function chooseScenario(effect: ScenarioEffect, group_id: ItemId | null): ScenarioEffect {
  return { ...effect, group_id };
}

/**
 * One field says both what is done and to which scenario: which one is started has to be chosen anew. Where it begins
 * stays, for a change of mind.
 */
export function chooseDeed(effect: ScenarioEffect, deed: ScenarioDeed): ScenarioEffect {
  if (deed === deedOf(effect)) return effect;
  return settled({ ...effect, group_id: deed === ScenarioDeed.start ? null : deedIds[deed] });
}

export function chooseMove(effect: ScenarioEffect, move: ScenarioMove): ScenarioEffect {
  return settled({ ...effect, move });
}

/** Day 0 is the one on which the scenario starts (§3). */
export function writeDay(effect: ScenarioEffect, date: number): ScenarioEffect {
  return { ...effect, date };
}

export function writeTime(effect: ScenarioEffect, time: string): ScenarioEffect {
  return { ...effect, time };
}

/** A time that was left half typed is nowhere to be seen any more once it counts for nothing, and cannot be mended. */
function settled(effect: ScenarioEffect): ScenarioEffect {
  const { midway, time } = meaningOf(effect);
  return midway || isTime(time) ? effect : { ...effect, time: defaultTime };
}

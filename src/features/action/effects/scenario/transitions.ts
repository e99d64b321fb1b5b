import type { ItemId } from "../../../../api/resources.js";
import type { Figure } from "../../../../kit/number-text.js";
import {
  defaultTime,
  isDay,
  isTime,
  meaningOf,
  operationOf,
  type ScenarioEffect,
  type ScenarioMove,
  ScenarioOperation,
  sentinelIds,
} from "./scenario.js";

export function chooseScenario(effect: ScenarioEffect, group_id: ItemId | null): ScenarioEffect {
  return { ...effect, group_id };
}

/**
 * One field says both what is done and to which scenario: which one is started has to be chosen anew. Where it begins
 * stays, for a change of mind.
 */
export function chooseOperation(effect: ScenarioEffect, operation: ScenarioOperation): ScenarioEffect {
  if (operation === operationOf(effect)) return effect;
  return withUsableTime({
    ...effect,
    group_id: operation === ScenarioOperation.start ? null : sentinelIds[operation],
  });
}

export function chooseMove(effect: ScenarioEffect, move: ScenarioMove): ScenarioEffect {
  return withUsableTime({ ...effect, move });
}

/** Day 0 is the one on which the scenario starts (rules: scenario-midway); nothing is no day. */
export function writeDay(effect: ScenarioEffect, date: Figure): ScenarioEffect {
  return { ...effect, date: date ?? "" };
}

export function writeTime(effect: ScenarioEffect, time: string): ScenarioEffect {
  return { ...effect, time };
}

/** A day or time that was left half typed is nowhere to be seen any more once it counts for nothing, and cannot be mended. */
function withUsableTime(effect: ScenarioEffect): ScenarioEffect {
  const { midway, day, time } = meaningOf(effect);
  if (midway) return effect;
  const usable = isTime(time) ? effect : { ...effect, time: defaultTime };
  return isDay(day) ? usable : { ...usable, date: 0 };
}

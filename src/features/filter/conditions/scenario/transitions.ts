import type { ItemId } from "../../../../api/resources.js";
import type { ScenarioCondition, ScenarioMatch } from "./scenario.js";

export function chooseScenario(condition: ScenarioCondition, id: ItemId | null): ScenarioCondition {
  return { ...condition, group_id: id };
}

/** The day counts for one match only; for the others it stays, for a change of mind. */
export function chooseMatch(condition: ScenarioCondition, match: ScenarioMatch): ScenarioCondition {
  return { ...condition, match };
}

export function writeDay(condition: ScenarioCondition, date: number): ScenarioCondition {
  return { ...condition, date };
}

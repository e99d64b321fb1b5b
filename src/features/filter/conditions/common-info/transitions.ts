import type { ItemId } from "../../../../api/resources.js";
import type { Figure } from "../../../../kit/number-text.js";
import type { CommonInfoCondition, Comparison } from "./common-info.js";

/** The figure stays: it may well be meant for another one too. */
export function chooseCommonInfo(condition: CommonInfoCondition, id: ItemId | null): CommonInfoCondition {
  return { ...condition, common_var_id: id };
}

export function chooseComparison(condition: CommonInfoCondition, match: Comparison): CommonInfoCondition {
  return { ...condition, match };
}

export function writeFigure(condition: CommonInfoCondition, query: Figure): CommonInfoCondition {
  return { ...condition, query };
}

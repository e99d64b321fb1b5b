import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import type { SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenIds, conditionSchema } from "../definition.js";
import { partWords } from "../parts/messages.js";
import { oppositeMatch, SetMatch, setMatches } from "../parts/set-match.js";
import { severalRule } from "../rules/several-rule.js";
import { conversionLabel, conversionWords } from "./messages.js";

const schema = conditionSchema(80, {
  tracker_ids: v.exactOptional(chosenIds),
  tracker_or: v.exactOptional(v.picklist(setMatches)),
});

/** Friends by the conversions they have made. */
export type ConversionCondition = v.InferOutput<typeof schema>;

/** Condition 80: conversion (rules: conversion-condition). */
export const conversion = {
  type: 80,
  name: "conversion",
  label: conversionLabel,
  icon: "target",
  ability: "show-analytics",
  schema,
  create: () => ({ type: 80, tracker_ids: [], tracker_or: SetMatch.any }),
  summarize,
  unfinished: ({ tracker_ids = [] }) => tracker_ids.length === 0,
  missing: () => ({ field: "tracker_ids" }),
  opposite: (condition) => ({
    ...condition,
    tracker_or: oppositeMatch(condition.tracker_or ?? SetMatch.any),
  }),
  rules: [
    severalRule<ConversionCondition>("tracker", (condition) => ({
      match: condition.tracker_or,
      ids: condition.tracker_ids,
      only: (tracker_ids) => ({ ...condition, tracker_ids }),
    })),
  ],
} satisfies ConditionVariant<ConversionCondition>;

export function chooseTrackers(condition: ConversionCondition, ids: readonly ItemId[]): ConversionCondition {
  return { ...condition, tracker_ids: [...ids] };
}

export function chooseMatch(condition: ConversionCondition, tracker_or: SetMatch): ConversionCondition {
  return { ...condition, tracker_or };
}

/** "コンバージョン「購入」「予約」のいずれかを達成した". */
function summarize(condition: ConversionCondition, format: SentenceFormat): string {
  const [words, parts] = [conversionWords[format.locale], partWords[format.locale]];
  const { tracker_ids = [], tracker_or = SetMatch.any } = condition;
  const chosen = tracker_ids.map((id) => format.lookup.nameOf("tracker", id));
  const meets = chosen.length === 1 ? words.meetsOne : words.meets;
  return meets[tracker_or](chosen.length === 0 ? format.nothingChosen : parts.list(chosen));
}

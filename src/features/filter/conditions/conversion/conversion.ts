import * as v from "valibot";
import { type ConditionDefinition, chosenIds, conditionSchema } from "../definition.js";
import { oppositeMatch, SetMatch, setMatches } from "../parts/set-match.js";

const schema = conditionSchema(80, {
  tracker_ids: v.exactOptional(chosenIds),
  tracker_or: v.exactOptional(v.picklist(setMatches)),
});

/** Friends by the conversions they have made. */
export type ConversionCondition = v.InferOutput<typeof schema>;

/** Condition 80: conversion (actions-and-filters §3). */
export const conversion = {
  type: 80,
  name: "conversion",
  schema,
  ability: "show-analytics",
  create: () => ({ type: 80, tracker_ids: [], tracker_or: SetMatch.any }),
  unfinished: ({ tracker_ids = [] }) => tracker_ids.length === 0,
  opposite: (condition) => ({
    ...condition,
    tracker_or: oppositeMatch(condition.tracker_or ?? SetMatch.any),
  }),
} satisfies ConditionDefinition<ConversionCondition>;

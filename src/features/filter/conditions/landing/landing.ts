import * as v from "valibot";
import {
  type Circumstances,
  type ConditionDefinition,
  chosenIds,
  conditionSchema,
  dateText,
  type FieldProblem,
} from "../definition.js";
import { isUnset, rangeProblems } from "../parts/date-range.js";
import { isExclusion, oppositeMatch, SetMatch, setMatches } from "../parts/set-match.js";

/** How the moment of the registration narrows (actions-and-filters §3). */
export const DateUse = { none: 0, days: 1, moments: 2 } as const;
export type DateUse = (typeof DateUse)[keyof typeof DateUse];

const schema = conditionSchema(85, {
  landing_ids: v.exactOptional(chosenIds),
  landing_or: v.exactOptional(v.picklist(setMatches)),
  use_date: v.exactOptional(v.picklist(Object.values(DateUse))),
  date_from: v.exactOptional(dateText),
  date_to: v.exactOptional(dateText),
  time_from: v.exactOptional(dateText),
  time_to: v.exactOptional(dateText),
});

/** Friends by the landing pages they registered through. */
export type LandingCondition = v.InferOutput<typeof schema>;

/** Condition 85: landing (actions-and-filters §3). */
export const landing = {
  type: 85,
  name: "landing",
  schema,
  ability: "landing",
  create: () => ({ type: 85, landing_ids: [], landing_or: SetMatch.any, ...noDates }),
  unfinished: ({ landing_ids = [] }) => landing_ids.length === 0,
  problems,
  opposite(condition) {
    const { landing_or = SetMatch.any, use_date = DateUse.none } = condition;
    return use_date === DateUse.none ? { ...condition, landing_or: oppositeMatch(landing_or) } : "dates";
  },
} satisfies ConditionDefinition<LandingCondition>;

/** What the dates are where they do not narrow. */
export const noDates = {
  use_date: DateUse.none,
  date_from: null,
  date_to: null,
  time_from: null,
  time_to: null,
} satisfies Partial<LandingCondition>;

/** Only a registration through a chosen page has a moment (§4). */
export function hasMoment({ landing_ids = [], landing_or = SetMatch.any }: LandingCondition): boolean {
  return landing_ids.length > 0 && !isExclusion(landing_or);
}

/** How the moment narrows as it is shown: not at all where there is none, whatever was stored. */
export function dateUse(condition: LandingCondition): DateUse {
  return hasMoment(condition) ? (condition.use_date ?? DateUse.none) : DateUse.none;
}

function problems(condition: LandingCondition, { words }: Circumstances): readonly FieldProblem[] {
  const use = dateUse(condition);
  if (use === DateUse.none) return [];
  const { date_from = null, date_to = null, time_from = null, time_to = null } = condition;
  const found = rangeProblems({ from: date_from, to: date_to }, "date_from", words);
  const endsEarlier =
    use === DateUse.moments &&
    date_from === date_to &&
    !isUnset(date_from) &&
    !isUnset(time_from) &&
    !isUnset(time_to) &&
    time_from > time_to;
  if (found.length > 0 || !endsEarlier) return found;
  return [{ field: "time_from", message: words.rangeInvalid, immediate: true }];
}

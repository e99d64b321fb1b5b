import * as v from "valibot";
import type { FieldProblem, ValidationContext } from "../../../../list-editor/index.js";
import type { SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenIds, conditionSchema, dateText } from "../definition.js";
import { describeRange, isUnset, rangeProblems } from "../parts/date-range.js";
import { partWords } from "../parts/messages.js";
import { isExclusion, oppositeMatch, SetMatch, setMatches } from "../parts/set-match.js";
import { severalRule } from "../rules/several-rule.js";
import { landingLabel, landingWords } from "./messages.js";

/** How the moment of the registration narrows (rules: landing-condition). */
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

/** Condition 85: landing (rules: landing-condition). */
export const landing = {
  type: 85,
  name: "landing",
  label: landingLabel,
  icon: "link",
  ability: "landing",
  schema,
  create: () => ({ type: 85, landing_ids: [], landing_or: SetMatch.any, ...noDates }),
  summarize,
  unfinished: ({ landing_ids = [] }) => landing_ids.length === 0,
  missing: () => ({ field: "landing_ids" }),
  problems,
  opposite(condition) {
    const { landing_or = SetMatch.any, use_date = DateUse.none } = condition;
    return use_date === DateUse.none ? { ...condition, landing_or: oppositeMatch(landing_or) } : "dates";
  },
  rules: [
    // Landings at whatever time.
    severalRule<LandingCondition>("landing", (condition) =>
      dateUse(condition) === DateUse.none
        ? {
            match: condition.landing_or,
            ids: condition.landing_ids,
            only: (landing_ids) => ({ ...condition, landing_ids }),
          }
        : null,
    ),
  ],
} satisfies ConditionVariant<LandingCondition>;

/** Dates where they do not narrow. */
export const noDates = {
  use_date: DateUse.none,
  date_from: null,
  date_to: null,
  time_from: null,
  time_to: null,
} satisfies Partial<LandingCondition>;

/** Only a registration through a chosen page has a moment (rules: landing-condition). */
export function hasMoment({ landing_ids = [], landing_or = SetMatch.any }: LandingCondition): boolean {
  return landing_ids.length > 0 && !isExclusion(landing_or);
}

/** How the moment narrows as it is shown: not at all where there is none, whatever was stored. */
export function dateUse(condition: LandingCondition): DateUse {
  return hasMoment(condition) ? (condition.use_date ?? DateUse.none) : DateUse.none;
}

function problems(condition: LandingCondition, { locale }: ValidationContext): readonly FieldProblem[] {
  const use = dateUse(condition);
  if (use === DateUse.none) return [];
  const { date_from = null, date_to = null, time_from = null, time_to = null } = condition;
  const found = rangeProblems({ from: date_from, to: date_to }, "date_from", partWords[locale]);
  const endsEarlier =
    use === DateUse.moments &&
    date_from === date_to &&
    !isUnset(date_from) &&
    !isUnset(time_from) &&
    !isUnset(time_to) &&
    time_from > time_to;
  if (found.length > 0 || !endsEarlier) return found;
  return [{ field: "time_from", message: partWords[locale].rangeInvalid, immediate: true }];
}

/** "2026年5月1日 09:00からの期間に流入経路「店頭QR」から登録した". */
function summarize(condition: LandingCondition, format: SentenceFormat): string {
  const [words, parts] = [landingWords[format.locale], partWords[format.locale]];
  const { landing_ids = [], landing_or = SetMatch.any } = condition;
  const chosen = landing_ids.map((id) => format.lookup.nameOf("landing", id));
  const meets = chosen.length === 1 ? words.meetsOne : words.meets;
  const sentence = meets[landing_or](chosen.length === 0 ? format.nothingChosen : parts.list(chosen));
  const use = dateUse(condition);
  if (use === DateUse.none) return sentence;
  const { date_from, date_to, time_from, time_to } = condition;
  const moment = (day: string | null | undefined, time: string | null | undefined) => {
    const texts = [isUnset(day) ? "" : parts.day(day), use === DateUse.moments ? (time ?? "") : ""];
    return texts.filter((text) => text !== "").join(" ");
  };
  const range = { from: moment(date_from, time_from), to: moment(date_to, time_to) };
  const period = describeRange(range, { ...parts, day: (text) => text });
  return period === null ? sentence : words.within(period, sentence);
}

import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { type Figure, figureOf } from "../../../../kit/number-text.js";
import { isChosen, type SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenId, conditionSchema } from "../definition.js";
import { partWords } from "../parts/messages.js";
import { above, areDisjoint, atLeast, atMost, below, exactly, type Interval } from "../rules/interval.js";
import { plainFigure } from "../rules/plain-figure.js";
import { type Claim, fullClash, type Rule } from "../rules/rule.js";
import { commonInfoLabel, commonInfoWords } from "./messages.js";

/** How common information is compared (rules: common-info-match): a table of its own. */
export const Comparison = { equal: 10, atLeast: 11, above: 12, atMost: 13, below: 14 } as const;
export type Comparison = (typeof Comparison)[keyof typeof Comparison];

const schema = conditionSchema(77, {
  common_var_id: v.exactOptional(chosenId),
  match: v.exactOptional(v.picklist(Object.values(Comparison))),
  query: v.exactOptional(v.nullable(v.union([v.number(), v.string()]))),
});

/** A number that all friends share, compared. */
export type CommonInfoCondition = v.InferOutput<typeof schema>;

/** Condition 77: common information (rules: common-info-condition). Filters for members do not have it. */
export const commonInfo = {
  type: 77,
  name: "common-info",
  label: commonInfoLabel,
  icon: "database",
  hiddenFromMembers: true,
  schema,
  create: () => ({ type: 77, common_var_id: null, match: Comparison.equal, query: null }),
  summarize,
  unfinished: ({ common_var_id = null, query }) => !isChosen(common_var_id) || figureOf(query) === null,
  missing: ({ common_var_id = null }, locale) =>
    isChosen(common_var_id)
      ? { field: "query", label: partWords[locale].query, entered: true, saysRest: true }
      : { field: "common_var_id" },
  problems({ query }, { locale, limits }) {
    const figure = figureOf(query);
    // The bounds are never shown (rules: common-info-condition).
    if (figure === null || (figure >= limits.commonVarMin && figure <= limits.commonVarMax)) return [];
    return [{ field: "query", message: partWords[locale].periodInvalid, immediate: true }];
  },
  opposite(condition) {
    const match = opposites[condition.match ?? Comparison.equal];
    return match === undefined ? "none" : { ...condition, match };
  },
  rules: [figureRule()],
} satisfies ConditionVariant<CommonInfoCondition>;

export interface FigureClaim extends Claim {
  figures: Interval;
}

/** One figure for all friends. Its codes are not those of linked data (rules: common-info-match). */
function figureRule(): Rule<CommonInfoCondition, FigureClaim> {
  return {
    claim(condition, { isDeleted }) {
      const { common_var_id = null, match = Comparison.equal, query } = condition;
      const figure = plainFigure(query);
      if (common_var_id === null || figure === null || isDeleted("common_vars", common_var_id)) return null;
      return { subject: String(common_var_id), condition, figures: intervals[match](figure) };
    },
    clash: (own, other) => (areDisjoint(own.figures, other.figures) ? fullClash(own, other) : null),
  };
}

const intervals: Readonly<Record<Comparison, (figure: number) => Interval>> = {
  [Comparison.equal]: exactly,
  [Comparison.atLeast]: atLeast,
  [Comparison.above]: above,
  [Comparison.atMost]: atMost,
  [Comparison.below]: below,
};

/** "Not equal" cannot be stored. */
const opposites: Readonly<Partial<Record<Comparison, Comparison>>> = { 11: 14, 14: 11, 12: 13, 13: 12 };

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

/** "共通情報「申込数」が10以上である". */
function summarize(condition: CommonInfoCondition, format: SentenceFormat): string {
  const words = commonInfoWords[format.locale];
  const { common_var_id = null, match = Comparison.equal, query = null } = condition;
  const what = format.name("common_vars", common_var_id);
  const figure = query === null || query === "" ? format.nothingTyped : String(query);
  return words.meets[match](what, figure);
}

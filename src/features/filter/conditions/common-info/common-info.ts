import * as v from "valibot";
import { figureOf } from "../../../../kit/number-text.js";
import { isChosen } from "../../../choosing/index.js";
import { type ConditionDefinition, chosenId, conditionSchema } from "../definition.js";

/** How common information is compared (actions-and-filters §9): a table of its own. */
export const Comparison = { equal: 10, atLeast: 11, above: 12, atMost: 13, below: 14 } as const;
export type Comparison = (typeof Comparison)[keyof typeof Comparison];

const schema = conditionSchema(77, {
  common_var_id: v.exactOptional(chosenId),
  match: v.exactOptional(v.picklist(Object.values(Comparison))),
  query: v.exactOptional(v.nullable(v.union([v.number(), v.string()]))),
});

/** A number that all friends share, compared. */
export type CommonInfoCondition = v.InferOutput<typeof schema>;

/** Condition 77: common information (actions-and-filters §3). Filters for members do not have it. */
export const commonInfo = {
  type: 77,
  name: "common-info",
  schema,
  create: () => ({ type: 77, common_var_id: null, match: Comparison.equal, query: null }),
  unfinished: ({ common_var_id = null, query }) => !isChosen(common_var_id) || figureOf(query) === null,
  problems({ query }, { words, limits }) {
    const figure = figureOf(query);
    // The bounds are never shown (§5).
    if (figure === null || (figure >= limits.commonVarMin && figure <= limits.commonVarMax)) return [];
    return [{ field: "query", message: words.periodInvalid, immediate: true }];
  },
  opposite(condition) {
    const match = opposites[condition.match ?? Comparison.equal];
    return match === undefined ? "none" : { ...condition, match };
  },
} satisfies ConditionDefinition<CommonInfoCondition>;

/** "Not equal" cannot be stored. */
const opposites: Readonly<Partial<Record<Comparison, Comparison>>> = { 11: 14, 14: 11, 12: 13, 13: 12 };

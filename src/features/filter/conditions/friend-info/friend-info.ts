import { isChosen } from "../../../choosing/index.js";
import type { ConditionDefinition } from "../definition.js";
import { comparesNoFigure, comparesQuery, oppositeOf } from "../parts/api-match.js";
import { type FriendInfoCondition, friendInfoSchema } from "./condition.js";
import { dateProblems, isDateUnset } from "./date-rules.js";
import { FriendInfoMatch, judgesDate } from "./match.js";

/** Condition 75: friend information (actions-and-filters §3, §4 "Date condition match"). */
export const friendInfo = {
  type: 75,
  name: "friend-info",
  schema: friendInfoSchema,
  create: () => ({ type: 75, var_id: null, match: FriendInfoMatch.exact, query: "" }),
  unfinished(condition) {
    const { var_id = null, match = FriendInfoMatch.exact, query } = condition;
    if (!isChosen(var_id)) return true;
    if (judgesDate(match)) return isDateUnset(condition, match);
    return comparesQuery(match) && (query ?? "") === "";
  },
  problems(condition, { words }) {
    const { match = FriendInfoMatch.exact, query } = condition;
    if (judgesDate(match)) return dateProblems(condition, match, words);
    return comparesNoFigure(match, query)
      ? [{ field: "query", message: words.periodInvalid, immediate: true }]
      : [];
  },
  toSend: (condition) =>
    condition.query === undefined ? condition : { ...condition, query: queryText(condition) },
  opposite(condition) {
    const { match = FriendInfoMatch.exact } = condition;
    if (judgesDate(match)) return "dates";
    const opposite = oppositeOf(match);
    return opposite === null ? "none" : { ...condition, match: opposite };
  },
} satisfies ConditionDefinition<FriendInfoCondition>;

/** What is searched for is sent as text, whatever it was stored as (§5). */
export function queryText({ query }: FriendInfoCondition): string {
  return String(query ?? "");
}

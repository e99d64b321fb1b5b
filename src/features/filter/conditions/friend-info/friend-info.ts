import { isChosen } from "../../../../references/index.js";
import type { ConditionVariant } from "../definition.js";
import { comparesNoFigure, comparesQuery, oppositeOf } from "../parts/api-match.js";
import { partWords } from "../parts/messages.js";
import { type FriendInfoCondition, friendInfoSchema, queryText } from "./condition.js";
import { dateProblems, firstDateField, isDateUnset } from "./date-problems.js";
import { friendInfoDates } from "./date-rule.js";
import { FriendInfoMatch, judgesDate } from "./match.js";
import { friendInfoLabel, friendInfoWords } from "./messages.js";
import { summarize } from "./sentence.js";
import { friendInfoValues } from "./value-rule.js";

/** Condition 75: friend information (rules: friend-info-condition). */
export const friendInfo = {
  type: 75,
  name: "friend-info",
  label: friendInfoLabel,
  icon: "userCard",
  schema: friendInfoSchema,
  create: () => ({ type: 75, var_id: null, match: FriendInfoMatch.exact, query: "" }),
  summarize,
  unfinished(condition) {
    const { var_id = null, match = FriendInfoMatch.exact, query } = condition;
    if (!isChosen(var_id)) return true;
    if (judgesDate(match)) return isDateUnset(condition, match);
    return comparesQuery(match) && (query ?? "") === "";
  },
  missing({ var_id = null, match = FriendInfoMatch.exact }, locale) {
    if (!isChosen(var_id)) return { field: "var_id" };
    const rest = { entered: true, saysRest: true } as const;
    if (!judgesDate(match)) return { field: "query", label: partWords[locale].query, ...rest };
    return { field: firstDateField(match), label: friendInfoWords[locale].dateValue, ...rest };
  },
  problems(condition, { locale }) {
    const { match = FriendInfoMatch.exact, query } = condition;
    if (judgesDate(match)) return dateProblems(condition, match, partWords[locale]);
    return comparesNoFigure(match, query)
      ? [{ field: "query", message: partWords[locale].periodInvalid, immediate: true }]
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
  rules: [friendInfoValues, friendInfoDates],
} satisfies ConditionVariant<FriendInfoCondition>;

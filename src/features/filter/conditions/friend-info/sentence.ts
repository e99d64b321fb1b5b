import type { Names } from "../../../choosing/index.js";
import { isChosen } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { comparesQuery } from "../parts/api-match.js";
import { partWords } from "../parts/words.js";
import type { FriendInfoCondition } from "./condition.js";
import { queryText } from "./friend-info.js";
import { FriendInfoMatch, judgesDate } from "./match.js";
import { periodKind } from "./period.js";
import { sayBase, sayCalendar, sayPeriod } from "./say-dates.js";
import { VariableType } from "./variable-types.js";
import { friendInfoWords } from "./words.js";

/** "友だち情報「会員ランク」が「ゴールド」を含む", "友だち情報「誕生日」が毎年の12月1日から12月31日までにあたる". */
export const describeFriendInfo: Describe<FriendInfoCondition> = (condition, names, locale) => {
  const [words, parts] = [friendInfoWords[locale], partWords[locale]];
  const { var_id = null, match = FriendInfoMatch.exact } = condition;
  const what = words.what(
    isChosen(var_id) ? parts.quoted(names.nameOf("varia", var_id)) : parts.nothingChosen,
  );
  if (!judgesDate(match)) return what + parts.apiMeets[match](queryOf(condition, names, parts));
  if (match === FriendInfoMatch.calendar)
    return words.falls(what, sayCalendar(condition, words) ?? parts.nothingTyped);
  const kind = periodKind(match);
  return words.counts[kind](
    what,
    sayBase(condition, words, parts.nothingTyped),
    sayPeriod(condition, kind, words) ?? parts.nothingTyped,
  );
};

/** What is searched for: figures bare, choices by their names. */
function queryOf(condition: FriendInfoCondition, names: Names, parts: (typeof partWords)["ja"]): string {
  const { var_id = null, match = FriendInfoMatch.exact } = condition;
  const query = queryText(condition);
  if (!comparesQuery(match)) return "";
  const type = names.variableType(var_id);
  if (type === VariableType.select)
    return query === "" ? parts.nothingChosen : parts.quoted(names.choiceName(var_id, query));
  if (query === "") return parts.nothingTyped;
  return type === VariableType.number ? query : parts.quoted(query);
}

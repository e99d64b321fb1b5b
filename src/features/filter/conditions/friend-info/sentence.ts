import { type SentenceFormat, VariableType } from "../../../../references/index.js";
import { comparesQuery } from "../parts/api-match.js";
import { partWords } from "../parts/messages.js";
import type { FriendInfoCondition } from "./condition.js";
import { queryText } from "./condition.js";
import { formatBase, formatCalendar, formatPeriod } from "./format-dates.js";
import { FriendInfoMatch, judgesDate } from "./match.js";
import { friendInfoWords } from "./messages.js";
import { periodKind } from "./period.js";

/** "友だち情報「会員ランク」が「ゴールド」を含む", "友だち情報「誕生日」が毎年の12月1日から12月31日までにあたる". */
export function summarize(condition: FriendInfoCondition, format: SentenceFormat): string {
  const [words, parts] = [friendInfoWords[format.locale], partWords[format.locale]];
  const { var_id = null, match = FriendInfoMatch.exact } = condition;
  const what = words.what(format.name("varia", var_id));
  if (!judgesDate(match)) return what + parts.apiMeets[match](queryOf(condition, format));
  if (match === FriendInfoMatch.calendar)
    return words.falls(what, formatCalendar(condition, words) ?? format.nothingTyped);
  const kind = periodKind(match);
  return words.counts[kind](
    what,
    formatBase(condition, words, format.nothingTyped),
    formatPeriod(condition, kind, words) ?? format.nothingTyped,
  );
}

/** Text of the query: figures bare, choices by their names. */
function queryOf(condition: FriendInfoCondition, format: SentenceFormat): string {
  const { var_id = null, match = FriendInfoMatch.exact } = condition;
  const query = queryText(condition);
  if (!comparesQuery(match)) return "";
  const type = format.lookup.variableType(var_id);
  if (type === VariableType.select) return format.choice(var_id, query === "" ? null : query);
  if (query === "") return format.nothingTyped;
  return type === VariableType.number ? query : format.quoted(query);
}

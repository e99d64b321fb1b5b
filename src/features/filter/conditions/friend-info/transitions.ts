import type { ItemId } from "../../../../api/resources.js";
import type { Figure } from "../../../../kit/number-text.js";
import type { CalendarMode } from "./calendar-search.js";
import type { FriendInfoCondition, SearchType } from "./condition.js";
import { FriendInfoMatch, judgesDate } from "./match.js";
import { type DateEnd, type DatePart, dateOf, dateParts, fieldOf, lastDay } from "./partial-date.js";
import { type PeriodKind, type PeriodScale, periodKind } from "./period.js";
import { firstMatchOf } from "./variable-types.js";

/** Another variable is judged anew: match, query and dates are reset (rules: friend-info-condition-anew). */
export function chooseVariable(
  condition: FriendInfoCondition,
  var_id: ItemId | null,
  type: number | null,
): FriendInfoCondition {
  return { ...without(condition, dateFields), var_id, match: firstMatchOf(type), query: "" };
}

/** The fields of another way to judge a date go; a query stays for a change of mind. */
export function chooseMatch(condition: FriendInfoCondition, match: FriendInfoMatch): FriendInfoCondition {
  if (!judgesDate(match)) return { ...without(condition, dateFields), match };
  if (match === FriendInfoMatch.calendar)
    return { ...without(condition, dateFields), match, ...openDate("from") };
  const kind = periodKind(match);
  return {
    ...without(condition, [...calendarFields, ...periodFields]),
    match,
    [`${kind}_period_from`]: null,
    [`${kind}_period_to`]: null,
    [`${kind}_period_scale`]: "day",
  };
}

export function writeQuery(condition: FriendInfoCondition, query: string): FriendInfoCondition {
  return { ...condition, query };
}

/** A choice of a select variable is stored by its id, as text. */
export function chooseChoice(condition: FriendInfoCondition, id: ItemId | null): FriendInfoCondition {
  return { ...condition, query: String(id ?? "") };
}

/** A range has no current date; the current date has no dates; one date has no end (rules: date-search-one-of-three). */
export function chooseMode(condition: FriendInfoCondition, mode: CalendarMode): FriendInfoCondition {
  if (mode === "today")
    return { ...without(condition, calendarFields), use_current_date: 1, search_type: "date" };
  const from = { ...openDate("from"), ...stored(condition, "from") };
  const rest = without(condition, calendarFields);
  return mode === "range" ? { ...rest, range_search: 1, ...from, ...openDate("to") } : { ...rest, ...from };
}

export function chooseSearchType(
  condition: FriendInfoCondition,
  search_type: SearchType,
): FriendInfoCondition {
  return { ...condition, search_type };
}

/** A day that the month no longer has becomes its last one. */
export function chooseDatePart(
  condition: FriendInfoCondition,
  end: DateEnd,
  part: DatePart,
  value: number | null,
): FriendInfoCondition {
  const next = { ...condition, ...openDate(end), ...stored(condition, end), [fieldOf(end, part)]: value };
  const { year, month, day } = dateOf(next, end);
  const last = lastDay(year, month);
  return day !== null && day > last ? { ...next, [fieldOf(end, "day")]: last } : next;
}

export function writePeriod(
  condition: FriendInfoCondition,
  kind: PeriodKind,
  end: "from" | "to",
  value: Figure,
): FriendInfoCondition {
  return { ...condition, [`${kind}_period_${end}`]: value };
}

export function chooseScale(
  condition: FriendInfoCondition,
  kind: PeriodKind,
  scale: PeriodScale,
): FriendInfoCondition {
  return { ...condition, [`${kind}_period_scale`]: scale };
}

/** Without a base date its parts are gone, and today counts (rules: base-date). `null` would be none, too. */
export function giveBaseDate(condition: FriendInfoCondition, on: boolean): FriendInfoCondition {
  return on ? { ...condition, ...openDate("base", "") } : without(condition, fieldsOf("base"));
}

type DateFields = Partial<Record<ReturnType<typeof fieldOf>, Figure>>;

function fieldsOf(end: DateEnd) {
  return dateParts.map((part) => fieldOf(end, part));
}

function openDate(end: DateEnd, part: Figure = null): DateFields {
  return Object.fromEntries(fieldsOf(end).map((field) => [field, part]));
}

function stored(condition: FriendInfoCondition, end: DateEnd): DateFields {
  return Object.fromEntries(
    fieldsOf(end).flatMap((field) => (condition[field] === undefined ? [] : [[field, condition[field]]])),
  );
}

function without(condition: FriendInfoCondition, fields: readonly string[]): FriendInfoCondition {
  const kept = Object.entries(condition).filter(([field]) => !fields.includes(field));
  return Object.fromEntries(kept) as FriendInfoCondition;
}

const calendarFields = [
  "range_search",
  "use_current_date",
  "search_type",
  ...fieldsOf("from"),
  ...fieldsOf("to"),
];
const periodFields = (["elapsed", "remaining"] as const).flatMap((kind) => [
  `${kind}_period_from`,
  `${kind}_period_to`,
  `${kind}_period_scale`,
]);
const dateFields = [...calendarFields, ...periodFields, ...fieldsOf("base")];

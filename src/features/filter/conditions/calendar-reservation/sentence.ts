import type { Describe } from "../definition.js";
import { describeRange } from "../parts/date-range.js";
import { partWords } from "../parts/words.js";
import { isAllEntry } from "./all-entry.js";
import {
  type CalendarReservationCondition,
  isUsed,
  loadedPhase,
  SalonMatch,
  type SubName,
  subNames,
} from "./calendar-reservation.js";
import { listOf } from "./salon-lists.js";
import { calendarWords } from "./words.js";

/** "カレンダー予約「銀座」のいずれかで、コースが「カット」か「カラー」以外の予約がある". */
export const describeCalendarReservation: Describe<CalendarReservationCondition> = (
  condition,
  names,
  locale,
) => {
  const [words, parts] = [calendarWords[locale], partWords[locale]];
  const { salonIds = [], matchType = SalonMatch.some } = condition;
  const salons = salonIds.map((id) => (isAllEntry(id) ? words.all : names.nameOf("salon", id)));
  const at = words.at[matchType](salons.length === 0 ? parts.nothingChosen : parts.list(salons));
  const clauses = subNames
    .filter((name) => isUsed(condition, name))
    .map((name) => {
      const other = name === "timeRange" ? words.outside : words.other;
      return words.clause(words.subs[name], condition[name]?.invert ? other(said(name)) : said(name));
    });
  return words.meets[loadedPhase(condition)](at, clauses);

  function said(name: SubName): string {
    if (name === "timeRange") {
      const { from = null, to = null } = condition.timeRange?.selected ?? {};
      return describeRange({ from, to }, parts) ?? parts.anyTime;
    }
    const selected = condition[name]?.selected ?? [];
    const chosen = selected.map((id) => (isAllEntry(id) ? words.all : names.nameOf(listOf[name], id)));
    const what = chosen.length === 0 ? parts.nothingChosen : parts.listOr(chosen);
    if (name === "status") return what;
    const later = condition[name]?.dynamic ? words.andLater(what) : what;
    return condition[name]?.with_past ? words.andPast(later) : later;
  }
};

import type { SentenceFormat } from "../../../../references/index.js";
import { describeRange } from "../parts/date-range.js";
import { isOn } from "../parts/flag.js";
import { partWords } from "../parts/messages.js";
import { isAllEntry } from "./all-entry.js";
import {
  type CalendarReservationCondition,
  isUsed,
  loadedPhase,
  SalonMatch,
  type SubName,
  subNames,
} from "./condition.js";
import { calendarWords } from "./messages.js";
import { listOf } from "./salon-lists.js";

/** "カレンダー予約「銀座」で、コースが「カット」か「カラー」以外の予約がある". */
export function summarize(condition: CalendarReservationCondition, format: SentenceFormat): string {
  const [words, parts] = [calendarWords[format.locale], partWords[format.locale]];
  const { salonIds = [], matchType = SalonMatch.some } = condition;
  const salons = salonIds.map((id) => (isAllEntry(id) ? words.all : format.lookup.nameOf("salon", id)));
  const named = salons.length === 0 ? format.nothingChosen : parts.list(salons);
  const isOne = salonIds.length === 1 && !salonIds.some(isAllEntry);
  const at = isOne ? named : words.at[matchType](named);
  const clauses = subNames
    .filter((name) => isUsed(condition, name))
    .map((name) => {
      const other = name === "timeRange" ? words.outside : words.other;
      return words.clause(
        words.subs[name],
        isOn(condition[name]?.invert) ? other(subText(name)) : subText(name),
      );
    });
  return words.meets[loadedPhase(condition)](at, clauses);

  function subText(name: SubName): string {
    if (name === "timeRange") {
      const { from = null, to = null } = condition.timeRange?.selected ?? {};
      return describeRange({ from, to }, parts) ?? parts.anyTime;
    }
    const selected = condition[name]?.selected ?? [];
    const chosen = selected.map((id) =>
      isAllEntry(id) ? words.all : format.lookup.nameOf(listOf[name], id),
    );
    const what = chosen.length === 0 ? format.nothingChosen : parts.listOr(chosen);
    if (name === "status") return what;
    const withFuture = isOn(condition[name]?.dynamic) ? words.andFuture(what) : what;
    return isOn(condition[name]?.with_past) ? words.andPast(withFuture) : withFuture;
  }
}

import { dayFrom, isBetween, moved, type Unit } from "../days.js";

type Part = number | null | undefined;
type PartName = "year" | "month" | "day";
type DayTest = (day: string) => boolean;

/** What a condition on a date variable may have besides. */
export type DateFields = {
  readonly [key in `${PartName}_${"from" | "to"}` | `search_base_${PartName}`]?: Part;
} & { readonly [key in `${"elapsed" | "remaining"}_period_${"from" | "to"}`]?: Part } & {
  readonly [key in `${"elapsed" | "remaining"}_period_scale`]?: Unit | null | undefined;
} & {
  readonly range_search?: 0 | 1 | undefined;
  readonly use_current_date?: 0 | 1 | undefined;
  readonly search_type?: "date" | "month_day" | "month" | "day" | null | undefined;
};

/** The three ways to search by a date variable: 20 by its parts, 30 by the time since, 31 by the time until. */
export function dayTest(match: 20 | 30 | 31, asked: DateFields, today: string): DayTest | null {
  if (match === 20) return asked.range_search === 1 ? rangeTest(asked) : partsTest(asked, today);
  return match === 30
    ? periodTest(asked, "elapsed_period", -1, today)
    : periodTest(asked, "remaining_period", 1, today);
}

/**
 * 30: base − to ≤ day ≤ base − from, in units of the scale (`null`: days); 31 the same forwards. The base is `search_base_*`
 * when all three are given, else today. `from` `null` is 0, `to` `null` is open. A month or year moved keeps the date, or
 * takes the month's last day where it is shorter. Left out: both `null`.
 */
function periodTest(
  asked: DateFields,
  name: "elapsed_period" | "remaining_period",
  direction: 1 | -1,
  today: string,
): DayTest | null {
  const [from, to] = [asked[`${name}_from`] ?? null, asked[`${name}_to`] ?? null];
  if (from === null && to === null) return null;
  const { search_base_year: year, search_base_month: month, search_base_day: date } = asked;
  const base = year == null || month == null || date == null ? today : dayFrom(year, month, date);
  const at = (count: number) => moved(base, direction * count, asked[`${name}_scale`] ?? "day");
  const [near, far] = [at(from ?? 0), to === null ? null : at(to)];
  return (day) => (direction === 1 ? isBetween(day, near, far) : isBetween(day, far, near));
}

/** Where each part stands in `YYYY-MM-DD`. */
const places = { year: [0, 4], month: [5, 7], day: [8, 10] } as const;
const partNames = ["year", "month", "day"] as const;

const currentParts = {
  date: ["year", "month", "day"],
  month_day: ["month", "day"],
  month: ["month"],
  day: ["day"],
} as const satisfies Record<string, readonly PartName[]>;

/** 20: each given part is the day's. With `use_current_date` 1 given are those parts of today that `search_type` names. */
function partsTest(asked: DateFields, today: string): DayTest | null {
  if (asked.use_current_date === 1) {
    const names = currentParts[asked.search_type ?? "date"];
    return (day) => partsOf(day, names) === partsOf(today, names);
  }
  const wanted = givenParts((part) => asked[`${part}_from`]);
  return wanted && ((day) => partsOf(day, wanted.names) === wanted.text);
}

/**
 * 20 with `range_search` 1: from ≤ day ≤ to, by the parts that both ends must give alike; `use_current_date` is ignored. Where
 * no year is given and from > to, the range runs over the turn: day ≥ from or day ≤ to *(ours)*.
 */
function rangeTest(asked: DateFields): DayTest | null {
  const [from, to] = [givenParts((part) => asked[`${part}_from`]), givenParts((part) => asked[`${part}_to`])];
  if (!from || !to || from.names.join() !== to.names.join()) return null;
  const overTheTurn = from.text > to.text && !from.names.includes("year");
  return (day) => {
    const own = partsOf(day, from.names);
    return overTheTurn ? own >= from.text || own <= to.text : isBetween(own, from.text, to.text);
  };
}

/** The parts that are given, as one text that compares as they do. Null for none, and for a year and a day without a month. */
function givenParts(partAt: (part: PartName) => Part): { names: PartName[]; text: string } | null {
  const names = partNames.filter((part) => partAt(part) != null);
  if (names.length === 0 || names.join() === "year,day") return null;
  const written = (part: PartName) => String(partAt(part)).padStart(part === "year" ? 4 : 2, "0");
  return { names, text: names.map(written).join() };
}

function partsOf(day: string, names: readonly PartName[]): string {
  return names.map((part) => day.slice(...places[part])).join();
}

import { dayFrom, moved, type Unit } from "../days.js";
import { between, type SqlValue } from "../query.js";

type Condition = Readonly<Record<string, unknown>>;

interface DayTest {
  readonly test: string;
  readonly params: readonly SqlValue[];
}

/** The three ways to search by a date variable: 20 by its parts, 30 by the time since, 31 by the time until. */
export function matchingDay(condition: Condition, today: string): DayTest | undefined {
  if (condition.match === 20) return byParts(condition, today);
  const base = baseOf(condition) ?? today;
  const name = condition.match === 30 ? "elapsed_period" : "remaining_period";
  const [from, to] = [condition[`${name}_from`], condition[`${name}_to`]].map(numberOf);
  if (from === undefined && to === undefined) return undefined;
  const unit = (condition[`${name}_scale`] ?? "day") as Unit;
  const direction = condition.match === 30 ? -1 : 1;
  const near = moved(base, direction * (from ?? 0), unit);
  const far = to === undefined ? undefined : moved(base, direction * to, unit);
  return direction === 1 ? between("day", near, far) : between("day", far, near);
}

function baseOf(condition: Condition): string | undefined {
  const [year, month, day] = ["year", "month", "day"].map((part) =>
    numberOf(condition[`search_base_${part}`]),
  );
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return dayFrom(year, month, day);
}

/** Parts of a day as they are written, so that they compare as text. */
const parts = [
  ["year", "substr(day, 1, 4)", 4],
  ["month", "substr(day, 6, 2)", 2],
  ["day", "substr(day, 9, 2)", 2],
] as const;

type PartName = (typeof parts)[number][0];

const currentParts: Readonly<Record<string, readonly PartName[]>> = {
  date: ["year", "month", "day"],
  month_day: ["month", "day"],
  month: ["month"],
  day: ["day"],
};

function byParts(condition: Condition, today: string): DayTest | undefined {
  if (condition.range_search === 1) return byRange(condition);
  if (condition.use_current_date === 1) {
    const [year, month, day] = today.split("-").map(Number);
    const now: Condition = { year, month, day };
    const named = currentParts[String(condition.search_type ?? "date")] ?? [];
    return equalTo(joined((part) => (named.includes(part) ? now[part] : undefined)));
  }
  return equalTo(joined((part) => condition[`${part}_from`]));
}

/** Several parts as one text, and the expression for the same parts of a friend's day. */
interface Joined {
  readonly names: string;
  readonly expression: string;
  readonly text: string;
}

/** `undefined` for no part at all, and for a year and a day without a month, which name no span of time. */
function joined(partOf: (part: PartName) => unknown): Joined | undefined {
  const given = parts.flatMap(([name, expression, width]) => {
    const value = numberOf(partOf(name));
    return value === undefined ? [] : [{ name, expression, text: String(value).padStart(width, "0") }];
  });
  const names = given.map(({ name }) => name).join(" ");
  if (names === "" || names === "year day") return undefined;
  return {
    names,
    expression: given.map(({ expression }) => expression).join(" || "),
    text: given.map(({ text }) => text).join(""),
  };
}

function equalTo(wanted: Joined | undefined): DayTest | undefined {
  return wanted && { test: `${wanted.expression} = ?`, params: [wanted.text] };
}

/** Both ends must name the same parts. Without a year a span may run over the turn of the year, or of the month. */
function byRange(condition: Condition): DayTest | undefined {
  const from = joined((part) => condition[`${part}_from`]);
  const to = joined((part) => condition[`${part}_to`]);
  if (!from || !to || from.names !== to.names) return undefined;
  const turns = from.text > to.text && !from.names.startsWith("year");
  const test = `${from.expression} >= ? ${turns ? "OR" : "AND"} ${from.expression} <= ?`;
  return { test, params: [from.text, to.text] };
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

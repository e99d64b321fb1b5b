import fc from "fast-check";
import type { DateQuestion } from "./condition.js";

type Part = number | null | undefined;
const nothing = fc.constantFrom<Part>(null, undefined);
const year = fc.constantFrom<Part>(1960, 1988, 2024, 2025, 2026, 2026, 2027);
const month = fc.integer({ min: 1, max: 12 });
const day = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(1, 28, 29, 30, 31));

type Shown = readonly [year: boolean, month: boolean, day: boolean];
const shown: fc.Arbitrary<Shown> = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean());

const parts = ([hasYear, hasMonth, hasDay]: Shown) =>
  fc.tuple(hasYear ? year : nothing, hasMonth ? month : nothing, hasDay ? day : nothing);

/** The ends of a range mostly say the same parts; a range whose ends differ is left out. */
const ends = fc
  .tuple(shown, shown, fc.integer({ min: 1, max: 6 }))
  .chain(([from, to, chance]) => fc.tuple(parts(from), parts(chance === 1 ? to : from)))
  .map(([[year_from, month_from, day_from], [year_to, month_to, day_to]]) => {
    return { year_from, month_from, day_from, year_to, month_to, day_to };
  });

const length = fc.oneof(
  { weight: 1, arbitrary: nothing },
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom<Part>(0, 100, 365, 9999) },
);
const scale = fc.constantFrom("year" as const, "month" as const, "day" as const, null);

/** Bases at the ends of months and of the calendar are where counting months goes wrong. */
const base = fc
  .oneof(
    fc.constantFrom<readonly [Part, Part, Part]>(
      [2026, 3, 31],
      [2024, 2, 29],
      [2027, 1, 31],
      [2026, 12, 31],
      [1, 1, 1],
      [9999, 12, 31],
    ),
    fc.tuple(year, month, day),
    fc.constantFrom<readonly [Part, Part, Part]>(
      [null, null, null],
      [undefined, undefined, undefined],
      [2026, 3, null],
    ),
  )
  .map(([search_base_year, search_base_month, search_base_day]) => {
    return { search_base_year, search_base_month, search_base_day };
  })
  .filter(isADay);

const marks = fc.record(
  {
    range_search: fc.constantFrom(0 as const, 1 as const),
    use_current_date: fc.constantFrom(0 as const, 1 as const),
    search_type: fc.constantFrom(
      "date" as const,
      "month_day" as const,
      "month" as const,
      "day" as const,
      null,
    ),
  },
  { requiredKeys: [] },
);

const periods = fc.record({
  elapsed_period_from: length,
  elapsed_period_to: length,
  elapsed_period_scale: scale,
  remaining_period_from: length,
  remaining_period_to: length,
  remaining_period_scale: scale,
});

/** Dates in every way that they can be asked for, also in ways that ask nothing. Undefined ones are absent. */
export const anyDateFields: fc.Arbitrary<DateQuestion> = fc
  .tuple(ends, marks, periods, base)
  .map((fields) => {
    const all = Object.entries(Object.assign({}, ...fields));
    return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as DateQuestion;
  });

/** Hosts refuse a base on a day that does not exist. */
function isADay({ search_base_year: y, search_base_month: m, search_base_day: d }: DateQuestion): boolean {
  if (y == null || m == null || d == null) return true;
  return new Date(Date.UTC(2000 + (y % 400), m - 1, d)).getUTCDate() === d;
}

import fc from "fast-check";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { range } from "../../../src/lib/range.js";

/** `HH:mm` of the minutes of a day; its end is 23:59. */
export function clock(minutes: number): string {
  const at = Math.min(minutes, 1439);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

/** Ranges as the wire has them: `hours("10-13 14-24")`. */
export function hours(text: string): PlainObject[] {
  return text
    .split(" ")
    .filter((each) => each !== "")
    .map((each) => {
      const [from = 0, to = 0] = each.split("-").map((part) => Math.round(Number(part) * 60));
      return { from: clock(from), to: clock(to) };
    });
}

/** Ranges in order that do not overlap; some touch. */
export const tidyRanges: fc.Arbitrary<PlainObject[]> = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 6 }), fc.nat(63))
  .map(([edges, kept]) => {
    const sorted = [...edges].sort((one, other) => one - other);
    return sorted
      .map((from, at) => ({ from, to: sorted[at + 1] ?? from }))
      .filter(({ from, to }, at) => from < to && (kept >> at) % 2 === 1)
      .map(({ from, to }) => ({ from: clock(from * 15), to: clock(to * 15) }));
  });

const oddTime = fc.oneof(
  fc.integer({ min: 0, max: 1440 }).map(clock),
  fc.constantFrom<PlainData>("25:00", "9:00", "24:00", "00:00", "23:59", "10:00:00", "", "x", null, 9),
);

/** Whatever a server may have stored in the place of a list of ranges. */
export const oddRanges: fc.Arbitrary<PlainData> = fc.oneof(
  { weight: 4, arbitrary: tidyRanges },
  {
    weight: 4,
    arbitrary: fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.record({ from: oddTime, to: oddTime }) },
        fc.record({ from: oddTime, to: oddTime, id: fc.nat(9) }),
        fc.constantFrom<PlainData>(null, 5, "x", {}, { from: "10:00" }, []),
      ),
      { maxLength: 4 },
    ),
  },
  fc.constantFrom<PlainData>(null, "x", {}, []),
);

/** A day of a year, often one of the first days of March. */
export function dayIn(year: number): fc.Arbitrary<string> {
  const two = (part: number) => String(part).padStart(2, "0");
  return fc
    .oneof(
      fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })),
      fc.tuple(fc.constant(3), fc.integer({ min: 1, max: 5 })),
    )
    .map(([month, day]) => `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`);
}

/** Special days, some twice, closed ones with hours, and what is none. */
export function anySpecials(year: number): fc.Arbitrary<PlainData[]> {
  const day = fc.record(
    {
      date: dayIn(year),
      closed: fc.constantFrom<PlainData>(true, false, 1, "0", null),
      ranges: oddRanges,
      note: fc.constantFrom<PlainData>("", "A", "B", null),
      id: fc.nat(99),
    },
    { requiredKeys: ["date"] },
  );
  const other = fc.constantFrom<PlainData>(null, 5, { date: "soon" }, { note: "A" }, { date: null });
  return fc.array(fc.oneof({ weight: 9, arbitrary: day as fc.Arbitrary<PlainData> }, other), {
    maxLength: 12,
  });
}

const weekday = fc.constantFrom("0", "1", "2", "3", "4", "5", "6", "7", "x");

/** A year as a server may have stored it. */
export function anyYear(year: number): fc.Arbitrary<PlainObject> {
  return fc.record(
    {
      year: fc.constant(year),
      type: fc.constantFrom<PlainData>(0, 1, 1, "1", "0", 2, null),
      common: oddRanges,
      weekdays: fc.oneof(
        { weight: 3, arbitrary: fc.dictionary(weekday, oddRanges, { noNullPrototype: true }) },
        fc.array(oddRanges, { maxLength: 8 }),
        fc.constantFrom<PlainData>(null, "x", []),
      ),
      dates: fc.oneof(
        { weight: 4, arbitrary: fc.dictionary(dayIn(year), oddRanges, { noNullPrototype: true }) },
        fc.constantFrom<PlainData>(null, [], {}, { soon: [] }, { "1999-01-01": [] }),
      ),
      extra: fc.constantFrom<PlainData>(null, { a: 1 }),
    },
    { requiredKeys: ["year"] },
  ) as fc.Arbitrary<PlainObject>;
}

/** A year in which everything is in order. */
export function tidyYear(year: number): fc.Arbitrary<PlainObject> {
  return fc.record({
    year: fc.constant(year),
    type: fc.constantFrom(0, 1),
    common: tidyRanges,
    weekdays: fc
      .array(tidyRanges, { minLength: 7, maxLength: 7 })
      .map((lists) => Object.fromEntries(range(0, 7).map((day) => [String(day), lists[day] ?? []]))),
    dates: fc.dictionary(dayIn(year), tidyRanges, { noNullPrototype: true, maxKeys: 5 }),
  });
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CallCountRow,
  countCalls,
  shownCounts,
} from "../../../../src/features/open-api/counts/count-calls.js";
import { countsCsv, csvFileName } from "../../../../src/features/open-api/counts/counts-csv.js";
import { add } from "../../../../src/features/open-api/counts/sum.js";
import { daysOf } from "../../../../src/features/open-api/period/period.js";
import { addDays, daysBetween } from "../../../../src/lib/dates/days.js";
import { range } from "../../../../src/lib/range.js";
import { anyDay } from "../../../lib/dates/any-day.js";
import { inEachZone } from "../../../lib/dates/in-zones.js";
import { repetitions } from "../../../tools/repetitions.js";
import { readCsv } from "./read-csv.js";

const codes = [
  { id: 2, name: "EC" },
  { id: 1, name: "予約" },
];
const period = { from: "2026-11-18", to: "2026-11-20" };
const today = "2026-11-20";
const none = new Set<number>();
const row = (date: string, open_api_code_id: number, total_count: number): CallCountRow => ({
  date,
  open_api_code_id,
  total_count,
});
const figures = (rows: readonly CallCountRow[], until = today) =>
  countCalls({ rows, codes, period, today: until }).series.map(({ id, counts }) => [id, ...counts]);

describe("counting", () => {
  test.each<[string, CallCountRow[], (number | bigint)[][]]>([
    [
      "nothing",
      [],
      [
        [2, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    ],
    [
      "days that are left out are 0, in any order",
      [row("2026-11-20", 1, 4), row("2026-11-18", 1, 3)],
      [
        [2, 0, 0, 0],
        [1, 3, 0, 4],
      ],
    ],
    [
      "rows of one day and code are added",
      [row("2026-11-19", 2, 4), row("2026-11-19", 1, 1), row("2026-11-19", 2, 5)],
      [
        [2, 0, 9, 0],
        [1, 0, 1, 0],
      ],
    ],
    [
      "before and after the period",
      [row("2026-11-17", 2, 4), row("2026-11-21", 1, 1)],
      [
        [2, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    ],
    [
      "unknown codes by id, if they were called",
      [row("2026-11-19", 9, 4), row("2026-11-20", 8, 5), row("2026-11-20", 7, 0), row("2026-11-17", 6, 1)],
      [
        [2, 0, 0, 0],
        [1, 0, 0, 0],
        [8, 0, 0, 5],
        [9, 0, 4, 0],
      ],
    ],
    [
      "exactly, beyond what a number can hold",
      [row("2026-11-19", 2, 9e15), row("2026-11-19", 2, 9e15), row("2026-11-19", 2, 1)],
      [
        [2, 0, 18_000_000_000_000_001n, 0],
        [1, 0, 0, 0],
      ],
    ],
  ])("%s", (_, rows, expected) => {
    expect(figures(rows)).toEqual(expected);
  });

  test("names and totals; unknown codes have no name", () => {
    const { series } = countCalls({
      rows: [row("2026-11-18", 5, 2), row("2026-11-19", 5, 3)],
      codes,
      period,
      today,
    });
    expect(series.map(({ id, name, total }) => [id, name, total])).toEqual([
      [2, "EC", 0],
      [1, "予約", 0],
      [5, null, 5],
    ]);
  });

  test("tomorrow is not there, though the period has it", () => {
    const counts = countCalls({ rows: [row("2026-11-20", 2, 1)], codes, period, today: "2026-11-19" });
    expect(counts.days).toEqual(["2026-11-18", "2026-11-19"]);
    expect(counts.series[0]).toEqual({ id: 2, name: "EC", counts: [0, 0], total: 0 });
  });

  test("a code that is listed twice is there once", () => {
    const twice = countCalls({ rows: [row(today, 2, 1)], codes: [...codes, ...codes], period, today });
    expect(twice.series.map(({ id, total }) => [id, total])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });
});

describe("what is shown", () => {
  const rows = [row("2026-11-18", 2, 5), row("2026-11-19", 1, 5), row("2026-11-20", 1, 1)];
  const counts = countCalls({ rows, codes, period, today });

  test.each([
    [[], [5, 5, 1], 11, { day: "2026-11-18", count: 5 }],
    [[2], [0, 5, 1], 6, { day: "2026-11-19", count: 5 }],
    [[1, 2], [0, 0, 0], 0, { day: "2026-11-18", count: 0 }],
    [[77], [5, 5, 1], 11, { day: "2026-11-18", count: 5 }],
  ])("without %j", (hidden, totals, total, busiest) => {
    const shown = shownCounts(counts, new Set(hidden));
    expect(shown).toEqual({
      days: counts.days,
      series: counts.series.filter(({ id }) => !hidden.includes(id)),
      totals,
      total,
      busiest,
    });
  });

  test("no day, no busiest", () => {
    const empty = countCalls({ rows, codes, period, today: "2026-11-01" });
    expect(shownCounts(empty, none)).toMatchObject({ days: [], totals: [], total: 0, busiest: null });
  });

  test("more than a number can hold is the most", () => {
    const large = [row("2026-11-18", 1, 9e15), row("2026-11-19", 1, 9e15), row("2026-11-19", 2, 9e15)];
    const shown = shownCounts(countCalls({ rows: large, codes, period, today }), none);
    expect(shown.busiest).toEqual({ day: "2026-11-19", count: 18_000_000_000_000_000n });
    expect(String(shown.total)).toBe("27000000000000000");
  });
});

test("sums are exact, and bigints only where they must be", () => {
  const count = fc.oneof(fc.maxSafeNat(), fc.constant(Number.MAX_SAFE_INTEGER), fc.nat(9));
  fc.assert(
    fc.property(fc.array(count, { maxLength: 6 }), (all) => {
      const sum = all.reduce<number | bigint>(add, 0);
      const exact = all.reduce((so, each) => so + BigInt(each), 0n);
      expect(BigInt(sum)).toBe(exact);
      expect(typeof sum).toBe(exact > BigInt(Number.MAX_SAFE_INTEGER) ? "bigint" : "number");
    }),
  );
});

test("a year of fifty codes is counted", () => {
  const year = { from: "2025-11-20", to: today };
  const fifty = range(1, 51).map((id) => ({ id, name: `${id}` }));
  const rows = daysOf(year).flatMap((day) => fifty.map(({ id }) => row(day, id, id)));
  const counts = countCalls({ rows, codes: fifty, period: year, today });
  expect(shownCounts(counts, none).total).toBe(366 * 1275);
});

test("the name of the file", () => {
  expect(csvFileName(period)).toBe("api-calls_2026-11-18_2026-11-20.csv");
});

const words = {
  day: "日付",
  total: "合計",
  name: ({ id, name }: { id: number; name: string | null }) => name ?? `#${id}`,
};

test("the file", () => {
  const rows = [row("2026-11-18", 2, 5), row("2026-11-20", 9, 9e15), row("2026-11-20", 2, 9e15)];
  expect(countsCsv(countCalls({ rows, codes, period, today }), words)).toBe(
    "\uFEFF日付,EC,予約,#9,合計\r\n2026-11-18,5,0,0,5\r\n2026-11-19,0,0,0,0\r\n" +
      "2026-11-20,9000000000000000,0,9000000000000000,18000000000000000\r\n",
  );
});

test.each([
  ["=1+1", "'=1+1"],
  ["+81", "'+81"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", `"'\r=1"`],
  ['="a",1', `"'=""a"",1"`],
  ["a,b", '"a,b"'],
  ["1行\n2行", '"1行\n2行"'],
  ["a=b", "a=b"],
  ["", ""],
])("a code that is called %j", (name, field) => {
  const counts = countCalls({ rows: [], codes: [{ id: 1, name }], period, today: "2026-11-01" });
  expect(countsCsv(counts, words)).toBe(`\uFEFF日付,${field},合計\r\n`);
});

/** Answers as servers give them: in no order, of other days, several of a day, of codes that nobody knows. */
const answer = fc
  .record({
    from: anyDay,
    length: fc.integer({ min: 0, max: 40 }),
    untilToday: fc.integer({ min: -3, max: 45 }),
    names: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.string({ maxLength: 6 })), {
      selector: ([id]) => id,
      maxLength: 4,
    }),
    rows: fc.array(
      fc.tuple(
        fc.integer({ min: -3, max: 45 }),
        fc.integer({ min: 1, max: 7 }),
        fc.oneof(fc.nat(1000), fc.constant(9e15)),
      ),
      { maxLength: 30 },
    ),
  })
  .map(({ from, length, untilToday, names, rows }) => ({
    period: { from, to: addDays(from, length) ?? from },
    today: addDays(from, untilToday) ?? from,
    codes: names.map(([id, name]) => ({ id, name })),
    rows: rows.map(([at, id, count]) => row(addDays(from, at) ?? from, id, count)),
  }));

// Ten thousand in all.
inEachZone(() => {
  test("every day once, no tomorrow, the sums of the answer, and the file says the same", () => {
    fc.assert(
      fc.property(answer, (given) => {
        const counts = countCalls(given);
        const { days, series, totals, total, busiest } = shownCounts(counts, none);
        const last = given.period.to < given.today ? given.period.to : given.today;
        expect(days.length).toBe(Math.max(daysBetween(given.period.from, last) + 1, 0));
        expect(days.every((day, at) => day === addDays(given.period.from, at) && day <= given.today)).toBe(
          true,
        );

        const wanted = new Map<string, bigint>();
        let all = 0n;
        for (const { date, open_api_code_id, total_count } of given.rows) {
          if (date < given.period.from || date > last) continue;
          const key = `${date} ${open_api_code_id}`;
          wanted.set(key, (wanted.get(key) ?? 0n) + BigInt(total_count));
          all += BigInt(total_count);
        }
        expect(BigInt(total)).toBe(all);
        expect(totals.reduce<bigint>((sum, each) => sum + BigInt(each), 0n)).toBe(all);
        expect(totals.indexOf(busiest?.count ?? -1)).toBe(days.indexOf(busiest?.day ?? ""));
        const read = series.flatMap(({ id, counts: each }) =>
          days.map((day, at) => [`${day} ${id}`, BigInt(each[at] ?? 0)] as const),
        );
        expect(new Map(read.filter(([, count]) => count > 0n))).toEqual(
          new Map([...wanted].filter(([, count]) => count > 0n)),
        );

        const [header, ...lines] = readCsv(countsCsv(counts, words));
        expect(header).toEqual([
          "日付",
          ...series.map((each) => words.name(each).replace(/^[=+\-@]/, "'$&")),
          "合計",
        ]);
        expect(lines).toEqual(
          days.map((day, at) => [day, ...series.map((each) => String(each.counts[at])), String(totals[at])]),
        );
      }),
      { numRuns: repetitions(2_000, 10_000) },
    );
  });
});

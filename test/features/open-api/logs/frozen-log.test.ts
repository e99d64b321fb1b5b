import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  anchorOf,
  countNew,
  type LogQuery,
  type LogView,
  newLogView,
  nextPollDelay,
  pageQuery,
  pollQuery,
  rangeOf,
  withPage,
} from "../../../../src/features/open-api/logs/frozen-log.js";
import { range } from "../../../../src/lib/range.js";

const period = { from: "2026-11-14", to: "2026-11-20" };
const dates = { start_date: "2026-11-14", end_date: "2026-11-20" };
const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  [[90050, 90049], 90051],
  [[3, 9, 4], 10],
  [[], 1],
])("a first page of %j freezes below %i", (ids, anchor) => {
  expect(anchorOf(rows(...ids))).toBe(anchor);
});

describe("what is asked", () => {
  const fresh = newLogView(2, period);
  const frozen = withPage(fresh, 1, rows(90050, 90049));

  test("first without an anchor, then always with it", () => {
    expect(pageQuery(fresh, 1)).toEqual({ ...dates, page: 1 });
    expect(frozen).toEqual({ codeId: 2, period, beforeId: 90051, page: 1 });
    expect(pageQuery(frozen, 2)).toEqual({ ...dates, page: 2, before_id: 90051 });
    expect(pageQuery(frozen, 1)).toEqual({ ...dates, page: 1, before_id: 90051 });
  });

  test("the anchor stays, whatever other pages hold", () => {
    expect(withPage(frozen, 2, rows(90048, 99999))).toEqual({ ...frozen, page: 2 });
    expect(withPage(withPage(fresh, 1, []), 1, rows(5)).beforeId).toBe(1);
  });

  test("nothing but the first page before the list is frozen", () => {
    expect(pageQuery(fresh, 3)).toEqual({ ...dates, page: 1 });
  });

  test("a look never has an anchor", () => {
    expect(pollQuery(frozen)).toEqual({ ...dates, page: 1 });
  });
});

test.each([
  [[12, 11, 10, 9], 10, 50, { count: 3, isAtLeast: false }],
  [[9, 8], 10, 50, { count: 0, isAtLeast: false }],
  [[], 1, 50, { count: 0, isAtLeast: false }],
  [[12, 11, 10], 10, 3, { count: 3, isAtLeast: true }],
  [[12, 11, 9], 10, 3, { count: 2, isAtLeast: false }],
  [[9, 12, 12], 10, 50, { count: 1, isAtLeast: false }],
  [[], 1, 0, { count: 0, isAtLeast: false }],
])("of %j from %i on, %i a page", (ids, beforeId, perPage, expected) => {
  expect(countNew(rows(...ids), beforeId, perPage)).toEqual(expected);
});

test.each([
  [0, 60_000],
  [1, 120_000],
  [2, 240_000],
  [3, 480_000],
  [4, 480_000],
  [5000, 480_000],
  [-1, 60_000],
])("after %i failures the next look is in %i ms", (failures, delay) => {
  expect(nextPollDelay(failures)).toBe(delay);
});

test.each([
  [1, 240, 50, { from: 1, to: 50, total: 240 }],
  [5, 240, 40, { from: 201, to: 240, total: 240 }],
  [1, 0, 0, { from: 0, to: 0, total: 0 }],
  [9, 240, 0, { from: 0, to: 0, total: 240 }],
  [0, 10, 10, { from: 1, to: 10, total: 10 }],
  [2, 60, 50, { from: 51, to: 100, total: 100 }],
])("page %i of %i calls with %i rows", (current_page, total, rowCount, expected) => {
  const pagination = { current_page, last_page: 5, per_page: 50, total };
  expect(rangeOf(pagination, rowCount)).toEqual(expected);
});

/** A server whose log has ids that are `gap` apart, since other codes have calls too. */
function openLog(start: number, gap: number, per_page: number) {
  let size = start;
  const idAt = (index: number) => 1000 + index * gap;
  return {
    grow(by: number) {
      size += by;
    },
    ids: () => range(0, size).map(idAt).reverse(),
    ask({ page, before_id = Number.POSITIVE_INFINITY }: LogQuery) {
      const total = Math.min(size, Math.max(Math.ceil((before_id - 1000) / gap), 0));
      const from = Math.min((page - 1) * per_page, total);
      const indices = range(from, Math.min(from + per_page, total));
      return {
        rows: indices.map((index) => ({ id: idAt(total - 1 - index) })),
        pagination: {
          current_page: page,
          last_page: Math.max(Math.ceil(total / per_page), 1),
          per_page,
          total,
        },
      };
    },
  };
}

test("a log that grows between any two pages: none of its calls twice, none missing, and those since are counted", () => {
  const log = fc.record({
    start: fc.integer({ min: 0, max: 260 }),
    gap: fc.integer({ min: 1, max: 4 }),
    perPage: fc.constantFrom(7, 20, 50),
    growth: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 3, maxLength: 40 }),
    backTo: fc.nat(),
  });
  fc.assert(
    fc.property(log, ({ start, gap, perPage, growth, backTo }) => {
      const server = openLog(start, gap, perPage);
      const frozen = server.ids();
      let view: LogView = newLogView(2, period);
      let turns = 0;
      let arrived = 0;
      const read = (page: number) => {
        const answer = server.ask(pageQuery(view, page));
        view = withPage(view, page, answer.rows);
        const by = growth[turns++ % growth.length] ?? 1;
        server.grow(by);
        arrived += by;
        return answer;
      };

      const first = read(1);
      const seen = first.rows.map(({ id }) => id);
      let to = rangeOf(first.pagination, first.rows.length).to;
      for (let page = 2; page <= first.pagination.last_page; page++) {
        const { rows: more, pagination } = read(page);
        seen.push(...more.map(({ id }) => id));
        const shown = rangeOf(pagination, more.length);
        expect([shown.from, shown.total]).toEqual([to + 1, start]);
        to = shown.to;
      }
      expect(seen).toEqual(frozen);

      const again = 1 + (backTo % first.pagination.last_page);
      expect(read(again).rows.map(({ id }) => id)).toEqual(
        frozen.slice((again - 1) * perPage, again * perPage),
      );
      // Where it was empty, every call that comes is a new one.
      const look = server.ask(pollQuery(view));
      expect(countNew(look.rows, view.beforeId ?? 0, perPage)).toEqual({
        count: Math.min(arrived, perPage),
        isAtLeast: arrived >= perPage,
      });
    }),
    { numRuns: 10_000 },
  );
});

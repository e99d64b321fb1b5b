import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Message, messageTypes } from "../../host/api/messages.js";
import { accountOf, expectedOf, friendPath, messageWith, noon, timelinePath, walk } from "./account.js";

const HOUR = 3_600_000;
const words = ["予約", "ヨヤク", "ﾖﾔｸ", "ありがとう", "VIP", "vip会員", "", "😊"] as const;

/** Messages with few different moments, friends and words, so that everything happens to coincide. */
const accounts = fc
  .array(
    fc.record({
      member_id: fc.integer({ min: 1, max: 3 }),
      hours: fc.integer({ min: 0, max: 60 }),
      type: fc.constantFrom(...messageTypes),
      text: fc.option(fc.constantFrom(...words)),
      rate: fc.constantFrom(1 as const, 2 as const),
      notify: fc.constantFrom(0 as const, 1 as const),
    }),
    { minLength: 1, maxLength: 130 },
  )
  .map((drawn) => {
    return drawn.map(({ hours, ...known }, index): Message => {
      return messageWith({ ...known, id: ((index * 37) % 131) + 1, timestamp: noon - hours * HOUR });
    });
  });

const archivedFrom = fc.integer({ min: -1, max: 61 }).map((hours) => noon - hours * HOUR);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const days = fc.constantFrom("2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20");

const queries = fc
  .record({
    pattern: fc.constantFrom("top", "timeline", "memberDetail"),
    memberId: maybe(fc.integer({ min: 1, max: 3 })),
    viewOptionMode: maybe(fc.constantFrom("normal", "uncheck", "star")),
    search: maybe(fc.constantFrom("予約", "ﾖﾔｸ", "よやく", "VIP", "友だち2", "😊", " ")),
    timeline_view_date_from: maybe(days),
    timeline_view_date_to: maybe(days),
    types: maybe(fc.subarray([...messageTypes])),
    allTable: maybe(fc.constantFrom(0, 1)),
  })
  .filter(({ pattern, memberId }) => pattern !== "memberDetail" || memberId !== undefined)
  .filter(({ timeline_view_date_from: from, timeline_view_date_to: to }) => !from || !to || from <= to);

describe("walking all pages", () => {
  it("of the timeline gives every message that the filters let through once, newest first", async () => {
    await fc.assert(
      fc.asyncProperty(accounts, archivedFrom, queries, async (all, archivedBefore, query) => {
        fc.pre(query.memberId === undefined || all.some(({ member_id }) => member_id === query.memberId));
        const { page } = accountOf(all, { archivedBefore });
        const found = (await walk(page, timelinePath, query)).flat();
        expect(found).toEqual(expectedOf(all, query));
      }),
      { numRuns: 200 },
    );
  });

  it("of a friend gives every message once, and forwards from any of them the newer ones", async () => {
    const kinds = fc.constantFrom("", "/star");
    await fc.assert(
      fc.asyncProperty(accounts, archivedFrom, kinds, fc.nat(), async (all, archivedBefore, kind, pick) => {
        const { page } = accountOf(all, { archivedBefore });
        const { member_id, id, timestamp: ptime } = all[pick % all.length]!;
        const mode = kind === "" ? "normal" : "star";
        const expected = expectedOf(all, { memberId: member_id, viewOptionMode: mode }).toReversed();
        const back = await walk(page, friendPath(member_id, kind), { all_table: pick % 2 });
        expect(back.toReversed().flat()).toEqual(expected);
        const forward = await walk(page, friendPath(member_id, kind), { fid: id, ptime, to_future: 1 });
        const isNewer = (each: Message) =>
          each.timestamp > ptime || (each.timestamp === ptime && each.id > id);
        expect(forward.flat()).toEqual(expected.filter(isNewer));
      }),
      { numRuns: 200 },
    );
  });
});

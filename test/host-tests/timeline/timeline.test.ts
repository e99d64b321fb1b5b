import { describe, expect, it } from "vitest";
import { filters } from "../../host/api/filter-document.js";
import { openMessages } from "../../host/api/message-table.js";
import { type Message, messageTypes } from "../../host/api/messages.js";
import { openAudience } from "../../host/audience/audience.js";
import { audienceFriends } from "../../host/audience/friends.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { filterOf, somebody } from "../audience/people.js";
import { storeKinds } from "../stores.js";
import {
  accountOf,
  addressOf,
  expectedOf,
  messageWith,
  noon,
  type Query,
  timelinePath,
  walk,
} from "./account.js";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** 260 messages of six friends in thirteen days, of every type, some of one instant; friend 6 is deleted. */
const all: Message[] = Array.from({ length: 260 }, (_, index) => {
  const member_id = 1 + (index % 6);
  return messageWith({
    id: index + 1,
    member_id,
    timestamp: noon - Math.floor((259 - index) / 2) * 2 * HOUR - (index % 10 === 0 ? DAY : 0),
    type: messageTypes[index % messageTypes.length] ?? "text",
    text: index % 11 === 10 ? null : (["ご予約", "ｸｰﾎﾟﾝは使えますか", "VIP席", "写真\nです"][index % 4] ?? ""),
    rate: index % 9 === 0 ? 2 : 1,
    notify: index % 5 === 0 ? 1 : 0,
    ...(member_id === 6 && { member: null }),
  });
});
const archivedBefore = noon - 8 * DAY;
const base = { pattern: "timeline", takeNum: 100 };

const questions: readonly (readonly [what: string, query: Query])[] = [
  ["everything", base],
  ["ten at a time", { pattern: "top", takeNum: 10 }],
  ["fifty of a friend", { pattern: "memberDetail", takeNum: 50, memberId: 2 }],
  ["a deleted friend's", { pattern: "memberDetail", takeNum: 50, memberId: 6 }],
  ["a friend who has said nothing", { pattern: "memberDetail", takeNum: 50, memberId: 77 }],
  ["a page of the size of its pattern when none is given", { pattern: "top" }],
  ["unconfirmed", { ...base, viewOptionMode: "uncheck" }],
  ["starred", { ...base, viewOptionMode: "star" }],
  ["a word", { ...base, search: "予約" }],
  ["a word of either width", { ...base, search: " クーポン " }],
  ["a word of either case", { ...base, search: "ｖｉｐ" }],
  ["a friend's name", { ...base, search: "友だち3" }],
  ["a word nobody said", { ...base, search: "存在しない語" }],
  ["what would be a pattern elsewhere", { ...base, search: "%_.*" }],
  ["from a day", { ...base, timeline_view_date_from: "2026-11-15" }],
  ["to a day", { ...base, timeline_view_date_to: "2026-11-15" }],
  ["one day", { ...base, timeline_view_date_from: "2026-11-14", timeline_view_date_to: "2026-11-14" }],
  ["a day on which there was nothing", { ...base, timeline_view_date_to: "2026-01-01" }],
  ["two types", { ...base, types: ["image", "sticker"] }],
  [
    "all at once",
    {
      ...base,
      viewOptionMode: "uncheck",
      types: ["text", "image", "video", "unsent"],
      search: "予約",
      timeline_view_date_from: "2026-11-10",
      timeline_view_date_to: "2026-11-19",
    },
  ],
  [
    "empty fields",
    { ...base, memberId: undefined, search: "", types: [""], funnelId: "", viewOptionMode: "" },
  ],
];

describe.each(storeKinds)("the timeline, $kind", ({ make }) => {
  const account = () => accountOf(all, { archivedBefore, make });
  const oracle = (query: Query) =>
    expectedOf(all, { ...query, types: Array.isArray(query.types) ? query.types.filter(Boolean) : [] });

  it.each(questions)("%s: every message once, newest first, the archive after the rest", async (_, query) => {
    const { page } = account();
    const pages = await walk(page, timelinePath, query);
    expect(pages.flat()).toEqual(oracle(query));
    const size = { top: 10, memberDetail: 50, timeline: 100 }[String(query.pattern)] ?? 0;
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(size);
    if (pages.length > 1) expect(pages.map(({ length }) => length)).not.toContain(0);
  });

  it.each(questions)("%s: the same as one list with allTable", async (_, query) => {
    const { page } = account();
    expect((await walk(page, timelinePath, { ...query, allTable: 1 })).flat()).toEqual(oracle(query));
  });
});

describe("the timeline", () => {
  it("says what leads to the next page, and from the newer messages into the archive", async () => {
    const { page } = accountOf(all, { archivedBefore });
    const newer = expectedOf(all, base).filter(({ timestamp }) => timestamp >= archivedBefore);
    expect(newer.length).toBeGreaterThan(100);
    expect(newer.length).toBeLessThan(200);
    const first = await page(addressOf(timelinePath, base));
    expect(Object.keys(first).sort()).toEqual(["data", "has_next", "next"]);
    expect([first.has_next, first.next]).toEqual([true, { page: 2, allTable: 0, allCursorId: null }]);
    const second = await page(addressOf(timelinePath, { ...base, page: 2, hasCurrentItems: 1 }));
    const allCursorId = newer.at(-1)?.id;
    expect(second.next).toEqual({ page: 1, allTable: 1, allCursorId });
    const third = await page(addressOf(timelinePath, { ...base, ...second.next }));
    expect([third.has_next, third.next]).toEqual([false, null]);
  });

  it("has no archive to lead into when nothing was moved there", async () => {
    const { page } = accountOf(all);
    expect((await walk(page, timelinePath, base)).map(({ length }) => length)).toEqual([100, 100, 60]);
  });

  it("begins in the archive when there is nothing newer, so that no page before the end is empty", async () => {
    const { page } = accountOf(all, { archivedBefore: noon + 1 });
    const pages = await walk(page, timelinePath, base);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 60]);
    expect(pages.flat()).toEqual(expectedOf(all, base));
  });

  it.each([0, archivedBefore])("a page past the end is empty and leads nowhere", async (before) => {
    const { page } = accountOf(all, { archivedBefore: before });
    expect(await page(addressOf(timelinePath, { ...base, page: 9 }))).toEqual({
      data: [],
      has_next: false,
      next: null,
    });
  });

  it.each([0, archivedBefore])(
    "loses nothing while messages arrive between pages, and the archive does not move",
    async (before) => {
      const store = createMemoryStore();
      const table = { ...openMessages(store) };
      const { page } = accountOf(all, { archivedBefore: before, make: () => store, messages: table });
      const seen: number[] = [];
      let next: Query | null = {};
      let arrived = 0;
      while (next) {
        const answer = await page(addressOf(timelinePath, { pattern: "top", takeNum: 10, ...next }));
        seen.push(...answer.data.map(({ id }) => id));
        next = answer.next as Query | null;
        for (let each = 0; each < 3; each++) {
          table.add((id) => messageWith({ id, timestamp: noon + ++arrived }), new Date(noon + arrived));
        }
      }
      expect(new Set(seen.filter((id) => id <= 260)).size).toBe(260);
      const archived = all.filter(({ timestamp }) => timestamp < before).map(({ id }) => id);
      for (const id of archived) expect(seen.filter((each) => each === id)).toEqual([id]);
      expect(seen.length).toBeGreaterThan(260);
    },
  );
});

describe("the timeline of a saved filter's friends", () => {
  const make = () => {
    const store = createMemoryStore();
    for (const id of [1, 2, 3, 4, 5]) {
      store.put(audienceFriends, id, somebody(id, { is_blocked: id % 2 === 0 }), new Date(0));
    }
    store.put(filters, 1601, { ...filterOf([]), fid: 1601, with_blocked: 0 }, new Date(0));
    return store;
  };

  it("has everybody the filter finds and nobody else, not even who was deleted", async () => {
    const store = make();
    const { page, store: same } = accountOf(all, {
      archivedBefore,
      make: () => store,
      audience: openAudience(store, () => new Date(noon)),
    });
    expect(same).toBe(store);
    const found = (await walk(page, timelinePath, { ...base, funnelId: 1601 })).flat();
    expect(found).toEqual(expectedOf(all, { ...base, funnelId: 1601 }, (id) => [1, 3, 5].includes(id)));
  });

  it("is refused where the filter is not there, and where no friends are known", async () => {
    const { ask } = accountOf(all, { make });
    expect((await ask(addressOf(timelinePath, { ...base, funnelId: 9999 }))).status).toBe(404);
    expect((await ask(addressOf(timelinePath, { ...base, funnelId: 1601 }))).status).toBe(501);
  });
});

describe("a timeline query that is refused", () => {
  it.each<[Query | string, number, string]>([
    [{}, 422, "pattern"],
    [{ pattern: "all" }, 422, "pattern"],
    [{ ...base, takeNum: 20 }, 422, "takeNum"],
    [{ ...base, takeNum: 50 }, 422, "takeNum"],
    [{ pattern: "memberDetail", takeNum: 50 }, 422, "memberId"],
    [{ ...base, memberId: "x" }, 422, "memberId"],
    [{ ...base, memberId: 0 }, 422, "memberId"],
    [{ ...base, hasCurrentItems: 2 }, 422, "hasCurrentItems"],
    [{ ...base, page: 0 }, 422, "page"],
    [{ ...base, page: "1.5" }, 422, "page"],
    [{ ...base, viewOptionMode: "unread" }, 422, "viewOptionMode"],
    [{ ...base, search: "あ".repeat(201) }, 422, "search"],
    [{ ...base, funnelId: "null" }, 422, "funnelId"],
    [{ ...base, timeline_view_date_from: "2026-02-30" }, 422, "timeline_view_date_from"],
    [{ ...base, timeline_view_date_to: "2026/11/20" }, 422, "timeline_view_date_to"],
    [
      { ...base, timeline_view_date_from: "2026-11-20", timeline_view_date_to: "2026-11-19" },
      422,
      "timeline_view_date_to",
    ],
    [{ ...base, allTable: 2 }, 422, "allTable"],
    [{ ...base, allCursorId: 5 }, 422, "allCursorId"],
    [{ ...base, types: ["text", "voice"] }, 422, "types.1"],
    [{ ...base, types: "text" }, 422, "types"],
    [{ ...base, mode: "star" }, 422, "mode"],
    ["pattern=top&page=1&page=2", 422, "page"],
    [{ ...base, allTable: 1, allCursorId: 9999 }, 404, ""],
    [{ ...base, memberId: 9999 }, 404, ""],
  ])("%o", async (query, status, field) => {
    const { ask } = accountOf(all);
    const address = typeof query === "string" ? `${timelinePath}?${query}` : addressOf(timelinePath, query);
    const answer = await ask(address);
    const body = (await answer.json()) as { message: string; errors?: Record<string, string[]> };
    expect(answer.status).toBe(status);
    expect(body.message).not.toBe("");
    expect(Object.keys(body.errors ?? { "": [] })).toEqual([field]);
  });
});

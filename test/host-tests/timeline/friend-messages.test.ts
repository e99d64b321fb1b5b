import { describe, expect, it } from "vitest";
import type { Message } from "../../host/api/messages.js";
import { storeKinds } from "../stores.js";
import {
  accountOf,
  addressOf,
  expectedOf,
  friendPath,
  messageWith,
  noon,
  type Query,
  walk,
} from "./account.js";

const HOUR = 3_600_000;

/** 180 of friend 1 and some of friend 2, two and two of one instant; every third starred. */
const all: Message[] = Array.from({ length: 220 }, (_, index) => {
  return messageWith({
    id: index + 1,
    member_id: index % 11 < 9 ? 1 : 2,
    timestamp: noon - Math.floor((219 - index) / 2) * HOUR,
    rate: index % 3 === 0 ? 2 : 1,
  });
});
const archivedBefore = noon - 50 * HOUR;
const own = expectedOf(all, { memberId: 1 }).toReversed();
const starred = own.filter(({ rate }) => rate === 2);

describe.each(storeKinds)("a friend's messages, $kind", ({ make }) => {
  it.each([
    ["", {}, own],
    ["", { all_table: 0 }, own],
    ["", { all_table: 1 }, own],
    ["/star", {}, starred],
    ["/star", { all_table: 1 }, starred],
  ])("%s %o: pages go back from the newest, each in the order of time", async (kind, query, expected) => {
    const { page } = accountOf(all, { archivedBefore, make });
    const pages = await walk(page, friendPath(1, kind), query);
    expect(pages.toReversed().flat()).toEqual(expected);
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(50);
  });
});

describe("a friend's messages", () => {
  it("lead from the newer ones into the archive, and say so", async () => {
    const { page } = accountOf(all, { archivedBefore });
    const newer = own.filter(({ timestamp }) => timestamp >= archivedBefore);
    const first = await page(friendPath(1));
    expect(first.next).toEqual({ fid: first.data[0]?.id, ptime: first.data[0]?.timestamp, all_table: 0 });
    const second = await page(addressOf(friendPath(1), first.next as Query));
    expect([...second.data, ...first.data]).toEqual(newer);
    expect(second.next).toEqual({ fid: newer[0]?.id, ptime: newer[0]?.timestamp, all_table: 1 });
    const third = await page(addressOf(friendPath(1), second.next as Query));
    expect(third.data.at(-1)).toEqual(own.at(-newer.length - 1));
  });

  it("of exactly a page lead straight into the archive, and forwards nowhere", async () => {
    const hundred = own.slice(-100);
    const { page } = accountOf(hundred, { archivedBefore: hundred[50]!.timestamp });
    const edge = { fid: hundred[50]!.id, ptime: hundred[50]!.timestamp };
    expect(await page(friendPath(1))).toEqual({
      data: hundred.slice(50),
      has_next: true,
      next: { ...edge, all_table: 1 },
    });
    const { id: fid, timestamp: ptime } = hundred[49]!;
    const newer = await page(addressOf(friendPath(1), { fid, ptime, to_future: 1 }));
    expect(newer).toEqual({ data: hundred.slice(50), has_next: false, next: null });
    const older = await page(addressOf(friendPath(1), { ...edge, all_table: 1 }));
    expect(older).toEqual({ data: hundred.slice(0, 50), has_next: false, next: null });
  });

  it("begin in the archive when there is nothing newer", async () => {
    const { page } = accountOf(all, { archivedBefore: noon + 1 });
    const answer = await page(friendPath(1));
    expect(answer.data).toEqual(own.slice(-50));
    expect(answer.next).toMatchObject({ all_table: 1 });
  });

  it("go on to newer ones with to_future, until there are no more", async () => {
    const { page } = accountOf(all, { archivedBefore });
    const from = own[20]!;
    const pages = await walk(page, friendPath(1), { fid: from.id, ptime: from.timestamp, to_future: 1 });
    expect(pages.flat()).toEqual(own.slice(21));
    expect(pages[0]).toHaveLength(50);
    const last = own.at(-1)!;
    expect(await page(addressOf(friendPath(1), { fid: last.id, to_future: 1 }))).toEqual({
      data: [],
      has_next: false,
      next: null,
    });
  });

  it("of one instant go by their ids, in both directions", async () => {
    const same = [5, 3, 9, 7].map((id) => messageWith({ id }));
    const { page } = accountOf(same);
    const idsOf = async (query: Query) =>
      (await page(addressOf(friendPath(1), query))).data.map(({ id }) => id);
    expect(await idsOf({})).toEqual([3, 5, 7, 9]);
    expect(await idsOf({ fid: 7, ptime: noon })).toEqual([3, 5]);
    expect(await idsOf({ fid: 5, ptime: noon, to_future: 1 })).toEqual([7, 9]);
    expect(await idsOf({ fid: 5 })).toEqual([3]);
  });

  it("have a place for a message that is not known, when its time is given", async () => {
    const { page } = accountOf(all);
    const answer = await page(
      addressOf(friendPath(1), { fid: 5000, ptime: own[10]!.timestamp, to_future: 1 }),
    );
    expect(answer.data[0]?.timestamp).toBeGreaterThan(own[10]!.timestamp);
  });

  it("are none of a friend who has said nothing, and 404 of nobody", async () => {
    const { page, ask } = accountOf(all);
    expect(await page(friendPath(77))).toEqual({ data: [], has_next: false, next: null });
    for (const path of [
      friendPath(4000),
      friendPath(4000, "/star"),
      "/api/v1/member/messages/x",
      friendPath(0),
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  it.each<[Query, number, string]>([
    [{ fid: "x" }, 422, "fid"],
    [{ fid: 0 }, 422, "fid"],
    [{ to_future: 1 }, 422, "fid"],
    [{ ptime: noon }, 422, "ptime"],
    [{ fid: 1, ptime: 5 }, 422, "ptime"],
    [{ fid: 1, to_future: "yes" }, 422, "to_future"],
    [{ all_table: 3 }, 422, "all_table"],
    [{ page: 2 }, 422, "page"],
    [{ fid: 5000 }, 404, ""],
    [{ fid: 220 }, 404, ""],
  ])("are refused for %o", async (query, status, field) => {
    expect(all.at(-1)?.member_id).toBe(2);
    const answer = await accountOf(all).ask(addressOf(friendPath(1), query));
    const body = (await answer.json()) as { errors?: object };
    expect([answer.status, Object.keys(body.errors ?? { "": [] })]).toEqual([status, [field]]);
  });
});

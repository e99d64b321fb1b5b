import { describe, expect, it } from "vitest";
import { followPage, friendQuery, isFiltered } from "../../../src/features/friend-list/criteria.js";
import { messageTime } from "../../../src/features/friend-list/message-time.js";
import { friendListWords } from "../../../src/features/friend-list/messages.js";
import type { FriendCriteria } from "../../../src/features/friend-list/settings.js";
import { rowAfter } from "../../../src/kit/row-keys.js";
import { tokyoDay } from "../../../src/lib/dates/days.js";

const none: FriendCriteria = { roleId: null, orderBy: null, tagId: null, notify: null, name: "" };

describe("what is asked", () => {
  it("leaves out what is not used, and blanks around a name", () => {
    const used = (query: object) => Object.entries(query).filter(([, value]) => value !== null);
    expect(used(friendQuery(none))).toEqual([]);
    const all = { roleId: "4", orderBy: 0, tagId: "3", notify: 0, name: " 山 田　" };
    expect(friendQuery(all)).toEqual({
      operator_role_id: "4",
      order_by: 0,
      tag_id: "3",
      notify: 0,
      name: "山 田",
    });
    expect([
      isFiltered(none),
      isFiltered({ ...none, notify: 0 }),
      isFiltered({ ...none, orderBy: 1 }),
    ]).toEqual([false, true, false]);
  });

  it("follows the page only in what the page has changed", () => {
    const asked = { ...none, name: "山", orderBy: 1 };
    expect(followPage(asked, none, { ...none })).toBe(asked);
    expect(followPage(asked, none, { ...none, tagId: "3" })).toEqual({ ...asked, tagId: "3" });
    expect(followPage(asked, { ...none, name: "川" }, none)).toEqual({ ...asked, name: "" });
  });
});

it.each<[key: string, active: number, to: number | undefined]>([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 99, 99],
  ["ArrowUp", 0, 0],
  ["ArrowUp", 99, 98],
  ["PageDown", 0, 7],
  ["PageDown", 95, 99],
  ["PageUp", 5, 0],
  ["Home", 50, 0],
  ["End", 50, 99],
  ["a", 50, undefined],
])("%s from row %i leads to %s", (key, active, to) => {
  expect(rowAfter(key, active, 100, 8)).toBe(to);
  expect(rowAfter(key, 0, 0, 8)).toBeUndefined();
});

it.each<[at: string | null, shown: string]>([
  ["2026-11-25T09:05:00+09:00", "09:05"],
  ["2026-11-24T23:59:00+09:00", "昨日"],
  ["2026-11-24T15:00:00Z", "00:00"],
  ["2026-01-05T10:00:00+09:00", "1月5日"],
  ["2025-12-31T10:00:00+09:00", "2025/12/31"],
  [null, ""],
])("a message of %s is shown as %s", (at, shown) => {
  const now = Date.parse("2026-11-25T12:00:00+09:00");
  expect(messageTime(at === null ? null : Date.parse(at), tokyoDay(now), friendListWords.ja)).toBe(shown);
});

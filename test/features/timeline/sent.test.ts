import { describe, expect, it } from "vitest";
import { readMessages } from "../../../src/api/timeline.js";
import { firstOfDay, newerMessages, sentTime } from "../../../src/features/timeline/sent.js";

/** Minutes after midnight of 25 March 2026 in Japan. */
const at = (minutes: number) => Date.UTC(2026, 2, 24, 15) + minutes * 60_000;
const messages = (...times: number[]) =>
  readMessages(times.map((timestamp, index) => ({ id: index + 1, timestamp })));

const told = (...times: number[]) => times.map((_, index) => sentTime(messages(...times), index));

describe("when a message was sent", () => {
  it("each day begins with its own, of Japan", () => {
    expect(told(at(1), at(0), at(-1))).toEqual([
      { day: "2026-03-25", time: "00:01", beginsDay: true },
      { day: "2026-03-25", time: "00:00", beginsDay: false },
      { day: "2026-03-24", time: "23:59", beginsDay: true },
    ]);
  });

  it("a day begins anew where it comes again", () => {
    expect(told(at(1), at(-1), at(2)).map(({ beginsDay }) => beginsDay)).toEqual([true, true, true]);
  });

  it("a message of which nobody says when has no day, and the next one begins one", () => {
    expect(told(at(2), 0, at(1))).toMatchObject([
      { beginsDay: true },
      { time: "", day: "", beginsDay: false },
      { beginsDay: true },
    ]);
  });
});

describe("what is newer", () => {
  const list = (...ids: number[]) => readMessages(ids.map((id) => ({ id, timestamp: id >> 1 })));
  it.each([
    [3, [5, 4, 3, 2], 2],
    [3, [3, 2, 1], 0],
    [3, [4, 2], 1],
    [2, [3, 2], 1],
    [9, [8, 7], 0],
    [1, [5, 4], 2],
    [1, [], 0],
  ])("than %i, of %j: %i", (than, now, expected) => {
    expect(newerMessages(list(...now), list(than)[0])).toBe(expected);
  });

  it("than nothing: none, since all is there for the first time", () => {
    expect(newerMessages(list(2, 1), undefined)).toBe(0);
  });
});

describe("the message of a day", () => {
  const days = (...offsets: number[]) => messages(...offsets.map((days) => at(days * 24 * 60 + 5)));
  const newestFirst = days(0, 0, -1, -3, -3);
  const oldestFirst = days(-3, -3, -1, 0, 0);
  it.each([
    ["2026-03-25", 1, 4],
    ["2026-03-24", 3, 3],
    ["2026-03-23", 4, 1],
    ["2026-03-22", 4, 1],
    ["2026-03-21", undefined, undefined],
    ["2027-01-01", 1, 4],
  ])("%s: %s from the newest on, %s the other way round", (day, newest, oldest) => {
    expect([firstOfDay(newestFirst, day)?.id, firstOfDay(oldestFirst, day)?.id]).toEqual([newest, oldest]);
  });

  it("nobody knows the day of a message without a time", () => {
    expect(firstOfDay(messages(0), "2026-03-25")).toBe(null);
  });
});

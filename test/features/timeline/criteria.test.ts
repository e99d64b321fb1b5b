import { describe, expect, it } from "vitest";
import {
  followPage,
  isAnswerable,
  isFiltered,
  isOfOneFriend,
  isOldestFirst,
  timelineQuery,
} from "../../../src/features/timeline/criteria.js";
import type { TimelineCriteria } from "../../../src/features/timeline/index.js";
import { anyCriteria } from "./any-criteria.js";

const friend: TimelineCriteria = { ...anyCriteria, pattern: "memberDetail", memberId: "7" };

describe("a friend's own call", () => {
  it.each<[what: string, change: Partial<TimelineCriteria>, expected: boolean]>([
    ["everything", {}, true],
    ["with a star", { mode: "star" }, true],
    ["not confirmed", { mode: "uncheck" }, false],
    ["of a type", { types: ["text"] }, false],
    ["from a day", { dateFrom: "2026-03-01" }, false],
    ["to a day", { dateTo: "2026-03-01" }, false],
    ["searched", { search: "予約" }, false],
    ["of a saved search", { funnelId: "3" }, false],
    ["in another pattern", { pattern: "timeline" }, false],
    ["of nobody", { memberId: null }, false],
  ])("%s: %j", (_, change, expected) => {
    expect(isOfOneFriend({ ...friend, ...change })).toBe(expected);
  });
});

describe("what the timeline's call is asked", () => {
  it.each([
    ["top", 10],
    ["timeline", 100],
    ["memberDetail", 50],
  ] as const)("%s asks for %i, and leaves out what is not used", (pattern, takeNum) => {
    expect(timelineQuery({ ...anyCriteria, pattern })).toEqual({
      pattern,
      takeNum,
      memberId: null,
      viewOptionMode: "normal",
      search: null,
      funnelId: null,
      timeline_view_date_from: null,
      timeline_view_date_to: null,
      types: [],
    });
  });

  it("every filter by its name", () => {
    const all: TimelineCriteria = {
      ...friend,
      mode: "star",
      funnelId: "3",
      types: ["text", "image"],
      dateFrom: "2026-03-01",
      dateTo: "2026-03-31",
      search: "予約",
    };
    expect(timelineQuery(all)).toEqual({
      pattern: "memberDetail",
      takeNum: 50,
      memberId: "7",
      viewOptionMode: "star",
      search: "予約",
      funnelId: "3",
      timeline_view_date_from: "2026-03-01",
      timeline_view_date_to: "2026-03-31",
      types: ["text", "image"],
    });
  });
});

it("only a friend's messages stand oldest first, and need a friend", () => {
  expect([isOldestFirst(friend), isOldestFirst(anyCriteria)]).toEqual([true, false]);
  expect([
    isAnswerable({ ...friend, memberId: null }),
    isAnswerable(friend),
    isAnswerable(anyCriteria),
  ]).toEqual([false, true, true]);
});

it("the mode alone leaves no filter to clear", () => {
  expect([isFiltered({ ...anyCriteria, mode: "star" }), isFiltered({ ...anyCriteria, search: "x" })]).toEqual(
    [false, true],
  );
});

it("the page takes the place of the operator's choice only in what it has changed", () => {
  const chosen: TimelineCriteria = { ...anyCriteria, mode: "star", search: "予約" };
  expect(followPage(chosen, anyCriteria, { ...anyCriteria })).toBe(chosen);
  expect(followPage(chosen, anyCriteria, { ...anyCriteria, types: ["text"] })).toEqual({
    ...chosen,
    types: ["text"],
  });
});

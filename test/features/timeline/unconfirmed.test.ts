import { describe, expect, it } from "vitest";
import { readMessages } from "../../../src/api/timeline.js";
import {
  nextUnconfirmed,
  unconfirmedUpTo,
  unseenCounts,
} from "../../../src/features/timeline/unconfirmed.js";

/** Newest first; those that are not confirmed by a star. */
const rowsOf = (marks: string) =>
  readMessages(
    [...marks].map((mark, at) => ({
      id: marks.length - at,
      timestamp: (marks.length - at) * 1000,
      notify: mark === "*" ? 1 : 0,
    })),
  );

describe("what is not confirmed", () => {
  it.each([
    ["*.*.*", 1, 3, { above: 1, below: 1 }],
    ["*****", 0, 4, { above: 0, below: 0 }],
    ["*****", 2, 2, { above: 2, below: 2 }],
    ["", 0, 0, { above: 0, below: 0 }],
  ])("of %s outside of %i to %i", (marks, first, last, expected) => {
    expect(unseenCounts(rowsOf(marks), first, last)).toEqual(expected);
  });

  it.each([
    ["..*.*", 0, 1, "3"],
    ["..*.*", 2, 1, "1"],
    ["..*.*", 4, 1, null],
    ["*.*..", 4, -1, "3"],
    ["*.*..", 0, -1, null],
  ] as const)("of %s from row %i on, by %i: %s", (marks, from, step, expected) => {
    expect(nextUnconfirmed(rowsOf(marks), from, step)).toBe(expected);
  });

  it("up to here is as old, or older; of one moment by id", () => {
    expect(unconfirmedUpTo(rowsOf("**.**"), 1)).toEqual([4, 2, 1]);
    const same = readMessages([3, 2, 1].map((id) => ({ id, timestamp: 5, notify: 1 })));
    expect(unconfirmedUpTo(same, 1)).toEqual([2, 1]);
    expect(unconfirmedUpTo(same, 9)).toEqual([]);
  });
});

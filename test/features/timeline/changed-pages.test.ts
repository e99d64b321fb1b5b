import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMessages } from "../../../src/api/timeline.js";
import { withConfirmed, withMessages } from "../../../src/features/timeline/changed-pages.js";

const messages = (...ids: number[]) => readMessages(ids.map((id) => ({ id, timestamp: id, notify: 1 })));
const page = (ids: readonly number[], hasMore = false) => ({
  items: messages(...ids),
  previous: null,
  next: hasMore ? { page: 2 } : null,
});
const idsOf = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => id);

describe("messages that the page has heard of", () => {
  it.each([
    [[5, 4, 3], false, [7, 6], [7, 6, 5, 4, 3]],
    [[5, 3], false, [4], [5, 4, 3]],
    [[5, 4], true, [2], [5, 4]],
    [[5, 4], false, [2], [5, 4, 2]],
    [[], false, [2, 3], [3, 2]],
  ])("%j (more: %s) and %j: %j", (before, hasMore, given, expected) => {
    expect(idsOf(withMessages(page(before, hasMore), messages(...given)))).toEqual(expected);
  });

  it("known ones are replaced where they are", () => {
    const given = readMessages([{ id: 4, timestamp: 9, text: "新しい" }]);
    const { items } = withMessages(page([5, 4, 3]), given);
    expect(items.map(({ id, text }) => [id, text])).toEqual([
      [5, null],
      [4, "新しい"],
      [3, null],
    ]);
  });

  it("each is there once, newest first, whatever comes", () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 });
    fc.assert(
      fc.property(some, some, (before, given) => {
        const known = [...before].sort((one, other) => other - one);
        const ids = idsOf(withMessages(page(known), messages(...given)));
        expect(ids).toEqual([...new Set([...known, ...given])].sort((one, other) => other - one));
      }),
    );
  });
});

describe("messages that were confirmed", () => {
  it("are no longer marked, or gone where only others are shown", () => {
    const confirmed = new Set([4]);
    expect(withConfirmed(page([5, 4]), confirmed, false).items.map(({ notify }) => notify)).toEqual([1, 0]);
    expect(idsOf(withConfirmed(page([5, 4]), confirmed, true))).toEqual([5]);
  });
});

import { describe, expect, test } from "vitest";
import { createCompositionTracker, isComposing, type KeyLike } from "../../src/kit/ime.js";

describe("isComposing", () => {
  const table: [string, KeyLike, boolean][] = [
    ["a plain key", { key: "Enter", keyCode: 13, isComposing: false }, false],
    ["a key while converting", { key: "Enter", keyCode: 13, isComposing: true }, true],
    ["code 229, unmarked, as WebKit sends it", { key: "Enter", keyCode: 229, isComposing: false }, true],
    [
      "a React event, which has no mark of its own",
      { key: "Enter", nativeEvent: { isComposing: true } },
      true,
    ],
    [
      "a React event of a plain key",
      { key: "Enter", nativeEvent: { isComposing: false, keyCode: 13 } },
      false,
    ],
  ];
  test.each(table)("%s", (_, event, expected) => {
    expect(isComposing(event)).toBe(expected);
  });
});

describe("createCompositionTracker", () => {
  test("owns every key between start and end", () => {
    const tracker = createCompositionTracker();
    expect(tracker.owns({ key: "Escape", timeStamp: 1 })).toBe(false);
    tracker.start();
    expect(tracker.active).toBe(true);
    expect(tracker.owns({ key: "Escape", timeStamp: 2 })).toBe(true);
    tracker.end(3);
    expect(tracker.active).toBe(false);
    expect(tracker.owns({ key: "Escape", timeStamp: 3 })).toBe(false);
  });

  const afterAnEndAt1000: [string, KeyLike, boolean][] = [
    ["the Enter that committed", { key: "Enter", timeStamp: 1000 }, true],
    ["the same a little late", { key: "Enter", timeStamp: 1049 }, true],
    ["the next Enter of the operator", { key: "Enter", timeStamp: 1050 }, false],
    ["an Enter from before", { key: "Enter", timeStamp: 999 }, false],
    ["another key at once", { key: "a", timeStamp: 1000 }, false],
    ["an event without a time", { key: "Enter" }, false],
    ["a React event around the native one", { nativeEvent: { key: "Enter", timeStamp: 1001 } }, true],
  ];
  test.each(afterAnEndAt1000)("after a conversion: %s", (_, event, expected) => {
    const tracker = createCompositionTracker();
    tracker.start();
    tracker.end(1000);
    expect(tracker.owns(event)).toBe(expected);
  });

  test("two widgets do not share a conversion", () => {
    const [here, there] = [createCompositionTracker(), createCompositionTracker()];
    here.start();
    expect(there.owns({ key: "Enter", timeStamp: 1 })).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { type PopoverPlace, placePopover } from "../../src/kit/popover-place.js";

const screen = { width: 1000, height: 600 };

/** A button of 80 × 32 px. */
function buttonAt(top: number, left: number) {
  return { top, bottom: top + 32, left, right: left + 80 };
}

describe("up and down", () => {
  test.each<[what: string, top: number, height: number, place: Omit<PopoverPlace, "left">]>([
    ["below", 100, 200, { top: 136, maxHeight: 456 }],
    ["below, though there is more room above", 350, 200, { top: 386, maxHeight: 206 }],
    ["above, with more room there", 500, 200, { top: 296, maxHeight: 488 }],
    ["below, if above is no better", 200, 900, { top: 236, maxHeight: 356 }],
    ["above and cut", 400, 900, { top: 8, maxHeight: 388 }],
    ["at the lower edge, its button scrolled out there", 700, 200, { top: 392, maxHeight: 584 }],
    ["at the upper edge, its button scrolled out there", -300, 200, { top: 8, maxHeight: 584 }],
    ["as high as the window at the most, its button scrolled out", -300, 900, { top: 8, maxHeight: 584 }],
  ])("%s", (_, top, height, { top: at, maxHeight }) => {
    const place = placePopover(buttonAt(top, 50), { width: 300, height }, screen);
    expect(place).toEqual({ top: at, left: 50, maxHeight });
  });

  test.each<[what: string, window: number, top: number, height: number, place: Omit<PopoverPlace, "left">]>([
    ["over its button, where neither side has room", 256, 112, 400, { top: 8, maxHeight: 240 }],
    ["below it all the same, if that little is enough", 256, 112, 80, { top: 148, maxHeight: 100 }],
    ["beside it as long as there is room to work", 290, 120, 400, { top: 156, maxHeight: 126 }],
    ["in a window of no height", 10, 0, 400, { top: 8, maxHeight: 0 }],
  ])("%s", (_, height, top, wanted, { top: at, maxHeight }) => {
    const window = { width: 320, height };
    const place = placePopover(buttonAt(top, 50), { width: 200, height: wanted }, window);
    expect(place).toEqual({ top: at, left: 50, maxHeight });
  });
});

describe("what is worked with needs more room beside its button", () => {
  test.each<[what: string, top: number, height: number, place: Omit<PopoverPlace, "left">]>([
    ["over it, where neither side has that", 300, 500, { top: 132, maxHeight: 624 }],
    ["over it, as high as the window", 300, 900, { top: 8, maxHeight: 624 }],
    ["below it, if that is enough", 300, 290, { top: 336, maxHeight: 296 }],
    ["below it, with room enough there", 100, 500, { top: 136, maxHeight: 496 }],
  ])("%s", (_, top, height, { top: at, maxHeight }) => {
    const window = { width: 360, height: 640 };
    const place = placePopover(buttonAt(top, 50), { width: 200, height }, window, { least: 320 });
    expect(place).toEqual({ top: at, left: 50, maxHeight });
  });
});

describe("tabs above stay in sight", () => {
  test.each<[what: string, top: number, height: number, from: number, place: Omit<PopoverPlace, "left">]>([
    ["below and cut, though there is room above", 512, 500, 484, { top: 548, maxHeight: 344 }],
    ["above, where that is enough", 800, 200, 400, { top: 596, maxHeight: 392 }],
    ["over its button, up to the tabs", 700, 500, 484, { top: 488, maxHeight: 404 }],
    ["over them, where nothing else is left", 850, 500, 800, { top: 346, maxHeight: 838 }],
  ])("%s", (_, top, height, from, { top: at, maxHeight }) => {
    const window = { width: 1366, height: 900 };
    const place = placePopover(buttonAt(top, 50), { width: 550, height }, window, { least: 320, from });
    expect(place).toEqual({ top: at, left: 50, maxHeight });
  });
});

describe("left and right", () => {
  test.each<[what: string, left: number, width: number, start: number, end: number]>([
    ["at the edge asked for", 400, 300, 400, 180],
    ["narrower than its button", 400, 50, 400, 430],
    ["in from the right", 900, 300, 692, 680],
    ["in from the left", -40, 300, 8, 8],
    ["only the aligned edge has room", 100, 300, 100, 8],
    ["as wide as the window allows", 400, 984, 8, 8],
    ["wider than the window", 400, 1200, 8, 8],
  ])("%s", (_, left, width, start, end) => {
    const leftOf = (options: Parameters<typeof placePopover>[3]) =>
      placePopover(buttonAt(100, left), { width, height: 200 }, screen, options).left;
    expect([leftOf({}), leftOf({ align: "start" }), leftOf({ align: "end" })]).toEqual([start, start, end]);
    // Where lines run to the left, the two change places.
    expect(leftOf({ align: "start", rightToLeft: true })).toBe(end);
    expect(leftOf({ align: "end", rightToLeft: true })).toBe(start);
  });
});

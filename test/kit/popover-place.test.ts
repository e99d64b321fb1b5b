import { expect, test } from "vitest";
import { type PopoverPlace, placePopover } from "../../src/kit/popover-place.js";

const screen = { width: 1000, height: 600 };

test.each<[what: string, top: number, left: number, width: number, height: number, place: PopoverPlace]>([
  ["below", 100, 50, 300, 200, { top: 136, left: 50, maxHeight: 456 }],
  ["above, with more room there", 500, 50, 300, 200, { top: 296, left: 50, maxHeight: 488 }],
  ["below, if above is no better", 200, 50, 300, 900, { top: 236, left: 50, maxHeight: 356 }],
  ["above and cut", 400, 50, 300, 900, { top: 8, left: 50, maxHeight: 388 }],
  ["in from the right", 100, 900, 300, 200, { top: 136, left: 692, maxHeight: 456 }],
  ["in from the left", 100, -40, 300, 200, { top: 136, left: 8, maxHeight: 456 }],
  ["wider than the window", 100, 50, 1200, 200, { top: 136, left: 8, maxHeight: 456 }],
  ["scrolled out below", 700, 50, 300, 200, { top: 496, left: 50, maxHeight: 688 }],
])("%s", (_, top, left, width, height, place) => {
  const anchor = { top, bottom: top + 32, left, right: left + 80 };
  expect(placePopover(anchor, { width, height }, screen)).toEqual(place);
});

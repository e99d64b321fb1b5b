/** How wide an hour of a day is drawn: as narrow as it can be, usual, or with room for courses. */
export type HourWidth = "narrow" | "normal" | "wide";

export const hourWidths = ["narrow", "normal", "wide"] as const satisfies readonly HourWidth[];

/**
 * A minute is at least so wide, in pixels; where the window has more room, it is wider. A booking of half an hour shows five
 * full-width letters at each of them: on three lines, on two, or on one.
 */
export const leastMinute = { narrow: 1.2, normal: 1.8, wide: 3.2 } satisfies Record<HourWidth, number>;

/** A width as it was kept; the usual one where nothing is, or something else. */
export function readHourWidth(kept: string | null): HourWidth {
  return hourWidths.find((each) => each === kept) ?? "normal";
}

/** How far to the right a day is scrolled at first, in pixels: the hour before the present one is at the left. */
export function firstScroll(
  now: number,
  window: { from: number; to: number },
  pixelsPerMinute: number,
): number {
  return now > window.to ? 0 : Math.max((now - 60 - window.from) * pixelsPerMinute, 0);
}

/** How far to the right another day is scrolled at first, in pixels: not at all where its first reservation is seen whole. */
export function scrollToFirst(
  first: { from: number; to: number },
  window: { from: number; to: number },
  pixelsPerMinute: number,
  width: number,
): number {
  if ((first.to - window.from) * pixelsPerMinute <= width) return 0;
  return Math.max((first.from - 60 - window.from) * pixelsPerMinute, 0);
}

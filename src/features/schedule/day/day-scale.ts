/** How far times stand from each other in a day, in pixels. */
export interface DayScale {
  /** Width of the names before the rows. */
  readonly namesWidth: number;
  readonly pixelsPerMinute: number;
  /** Left edge of a time, from that of the names on. */
  left(time: number): number;
}

import type { ShownCounts } from "../count-calls.js";

/** Size of the area of the bars, in pixels, without the figures beside and below. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** The calls of one code in a bar, in pixels from the top. */
export interface ChartSegment {
  readonly seriesIndex: number;
  readonly y: number;
  readonly height: number;
}

/** The bar of one day. */
export interface ChartBar {
  readonly x: number;
  readonly width: number;
  /** From the bottom up, in the order of the series; only those with calls. */
  readonly segments: readonly ChartSegment[];
}

/** Positions of all parts of the chart. */
export interface ChartLayout {
  /** One for each day. */
  readonly bars: readonly ChartBar[];
  /** At most five, from 0 up; all bars end below the last. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** The days that have their name below, `x` being its middle. The last day is always among them. */
  readonly labels: readonly { readonly dayIndex: number; readonly x: number }[];
}

/** How much room the name of a day takes, in pixels: half of it may stand out at the right end. */
export const dayLabelWidth = 44;

/** Between the names of two days. */
const labelGap = 4;

/** Wider bars would look like a table. */
const widestBar = 40;

/** Thinner ones could not be seen. */
const thinnestSegment = 1;

/** Lays out stacked bars. */
export function chartLayout(
  { days, series, totals }: Pick<ShownCounts, "days" | "series" | "totals">,
  { width, height }: ChartSize,
): ChartLayout {
  const slot = days.length > 0 ? width / days.length : 0;
  // Between bars that are a few pixels wide a gap would be all that one sees.
  const barWidth = slot < 4 ? slot : Math.min(slot * 0.75, widestBar);
  const values = scaleOf(totals.reduce<number>((most, total) => Math.max(most, Number(total)), 0));
  const top = values.at(-1) ?? 1;
  return {
    bars: days.map((_, at) => ({
      x: at * slot + (slot - barWidth) / 2,
      width: barWidth,
      segments: stack(
        series.map(({ counts }) => Number(counts[at] ?? 0)),
        height,
        top,
      ),
    })),
    ticks: values.map((value) => ({ value, y: height - (value / top) * height })),
    labels: labelledDays(days.length, slot).map((dayIndex) => ({ dayIndex, x: (dayIndex + 0.5) * slot })),
  };
}

/** From 0 to the first that is not below the most: at most five figures, 1, 2 or 5 times a power of ten apart. */
function scaleOf(most: number): readonly number[] {
  const step = stepOf(most);
  const values = [0, step];
  while ((values.at(-1) ?? 0) < most) values.push(values.length * step);
  return values;
}

function stepOf(most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const unit of [1, 2, 5]) if (unit * power * 4 >= most) return unit * power;
  }
}

/** Puts counts on each other. What would be too thin takes from what is larger, so that the bar keeps its height. */
function stack(counts: readonly number[], height: number, top: number): readonly ChartSegment[] {
  const called = counts.filter((count) => count > 0);
  // More codes than pixels: thinner is better than out of the chart.
  const thinnest = Math.min(thinnestSegment, height / called.length);
  const sum = called.reduce((all, count) => all + count, 0);
  const barHeight = Math.max((sum / top) * height, thinnest * called.length);
  const perCall = heightPerCall(called, barHeight, thinnest);
  const segments: ChartSegment[] = [];
  let y = height;
  counts.forEach((count, seriesIndex) => {
    if (count <= 0) return;
    const own = Math.max(count * perCall, thinnest);
    y -= own;
    segments.push({ seriesIndex, y, height: own });
  });
  return segments;
}

/** How high one call is in a bar in which nothing is thinner than that. In passes, as sorting each bar was slower. */
function heightPerCall(called: readonly number[], barHeight: number, thinnest: number): number {
  let thin = 0;
  let perCall = barHeight / called.reduce((all, count) => all + count, 0);
  // A bar that gets its least height makes the others smaller, and some of them too thin in turn.
  for (;;) {
    const smallest = thinnest / perCall;
    let nowThin = 0;
    let rest = 0;
    for (const count of called) {
      if (count < smallest) nowThin++;
      else rest += count;
    }
    if (nowThin <= thin) return perCall;
    thin = nowThin;
    perCall = rest > 0 ? (barHeight - thin * thinnest) / rest : 0;
  }
}

/** Counted from the last day, which is today as a rule. */
function labelledDays(days: number, slot: number): readonly number[] {
  const apart = Math.max(Math.ceil((dayLabelWidth + labelGap) / slot), 1);
  const labelled: number[] = [];
  for (let at = days - 1; at >= 0; at -= apart) labelled.unshift(at);
  return labelled;
}

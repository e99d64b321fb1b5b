import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from "react";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { scaleBetween } from "../../../../kit/scale.js";
import { whenLeft } from "../../../../kit/when-left.js";
import { formatDay } from "../../../../lib/dates/days.js";
import { formatNearDay } from "../../../../lib/dates/near-day.js";
import { groupDigits } from "../../../../lib/digits.js";
import { range } from "../../../../lib/range.js";
import { useOpenApiSettings } from "../../open-api-context.js";
import type { CallSeries, ShownCounts } from "../count-calls.js";
import { countsWords } from "../messages.js";
import { ChartPatterns, patternId, useForcedColors } from "./ChartPatterns.js";
import { type ChartLayout, chartLayout } from "./chart-layout.js";
import { seriesStyle } from "./series-style.js";
import { useBoxWidth } from "./use-box-width.js";

/** Height of the bars, in pixels. */
const height = 200;
/** Beside and around the bars: figures, names of days. */
const margin = { left: 64, right: 24, top: 8, bottom: 24 } as const;

/**
 * Bars by day, one code on the other. It is one picture for screen readers; its figures are said by keys, and shown under
 * the pointer. One path for each code: a year of fifty codes has 18,000 bars.
 */
export function Chart(props: {
  counts: ShownCounts;
  /** The ids of all codes in their order: one keeps its colour, or pattern, when others are taken out. */
  indices: readonly number[];
  today: string;
  nameOf(series: CallSeries): string;
}) {
  const { counts, indices, today, nameOf } = props;
  const { settings, words: frame } = useOpenApiSettings();
  const words = countsWords[settings.locale];
  const box = useRef<HTMLDivElement>(null);
  const width = useBoxWidth(box);
  const isForced = useForcedColors();
  const id = useId();
  const [at, setAt] = useState<number | null>(null);
  const inner = Math.max(width - margin.left - margin.right, 0);
  const layout = useMemo(() => chartLayout(counts, { width: inner, height }), [counts, inner]);
  const paths = useMemo(() => pathsOf(layout, counts.series.length), [layout, counts.series.length]);
  const { days, busiest } = counts;
  const format = (day: string | undefined, format: string) =>
    day === undefined ? "" : formatNearDay(day, format, frame.weekdays);

  function figuresOf(index: number): string {
    const day = days[index];
    if (day === undefined) return "";
    const name = format(day, words.monthDayWeekday);
    const parts = counts.series.map((each) => words.part(nameOf(each), groupDigits(each.counts[index] ?? 0)));
    const total = groupDigits(counts.totals[index] ?? 0);
    return words.figures(day === today ? words.unfinished(name) : name, parts.join(words.comma), total);
  }
  function move(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const from = at ?? (step > 0 ? -1 : days.length);
    setAt(Math.min(Math.max(from + step, 0), days.length - 1));
  }
  function point(event: PointerEvent<SVGSVGElement>): void {
    const { left, width: drawn } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left) / scaleBetween(drawn, width);
    const index = Math.floor(((x - margin.left) / inner) * days.length);
    setAt(index >= 0 && index < days.length ? index : null);
  }
  const total = groupDigits(counts.total);
  const name =
    words.chartName(format(days[0], words.monthDay), format(days.at(-1), words.monthDay), total) +
    (busiest ? words.busiest(format(busiest.day, words.monthDay), groupDigits(busiest.count)) : "");
  const figures = at === null ? "" : figuresOf(at);
  const bar = at === null ? undefined : layout.bars[at];
  const todayAt = days.indexOf(today);
  const todayBar = todayAt < 0 ? undefined : layout.bars[todayAt];
  return (
    <div ref={box} className="open-api-chart">
      <svg
        role="img"
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its figures are said by the arrow keys.
        tabIndex={0}
        width={width}
        height={margin.top + height + margin.bottom}
        onKeyDown={move}
        onBlur={(event) => whenLeft(event, () => setAt(null))}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
      >
        <ChartPatterns id={id} count={isForced ? indices.length : 0} />
        <g transform={`translate(${margin.left} ${margin.top})`}>
          {layout.ticks.map(({ value, y }) => (
            <g key={value} className="open-api-tick">
              <line x1={0} x2={inner} y1={y} y2={y} />
              <text x={-8} y={y} dy="0.35em" textAnchor="end">
                {groupDigits(value)}
              </text>
            </g>
          ))}
          {bar ? (
            <rect className="open-api-pointed" x={bar.x} y={0} width={bar.width} height={height} />
          ) : null}
          {counts.series.map((series, index) => (
            <path
              key={series.id}
              className={`open-api-bars ${seriesStyle(indices.indexOf(series.id))}`}
              d={paths[index]}
              fill={isForced ? `url(#${patternId(id, indices.indexOf(series.id))})` : undefined}
            />
          ))}
          {todayBar ? (
            <rect
              x={todayBar.x}
              y={0}
              width={todayBar.width}
              height={height}
              fill={`url(#${patternId(id, "today")})`}
            />
          ) : null}
          {layout.labels.map(({ dayIndex, x }) => (
            <text key={dayIndex} x={x} y={height + 18} textAnchor="middle" className="open-api-day">
              {formatDay(days[dayIndex] ?? "", words.axisFormat, [])}
            </text>
          ))}
        </g>
      </svg>
      <div className="open-api-figures-said">
        <StatusRegion visible text={figures} />
      </div>
    </div>
  );
}

/** All bars of a code as one path. */
function pathsOf(layout: ChartLayout, series: number): readonly string[] {
  const paths = range(0, series).map((): string[] => []);
  const short = (figure: number) => Math.round(figure * 100) / 100;
  for (const { x, width, segments } of layout.bars) {
    const [left, wide] = [short(x), short(width)];
    for (const { seriesIndex, y, height: tall } of segments)
      paths[seriesIndex]?.push(`M${left} ${short(y)}h${wide}v${short(tall)}h${-wide}z`);
  }
  return paths.map((parts) => parts.join(""));
}

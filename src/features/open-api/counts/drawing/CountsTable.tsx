import { useRef } from "react";
import { usePaperRowWindow } from "../../../../kit/row-window.js";
import { formatNearDay } from "../../../../lib/dates/near-day.js";
import { groupDigits } from "../../../../lib/digits.js";
import { useOpenApiSettings } from "../../open-api-context.js";
import type { CallSeries, ShownCounts } from "../count-calls.js";
import { countsWords } from "../messages.js";

/** Height of one row, in pixels; the sheet says the same. */
const rowHeight = 36;

/** Greatest height of the box, as the sheet says. */
const boxHeight = () => Math.max(320, window.innerHeight * 0.7);

/** A row a day, a column a code. A year of fifty codes has 19,000 cells, so only rows in view are drawn. */
export function CountsTable(props: {
  counts: ShownCounts;
  today: string;
  nameOf(series: CallSeries): string;
}) {
  const { counts, today, nameOf } = props;
  const { settings, words: frame } = useOpenApiSettings();
  const words = countsWords[settings.locale];
  const box = useRef<HTMLDivElement>(null);
  const { start, end } = usePaperRowWindow(box, rowHeight, counts.days.length, 4, boxHeight());
  const format = (day: string) => formatNearDay(day, words.monthDayWeekday, frame.weekdays);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys.
    <div ref={box} className="open-api-table-box open-api-days scroll-box" tabIndex={0}>
      <table className="open-api-table" aria-label={words.tableName} aria-rowcount={counts.days.length + 2}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{words.date}</th>
            {counts.series.map((series) => (
              <th key={series.id} scope="col">
                <bdi>{nameOf(series)}</bdi>
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {start > 0 ? <Gap rows={start} /> : null}
          {counts.days.slice(start, end).map((day, at) => {
            const row = start + at;
            return (
              <tr key={day} aria-rowindex={row + 2}>
                <th scope="row">{day === today ? words.unfinished(format(day)) : format(day)}</th>
                {counts.series.map((series) => (
                  <td key={series.id}>{groupDigits(series.counts[row] ?? 0)}</td>
                ))}
                <td>{groupDigits(counts.totals[row] ?? 0)}</td>
              </tr>
            );
          })}
          {end < counts.days.length ? <Gap rows={counts.days.length - end} /> : null}
        </tbody>
        <tfoot>
          <tr aria-rowindex={counts.days.length + 2}>
            <th scope="row">{words.total}</th>
            {counts.series.map((series) => (
              <td key={series.id}>{groupDigits(series.total)}</td>
            ))}
            <td>{groupDigits(counts.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The room of rows that are not drawn. */
function Gap({ rows }: { rows: number }) {
  return <tr className="open-api-gap" style={{ blockSize: rows * rowHeight }} />;
}

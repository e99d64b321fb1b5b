import { useAtomValue } from "jotai";
import { useCallback, useMemo, useRef, useState } from "react";
import { usePrinting } from "../../../kit/use-printing.js";
import { range } from "../../../lib/range.js";
import { dayLabel } from "../labels.js";
import type { Chip } from "../layout/chips.js";
import type { DayLayout } from "../layout/day-layout.js";
import { leastMinute } from "../layout/hour-width.js";
import { rowStarts, visibleRows } from "../layout/visible-rows.js";
import { useSchedule } from "../schedule-context.js";
import { useSalonNow } from "../use-salon-now.js";
import { ChipMenu, type PressedChip } from "./ChipMenu.js";
import { DayHours } from "./DayHours.js";
import { DayRowView } from "./DayRowView.js";
import type { DayScale } from "./day-scale.js";
import { MoveGhost } from "./MoveGhost.js";
import { SalonBlocks } from "./SalonBlocks.js";
import { firstStop, presentStop } from "./tab-stops.js";
import { useDayKeys } from "./use-day-keys.js";
import { useDayPointer } from "./use-day-pointer.js";
import { useFirstScroll } from "./use-first-scroll.js";
import { useView } from "./use-view.js";

/** Width of the names before the rows, in pixels. */
const namesWidth = 152;
/** So much beside what is seen is drawn, in pixels. */
const overscan = 200;

/** Part of a day that is on paper: all of its rows, as wide as a page of A4 has room for. */
const page = { top: 0, left: 0, width: 680, height: Number.MAX_SAFE_INTEGER };

/** Hours beside each other, a row for each resource; rows and chips that are far away are not drawn. */
export function DayGrid({ layout, slot }: { layout: DayLayout; slot: number }) {
  const { model, words } = useSchedule();
  const box = useRef<HTMLDivElement>(null);
  const rowsBox = useRef<HTMLDivElement>(null);
  const seen = useView(box);
  const isPrinting = usePrinting();
  const view = isPrinting ? page : seen;
  const { window, rows } = layout;
  const hourWidth = useAtomValue(model.atoms.hourWidth);
  const minutes = window.to - window.from;
  const pixelsPerMinute = Math.max(
    isPrinting ? 0 : leastMinute[hourWidth],
    (view.width - namesWidth) / minutes,
  );
  useFirstScroll(box, layout, pixelsPerMinute);
  const starts = useMemo(() => rowStarts(rows), [rows]);
  const shown = visibleRows(starts, { top: view.top, height: view.height }, 2);
  const chosen = useAtomValue(model.atoms.stop);
  const stop = useMemo(
    () => (chosen ? presentStop(rows, chosen, window, slot) : firstStop(rows, window)),
    [chosen, rows, window, slot],
  );
  const part = useMemo(
    () => ({
      from: window.from + (view.left - overscan) / pixelsPerMinute,
      to: window.from + (view.left + view.width + overscan) / pixelsPerMinute,
    }),
    [window.from, view.left, view.width, pixelsPerMinute],
  );
  const [menu, setMenu] = useState<PressedChip | null>(null);
  const find = useCallback((key: string) => findChip(layout, key), [layout]);
  const openMenu = useCallback(
    (key: string, anchor: HTMLElement) => {
      const chip = find(key);
      if (chip && chip.kind !== "change") setMenu({ record: chip.reservation, anchor });
    },
    [find],
  );
  const keys = useDayKeys({ layout, slot, stop, find, openMenu, box: rowsBox });
  const pointer = useDayPointer({
    ...{ layout, slot, find, starts, pixelsPerMinute, namesWidth, openMenu },
    box: rowsBox,
  });
  const left = (time: number) => namesWidth + (time - window.from) * pixelsPerMinute;
  const scale: DayScale = { namesWidth, pixelsPerMinute, left };
  const height = starts.at(-1) ?? 0;
  const wholeRows = layout.salonBlocks.chips.length > 0 ? 1 : 0;
  const activeRow = rows.findIndex(({ key }) => key === stop?.row);
  // Nothing before it is known how wide a minute is.
  const drawn = view.width === 0 ? [] : range(shown.first, shown.end);
  // The row with the focus stays drawn, wherever it was scrolled to.
  if (view.width > 0 && activeRow >= 0 && !drawn.includes(activeRow)) drawn.push(activeRow);
  return (
    // Arrows go through what is in it and scroll. Firefox would stop at the box itself once more.
    <div ref={box} tabIndex={-1} className="schedule-box scroll-box">
      <DayHours layout={layout} scale={scale} />
      <div
        ref={rowsBox}
        role="grid"
        aria-rowcount={rows.length + wholeRows}
        className="schedule-rows"
        aria-label={words.rows(dayLabel(layout.date, words.monthDayWeekday, words))}
        style={{ width: left(window.to), height }}
        {...keys.handlers}
        {...pointer.handlers}
      >
        {/* Before the rows: behind the one stop in them comes what takes a move back. */}
        {wholeRows > 0 ? <SalonBlocks layout={layout} scale={scale} height={height} /> : null}
        {drawn.map((index) => {
          const row = rows[index];
          return row ? (
            <DayRowView
              key={row.key}
              row={row}
              number={index + wholeRows + 1}
              top={starts[index] ?? 0}
              from={window.from}
              to={window.to}
              within={part}
              pixelsPerMinute={pixelsPerMinute}
              namesWidth={namesWidth}
              slot={slot}
              stop={stop?.row === row.key ? stop : null}
              left={keys.left?.row === row.key ? keys.left : null}
              seenTop={view.top - overscan}
              seenBottom={view.top + view.height + overscan}
            />
          ) : null;
        })}
        <NowLine date={layout.date} window={window} at={left} />
        <MoveGhost layout={layout} starts={starts} at={left} />
        {pointer.selection ? (
          <div
            className="schedule-selection"
            style={{
              left: left(pointer.selection.from),
              width: (pointer.selection.to - pointer.selection.from) * pixelsPerMinute,
              top: starts[pointer.selection.rowIndex] ?? 0,
              height: rows[pointer.selection.rowIndex]?.height ?? 0,
            }}
          />
        ) : null}
      </div>
      {menu ? <ChipMenu {...menu} onClose={() => setMenu(null)} /> : null}
    </div>
  );
}

function findChip(layout: DayLayout, key: string): Chip | undefined {
  for (const { chips } of [layout.salonBlocks, ...layout.rows]) {
    const chip = chips.find((each) => each.key === key);
    if (chip) return chip;
  }
  return undefined;
}

/** Line at the present time of the day, in Japan. */
function NowLine(props: { date: string; window: { from: number; to: number }; at(time: number): number }) {
  const { date, window, at } = props;
  const now = useSalonNow();
  if (now.date !== date || now.minutes < window.from || now.minutes > window.to) return null;
  return <div className="schedule-now" style={{ left: at(now.minutes) }} aria-hidden="true" />;
}

import { memo } from "react";
import { Avatar } from "../../../kit/Avatar.js";
import { formatTime } from "../../../lib/dates/times.js";
import { withIndex } from "../../../lib/with-index.js";
import { laneTop } from "../layout/chips.js";
import type { DayRow } from "../layout/day-layout.js";
import { cutOf } from "../layout/day-window.js";
import type { Span } from "../layout/span.js";
import { chipsWithin } from "../layout/visible-rows.js";
import { useSchedule } from "../schedule-context.js";
import { ChipButton } from "./ChipButton.js";
import type { Stop } from "./tab-stops.js";
import { laneSize } from "./use-day.js";

interface DayRowProps {
  row: DayRow;
  top: number;
  /** Start of the hours that are shown. */
  from: number;
  to: number;
  /** Part of them that is drawn. */
  within: Span;
  pixelsPerMinute: number;
  namesWidth: number;
  slot: number;
  /** In the grid, from 1 on. */
  number: number;
  /** Stop that can have the focus, if it is in this row. */
  stop: Stop | null;
  /** Free time that the focus is leaving, where it is in this row. */
  left: Stop | null;
  /** Top of the visible part of the rows, in pixels: lanes beyond are not drawn. */
  seenTop: number;
  seenBottom: number;
}

/** One resource: its name, when it does not work, and what stands there. An update of another row does not draw it. */
export const DayRowView = memo(function DayRowView(props: DayRowProps) {
  const { row, top, from, to, within, pixelsPerMinute, namesWidth, slot, stop } = props;
  const { model, words } = useSchedule();
  const name = row.resource?.name ?? words.noResource;
  const at = (time: number) => (time - from) * pixelsPerMinute;
  const box = (span: Span) => {
    const start = Math.max(span.from, from);
    return { left: at(start), width: (Math.min(span.to, to) - start) * pixelsPerMinute };
  };
  const isStop = ({ chip, from }: Stop) => chip === stop?.chip && from === stop.from;
  const free = [stop, props.left].filter(
    (each, at): each is Stop => each?.chip === null && (at === 0 || !isStop(each)),
  );
  const shaded = [...row.closed, ...row.outOfShift].filter((span) => span.from < to && span.to > from);
  const chips = chipsWithin(row.chips, within, stop?.chip).filter(({ key, lane }) => {
    const y = top + laneTop(lane, laneSize);
    return key === stop?.chip || (y + laneSize.height > props.seenTop && y < props.seenBottom);
  });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a table has no hours beside each other, and the focus is on what stands in the cell.
    <div
      role="row"
      aria-rowindex={props.number}
      className="schedule-row"
      aria-label={name}
      style={{ top, height: row.height }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it. */}
      <div
        role="rowheader"
        className="schedule-name"
        aria-label={name}
        aria-description={row.resource?.description || undefined}
        style={{ width: namesWidth }}
        title={name}
      >
        {row.resource === null ? null : <Avatar name={name} url={row.resource.icon_url} />}
        <span className="schedule-name-text">
          <span>{name}</span>
          {row.resource?.description ? (
            <span className="schedule-note">{row.resource.description}</span>
          ) : null}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it. */}
      <div
        role="gridcell"
        className="schedule-lane"
        data-row={row.key}
        style={{ left: namesWidth, backgroundSize: `${60 * pixelsPerMinute}px 100%` }}
      >
        {withIndex(shaded).map(([index, span]) => (
          <div key={index} className="schedule-closed" style={box(span)} />
        ))}
        {chips.map((chip) => (
          <ChipButton
            key={chip.key}
            chip={chip}
            isStop={stop?.chip === chip.key}
            cut={cutOf(chip, { from, to })}
            place={{ ...box(chip), top: laneTop(chip.lane, laneSize), height: laneSize.height }}
          />
        ))}
        {free.map((place) => (
          <button
            key={place.from}
            type="button"
            className="schedule-free"
            data-stop={isStop(place) ? "" : undefined}
            tabIndex={isStop(place) ? 0 : -1}
            aria-label={words.free(formatTime(place.from), name)}
            style={{ left: at(place.from), width: slot * pixelsPerMinute }}
            onFocus={() => model.goTo(place)}
          />
        ))}
      </div>
    </div>
  );
});

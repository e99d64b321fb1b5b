import { memo } from "react";
import { Avatar } from "../../../kit/Avatar.js";
import { formatTime } from "../../../lib/dates/times.js";
import { withIndex } from "../../../lib/with-index.js";
import { laneTop } from "../layout/chips.js";
import type { DayRow } from "../layout/day-layout.js";
import type { Span } from "../layout/span.js";
import { chipsWithin } from "../layout/visible-rows.js";
import { useSchedule } from "../schedule-context.js";
import { ChipButton } from "./ChipButton.js";
import type { Stop } from "./stops.js";
import { laneSize } from "./use-day.js";

interface DayRowProps {
  row: DayRow;
  top: number;
  /** Of the hours that are shown. */
  from: number;
  to: number;
  /** What of them is drawn. */
  within: Span;
  pixelsPerMinute: number;
  namesWidth: number;
  slot: number;
  /** What can have the focus, where it is in this row. */
  stop: Stop | null;
  /** Of the rows, in pixels: lanes beyond are not drawn. */
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
  const shaded = [...row.closed, ...row.outOfShift].filter((span) => span.from < to && span.to > from);
  const chips = chipsWithin(row.chips, within).filter(({ key, lane }) => {
    const y = top + laneTop(lane, laneSize);
    return key === stop?.chip || (y + laneSize.height > props.seenTop && y < props.seenBottom);
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields.
    <div role="group" className="schedule-row" aria-label={name} style={{ top, height: row.height }}>
      <div className="schedule-name" style={{ width: namesWidth }} title={name}>
        {row.resource === null ? null : <Avatar name={name} url={row.resource.icon_url} />}
        <span className="schedule-name-text">
          <span>{name}</span>
          {row.resource?.description ? (
            <span className="schedule-note">{row.resource.description}</span>
          ) : null}
        </span>
      </div>
      <div
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
            place={{ ...box(chip), top: laneTop(chip.lane, laneSize), height: laneSize.height }}
          />
        ))}
        {stop && stop.chip === null ? (
          <button
            type="button"
            className="schedule-free"
            data-stop=""
            aria-label={words.free(formatTime(stop.from), name)}
            style={{ left: at(stop.from), width: slot * pixelsPerMinute }}
            onFocus={() => model.goTo(stop)}
          />
        ) : null}
      </div>
    </div>
  );
});

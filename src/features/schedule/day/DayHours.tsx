import { formatTime } from "../../../lib/dates/times.js";
import { range } from "../../../lib/range.js";
import type { DayLayout } from "../layout/day-layout.js";
import { useSchedule } from "../schedule-context.js";
import { useSalonNow } from "../use-salon-now.js";
import type { DayScale } from "./day-scale.js";

/** The hours above the rows, and in their corner the time that it is. */
export function DayHours({ layout, scale }: { layout: DayLayout; scale: DayScale }) {
  const { window } = layout;
  const { namesWidth, left } = scale;
  return (
    <div className="schedule-hours" style={{ width: left(window.to) }} aria-hidden="true">
      <div className="schedule-corner" style={{ width: namesWidth }}>
        <Now date={layout.date} />
      </div>
      {range(Math.ceil(window.from / 60), Math.ceil(window.to / 60)).map((hour) => (
        <span key={hour} style={{ left: left(hour * 60) }}>
          {formatTime(hour * 60)}
        </span>
      ))}
    </div>
  );
}

/** Time in Japan, on the day itself. */
function Now({ date }: { date: string }) {
  const { words } = useSchedule();
  const now = useSalonNow();
  if (now.date !== date) return null;
  return (
    <span>
      {words.now} <b>{formatTime(now.minutes)}</b>
    </span>
  );
}

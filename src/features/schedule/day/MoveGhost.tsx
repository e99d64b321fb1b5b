import { useAtomValue } from "jotai";
import { spanLabel } from "../labels.js";
import type { DayLayout } from "../layout/day-layout.js";
import type { RowStarts } from "../layout/visible-rows.js";
import { useSchedule } from "../schedule-context.js";

/** Ghost of the moved chip at its new place. It alone is drawn while a pointer moves. */
export function MoveGhost(props: { layout: DayLayout; starts: RowStarts; at(time: number): number }) {
  const { layout, starts, at } = props;
  const { model, words } = useSchedule();
  const move = useAtomValue(model.atoms.move);
  if (move.is === "idle" || move.candidate.date !== layout.date) return null;
  const { from, to, salonResourceId } = move.candidate;
  const index = layout.rows.findIndex(({ resource }) => (resource?.id ?? null) === salonResourceId);
  const isWhole = salonResourceId === null && index < 0;
  return (
    <div
      className="schedule-ghost"
      aria-hidden="true"
      style={{
        left: at(from),
        width: at(to) - at(from),
        top: isWhole ? 0 : (starts[index] ?? 0),
        height: isWhole ? (starts.at(-1) ?? 0) : (layout.rows[index]?.height ?? 0),
      }}
    >
      <span className="schedule-ghost-time" data-below={index <= 0 || undefined}>
        {spanLabel({ from, to }, words)}
      </span>
    </div>
  );
}

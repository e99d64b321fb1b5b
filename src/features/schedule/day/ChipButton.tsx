import type { CSSProperties } from "react";
import { entryLabel, entryNote, nameOf } from "../labels.js";
import type { Chip } from "../layout/chips.js";
import { useSchedule } from "../schedule-context.js";

/** A reservation, blocked time or a wished place, where it stands. */
export function ChipButton(props: {
  chip: Chip;
  isStop: boolean;
  /** It is in no row, through which arrows go. */
  isTabbable?: boolean;
  style: CSSProperties;
}) {
  const { chip, isStop, isTabbable = false, style } = props;
  const { actions, words } = useSchedule();
  const { reservation, kind } = chip;
  const label = entryLabel(chip, words);
  const note = entryNote(chip, words);
  return (
    <button
      type="button"
      className="schedule-chip"
      data-chip={chip.key}
      data-kind={kind}
      data-status={reservation.status}
      data-visit={reservation.visit_status}
      data-stop={isStop ? "" : undefined}
      tabIndex={isStop || isTabbable ? 0 : -1}
      aria-label={label}
      title={label}
      style={style}
      onClick={() => actions.select(reservation)}
    >
      <span className="schedule-chip-name">{nameOf(reservation, words)}</span>
      {note === undefined ? null : <span className="schedule-note"> {note}</span>}
    </button>
  );
}

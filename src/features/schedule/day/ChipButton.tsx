import type { CSSProperties } from "react";
import { stateIcons, useEntryStyle } from "../entry-style.js";
import { entryLabel, entryNote, entryTime, nameOf } from "../labels.js";
import type { Chip } from "../layout/chips.js";
import { useSchedule } from "../schedule-context.js";

/** With less room there is no icon and no course: the name has three lines, in pixels. */
const thin = 56;

/** A reservation, blocked time or a wished place, where it stands. The course is drawn by its style: names of chips are fixed. */
export function ChipButton(props: {
  chip: Chip;
  isStop: boolean;
  /** It lies over all rows, and is in none through which arrows go. */
  isWhole?: boolean;
  /** Ends at which it goes on beyond the hours that are shown. */
  cut: "start" | "end" | "both" | undefined;
  place: { left: number; width: number; top: number; height: number };
}) {
  const { chip, isStop, isWhole = false, cut, place } = props;
  const { actions, words, isOfShifts } = useSchedule();
  const { reservation, kind } = chip;
  const { state, course, description, style } = useEntryStyle(chip);
  // The row names the person of a shift.
  const [text, more] = isOfShifts
    ? [entryTime(chip, words), reservation.comment]
    : [nameOf(reservation, words), course];
  const label = entryLabel(chip, words);
  const note = entryNote(chip, words);
  const isThin = place.width < thin;
  return (
    <button
      type="button"
      className="schedule-chip"
      data-chip={chip.key}
      data-kind={kind}
      data-state={state}
      data-whole={isWhole || undefined}
      data-cut={cut}
      data-thin={isThin || undefined}
      data-course={note === undefined && more !== "" ? more : undefined}
      data-stop={isStop ? "" : undefined}
      tabIndex={isStop || isWhole ? 0 : -1}
      aria-label={label}
      aria-description={description || undefined}
      title={[label, description].filter(Boolean).join("\n")}
      style={{ ...style, ...place } satisfies CSSProperties}
      onClick={() => actions.select(reservation)}
    >
      <span className="schedule-chip-name">
        {isThin ? null : stateIcons[state]}
        <span>{text}</span>
      </span>
      {note === undefined ? null : <span className="schedule-note"> {note}</span>}
    </button>
  );
}

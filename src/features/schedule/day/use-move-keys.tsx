import { nameOf, placeLabel } from "../labels.js";
import type { Chip } from "../layout/chips.js";
import type { DayLayout } from "../layout/day-layout.js";
import { useSchedule } from "../schedule-context.js";
import type { StopDirection } from "./tab-stops.js";

/** Moves a chip by keys, step by step: the first lifts it, and each says where it would be. */
export function useMoveKeys({ rows }: DayLayout, slot: number) {
  const { model, words, isOfShifts } = useSchedule();

  /** Announces where the chip would be now, with its name when it has just been lifted. */
  function notify(chip: Chip, isLifted: boolean): void {
    const move = model.move();
    if (move.is === "idle") return;
    const { candidate } = move;
    const row = rows.find(({ resource }) => (resource?.id ?? null) === candidate.salonResourceId);
    const place = placeLabel(candidate, row?.resource?.name ?? words.noResource, words);
    model.notify(isLifted ? words.lifted(nameOf(chip.reservation, words), place) : place);
  }

  function moveBy(chip: Chip, direction: StopDirection, movesEnd: boolean): void {
    if (direction === "start" || direction === "end") return;
    const isLifted = model.move().is === "idle";
    if (isLifted && !model.lift(chip.reservation, chip.key, slot)) return;
    const sign = direction === "left" || direction === "up" ? -1 : 1;
    if (direction === "up" || direction === "down") {
      if (!movesEnd && !isOfShifts)
        model.act({ type: "moveToRow", by: sign, rows: rows.map(({ resource }) => resource?.id ?? null) });
    } else model.act({ type: movesEnd ? "moveEndBy" : "moveBy", minutes: sign * slot });
    notify(chip, isLifted);
  }

  function cancel(chip: Chip | undefined): void {
    model.drop();
    if (chip) model.notify(words.notMoved(nameOf(chip.reservation, words)));
  }
  return { moveBy, cancel };
}

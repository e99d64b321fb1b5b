import type { Reservation } from "../../../api/reservations.js";
import type { ScheduleEntry } from "./entries.js";
import { layOutLanes } from "./lanes.js";
import type { Span } from "./span.js";

/** An entry as it is drawn in a row. */
export interface Chip extends Span {
  readonly key: string;
  /** `change`: the place that a customer asks for instead. */
  readonly kind: ScheduleEntry["kind"];
  readonly lane: number;
  /** Number of lanes that it shares with the chips that it overlaps. */
  readonly lanes: number;
  readonly isCancelled: boolean;
  readonly reservation: Reservation;
}

/** Chips in the lanes of a row, in order of time. */
export interface ChipRow {
  readonly chips: readonly Chip[];
  /** At least one. */
  readonly lanes: number;
  readonly height: number;
}

/** In pixels. The gap lies above, between and below the lanes. */
export interface LaneSize {
  readonly height: number;
  readonly gap: number;
}

/** Lays out what stands in one row. Entries without a time are left out. */
export function layOutChips(
  entries: readonly ScheduleEntry[],
  size: LaneSize,
  keep: (chip: Chip) => Chip,
): ChipRow {
  const items = entries.flatMap((entry) => (entry.span ? [{ key: entry.key, ...entry.span, entry }] : []));
  const chips = layOutLanes(items).map(({ item, lane, lanes }): Chip => {
    const { kind, isCancelled, reservation } = item.entry;
    return keep({ key: item.key, kind, from: item.from, to: item.to, lane, lanes, isCancelled, reservation });
  });
  const lanes = chips.reduce((most, chip) => Math.max(most, chip.lanes), 1);
  return { chips, lanes, height: laneTop(lanes, size) };
}

/** Top of a lane in its row. */
export function laneTop(lane: number, { height, gap }: LaneSize): number {
  return gap + lane * (height + gap);
}

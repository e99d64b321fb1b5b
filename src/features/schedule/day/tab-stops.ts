import type { Span } from "../layout/span.js";

/* Where keys can go in a day: chips, and free places between them. */

/** One place that can have the focus: a chip by its key, or a free slot. */
export interface Stop {
  /** The key of its row. */
  readonly row: string;
  readonly from: number;
  /** `null` of a free place. */
  readonly chip: string | null;
}

/** A row as keys go through it. */
export interface StopRow {
  readonly key: string;
  readonly chips: readonly ({ readonly key: string; readonly lane: number } & Span)[];
}

/** How the focus goes on. */
export type StopDirection = "left" | "right" | "up" | "down" | "start" | "end";

/** All stops of a row in order of time; of chips that begin together the upper one comes first. */
export function stopsOf(row: StopRow, window: Span, slot: number): Stop[] {
  const stops: (Stop & { lane: number })[] = row.chips.map(({ key, from, lane }) => {
    return { row: row.key, from, chip: key, lane };
  });
  for (let from = window.from; from < window.to; from += slot) {
    const isTaken = row.chips.some((chip) => chip.from < from + slot && chip.to > from);
    if (!isTaken) stops.push({ row: row.key, from, chip: null, lane: -1 });
  }
  stops.sort((a, b) => a.from - b.from || a.lane - b.lane);
  return stops.map(({ row, from, chip }) => ({ row, from, chip }));
}

/** Stop to which the focus goes from another; the stop itself where there is no further one. */
export function nextStop(
  rows: readonly StopRow[],
  at: Stop,
  direction: StopDirection,
  { window, slot }: { window: Span; slot: number },
): Stop {
  const place = Math.max(
    rows.findIndex(({ key }) => key === at.row),
    0,
  );
  const row = rows[place];
  if (!row) return at;
  if (direction === "up" || direction === "down") {
    const other = rows[place + (direction === "up" ? -1 : 1)];
    return other ? nearest(stopsOf(other, window, slot), at.from, at) : at;
  }
  const stops = stopsOf(row, window, slot);
  if (direction === "start") return stops[0] ?? at;
  if (direction === "end") return stops.at(-1) ?? at;
  const own = stops.findIndex((stop) => stop.chip === at.chip && stop.from === at.from);
  if (own < 0) return nearest(stops, at.from, at);
  return stops[own + (direction === "left" ? -1 : 1)] ?? at;
}

/** The chip after or before a stop, in the order of the rows and of time; the stop itself where there is none. */
export function nextChip(rows: readonly StopRow[], at: Stop, by: 1 | -1): Stop {
  const stops = rows.flatMap((row) =>
    [...row.chips]
      .sort((a, b) => a.from - b.from || a.lane - b.lane)
      .map(({ key, from }): Stop => ({ row: row.key, from, chip: key })),
  );
  const own = stops.findIndex(({ chip }) => chip !== null && chip === at.chip);
  if (own >= 0) return stops[own + by] ?? at;
  const rank = (stop: Stop) => rows.findIndex(({ key }) => key === stop.row);
  const isAfter = (stop: Stop) => rank(stop) - rank(at) || stop.from - at.from;
  return (
    (by > 0 ? stops.find((stop) => isAfter(stop) > 0) : stops.findLast((stop) => isAfter(stop) < 0)) ?? at
  );
}

/** A stop as the rows are now: a chip is where it stands, and where it is gone its place is there. */
export function presentStop(rows: readonly StopRow[], stop: Stop, window: Span, slot: number): Stop | null {
  for (const row of rows) {
    const chip = stop.chip === null ? undefined : row.chips.find(({ key }) => key === stop.chip);
    if (chip) return { row: row.key, from: chip.from, chip: chip.key };
  }
  const row = rows.find(({ key }) => key === stop.row);
  if (!row) return firstStop(rows, window);
  return nearest(stopsOf(row, window, slot), stop.from, stop);
}

/** The first stop of a day: what stands there first, else the first free place. */
export function firstStop(rows: readonly StopRow[], window: Span): Stop | null {
  const [first] = rows.filter(({ chips }) => chips.length > 0);
  const [chip] = first ? [...first.chips].sort((a, b) => a.from - b.from || a.lane - b.lane) : [];
  if (first && chip) return { row: first.key, from: chip.from, chip: chip.key };
  const [row] = rows;
  return row ? { row: row.key, from: window.from, chip: null } : null;
}

/** The last one that has begun by then, else the first one. */
function nearest(stops: readonly Stop[], from: number, fallback: Stop): Stop {
  return stops.filter((stop) => stop.from <= from).at(-1) ?? stops[0] ?? fallback;
}

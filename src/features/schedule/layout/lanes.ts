import { compareKeys } from "./record-key.js";
import { compareSpans, overlap, type Span } from "./span.js";

/** Item that takes a lane: whole minutes, and a key that no other item has. */
export interface LaneItem extends Span {
  readonly key: string;
}

/** An item with its lane, of so many lanes as its cluster has. */
export interface InLane<T> {
  readonly item: T;
  readonly lane: number;
  readonly lanes: number;
  /** Over how many lanes it reaches: 1, or more where it may widen and the lanes beside it are free. */
  readonly width: number;
}

/**
 * Lays out what overlaps side by side: each item in the first lane that is free. A cluster, whose items share their number
 * of lanes, ends where the next item begins at its end or after it. The order of the input says nothing. In order of time.
 */
export function layOutLanes<T extends LaneItem>(items: readonly T[], { widens = false } = {}): InLane<T>[] {
  const timed = items.map((item) => ({ item, key: item.key, from: item.from, to: endOf(item) }));
  timed.sort((a, b) => compareSpans(a, b) || compareKeys(a, b));
  return clustersOf(timed).flatMap((cluster) => layOutCluster(cluster, widens));
}

interface Timed<T> extends LaneItem {
  readonly item: T;
}

/** End of an item; one that ends before it starts counts for a minute, or two of them would lie on each other. */
function endOf({ from, to }: Span): number {
  return Math.max(to, from + 1);
}

function clustersOf<T extends Span>(sorted: readonly T[]): T[][] {
  const clusters: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const each of sorted) {
    const current = clusters.at(-1);
    if (current && each.from < end) current.push(each);
    else clusters.push([each]);
    end = Math.max(end, each.to);
  }
  return clusters;
}

function layOutCluster<T>(cluster: readonly Timed<T>[], widens: boolean): InLane<T>[] {
  const lanes: Timed<T>[][] = [];
  const placed = cluster.map((each) => {
    const free = lanes.findIndex((taken) => (taken.at(-1)?.to ?? 0) <= each.from);
    const lane = free < 0 ? lanes.length : free;
    if (free < 0) lanes.push([each]);
    else lanes[lane]?.push(each);
    return { each, lane };
  });
  return placed.map(({ each, lane }) => {
    const width = widens ? widthOf(each, lane, lanes) : 1;
    return { item: each.item, lane, lanes: lanes.length, width };
  });
}

function widthOf<T>(each: Timed<T>, lane: number, lanes: readonly Timed<T>[][]): number {
  const after = lanes.slice(lane + 1);
  const taken = after.findIndex((items) => items.some((other) => overlap(each, other)));
  return 1 + (taken < 0 ? after.length : taken);
}

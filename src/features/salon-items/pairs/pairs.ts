import type { Unlink } from "../../../api/salon-items.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { PairChanges, PairIds } from "../../salon/index.js";

/* Which courses may be booked with whom: what is kept is the pairs that may not (rules: course-resource-pairs). */

/** Names a pair. */
export function pairKey({ courseId, resourceId }: PairIds): string {
  return `${courseId}:${resourceId}`;
}

/** Pairs of the server as they are now, with one's own changes and no others; unknown pairs stay, and none is there twice. */
export function mergedPairs(now: readonly Unlink[], changes: PairChanges): readonly PlainObject[] {
  const on = new Set(changes.on.map(pairKey));
  const pairs = new Map<string, PlainObject>();
  const add = (key: string, pair: PlainObject): void => void (pairs.has(key) || pairs.set(key, pair));
  for (const each of now) if (!on.has(pairKey(each))) add(pairKey(each), each.wire);
  for (const each of changes.off)
    add(pairKey(each), { resource_id: each.resourceId, course_id: each.courseId });
  return [...pairs.values()];
}

import type { Unlink } from "../../../api/salon-items.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { PairIds } from "../../salon/index.js";
import { pairKey } from "./pairs.js";

/** Content of the dialog: pairs that are to be something else than they were, by their names. */
export type ChangedPairs = PlainObject;

/** Says of pairs whether they can be booked. */
export interface PairState {
  isOn(courseId: number, resourceId: number): boolean;
}

/** The pairs as they are with what is changed. */
export function pairState(off: OffPairs, changed: ChangedPairs): PairState {
  return {
    isOn(courseId, resourceId) {
      const key = pairKey({ courseId, resourceId });
      const wanted = changed[key];
      return typeof wanted === "boolean" ? wanted : !off.has(key);
    },
  };
}

/** The pairs that may not be booked, by their names. */
export type OffPairs = ReadonlyMap<string, PairIds>;

/** Pairs that are off, as they were read. */
export function offPairs(unlinks: readonly Unlink[]): OffPairs {
  return new Map(unlinks.map((pair) => [pairKey(pair), pair]));
}

/** Some pairs set to a state; those that are so already are no change. */
export function withPairs(
  off: OffPairs,
  changed: ChangedPairs,
  pairs: readonly PairIds[],
  isOn: boolean,
): ChangedPairs {
  const next = { ...changed };
  for (const pair of pairs) {
    const key = pairKey(pair);
    if (off.has(key) === isOn) next[key] = isOn;
    else delete next[key];
  }
  return next;
}

/** Changes that are sent. */
export function changesOf(changed: ChangedPairs): { off: readonly PairIds[]; on: readonly PairIds[] } {
  const pairs = Object.entries(changed).map(([key, isOn]) => ({ ...pairOf(key), isOn }));
  return { off: pairs.filter(({ isOn }) => isOn === false), on: pairs.filter(({ isOn }) => isOn === true) };
}

/** The pair of a name. */
export function pairOf(key: string): PairIds {
  const [courseId = 0, resourceId = 0] = key.split(":").map(Number);
  return { courseId, resourceId };
}

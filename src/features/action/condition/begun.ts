import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import { type FilterState, readFilter, writeFilter } from "../../filter/late.js";
import type { ActionState } from "../entity.js";

/*
 * What a draft holds beside the action: the conditions that were begun, by the place of their effect. Keys of rows mean
 * nothing on another day.
 */

/** The begun conditions as plain data; `undefined` where there is none. */
export function writeBegun({ rows, works }: ActionState): PlainData | undefined {
  const begun = rows.flatMap(({ key }, place) => {
    const work = works[key];
    return work ? [{ place, filter: writeFilter(work) }] : [];
  });
  return begun.length === 0 ? undefined : begun;
}

/** Puts begun conditions beside the effects at their places. What is no filter, or has no effect to belong to, is left out. */
export function readBegun(state: ActionState, begun: PlainData): ActionState {
  if (!Array.isArray(begun)) return state;
  const works: Record<string, FilterState> = {};
  for (const each of begun) {
    const { place, filter } = isPlainObject(each) ? each : {};
    const row = typeof place === "number" ? state.rows[place] : undefined;
    const work = readFilter(filter ?? null);
    if (row && isPlainObject(row.effect) && work) works[row.key] = work;
  }
  return { ...state, works };
}

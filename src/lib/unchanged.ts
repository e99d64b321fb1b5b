import { type PlainObject, samePlainData } from "./plain-data.js";

/** Gives what was before where `next` says the same: then nobody who follows it is told of a change that is none. */
export function unchanged<T extends object>(before: T, next: T): T {
  return samePlainData(before as PlainObject, next as PlainObject) ? before : next;
}

import { type Leaving, orLeft } from "../lib/leaving.js";

/** Whose turn it is on each record. */
export interface Turns {
  /** The last call on each record that has one under way. */
  readonly last: Map<string, Promise<unknown>>;
  readonly leaving: Leaving;
}

/**
 * Makes a call when those before it on the same record, or on any of several, have ended. All that waits is made when the page
 * is left: it would not be there any more when those have ended.
 */
export async function inTurn<T>(
  { last, leaving }: Turns,
  records: string | readonly string[],
  call: () => Promise<T>,
): Promise<T> {
  const names = typeof records === "string" ? [records] : records;
  const before = names.flatMap((name) => last.get(name) ?? []);
  const turn =
    before.length === 0 || leaving.isOn() ? call() : orLeft(leaving, Promise.allSettled(before)).then(call);
  for (const name of names) last.set(name, turn);
  try {
    return await turn;
  } finally {
    for (const name of names) if (last.get(name) === turn) last.delete(name);
  }
}

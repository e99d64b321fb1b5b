import { type Leaving, orLeft } from "../lib/leaving.js";

/** Serial queues, by the name of the record that their calls are about. */
export interface Queues {
  /** The last call of each queue that has one under way. */
  readonly last: Map<string, Promise<unknown>>;
  readonly leaving: Leaving;
}

/**
 * Makes a call when those before it in the same queue, or in any of several, have ended. All that waits is made when the page
 * is left: it would not be there any more when those have ended.
 */
export async function inQueue<T>(
  { last, leaving }: Queues,
  queues: string | readonly string[],
  call: () => Promise<T>,
): Promise<T> {
  const names = typeof queues === "string" ? [queues] : queues;
  const before = names.flatMap((name) => last.get(name) ?? []);
  const own =
    before.length === 0 || leaving.isOn() ? call() : orLeft(leaving, Promise.allSettled(before)).then(call);
  for (const name of names) last.set(name, own);
  try {
    return await own;
  } finally {
    for (const name of names) if (last.get(name) === own) last.delete(name);
  }
}

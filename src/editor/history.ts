/** An undo stack of whole values. `mark` remembers what the last edit touched, so that keystrokes merge. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  readonly mark: { readonly field: string; readonly at: number } | null;
}

/** Keystrokes in one field closer together than this are one step, in milliseconds. */
const mergeWithin = 500;
/** Older steps fall off; nobody walks back further, and values share what did not change. */
const deepest = 500;

/** A history that starts here: nothing to undo. */
export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], mark: null };
}

/**
 * Adds a step. With `field`, an edit of the same field within half a second joins the step before.
 *
 * @param at - now, in milliseconds
 */
export function recordStep<T>(history: History<T>, next: T, at: number, field?: string): History<T> {
  const mark = field === undefined ? null : { field, at };
  const { mark: last } = history;
  const merges =
    last !== null && field === last.field && at - last.at < mergeWithin && history.future.length === 0;
  if (merges) return { ...history, present: next, mark };
  return { past: [...history.past, history.present].slice(-deepest), present: next, future: [], mark };
}

/** One step back, or `null` when there is none. */
export function undoStep<T>({ past, present, future }: History<T>): History<T> | null {
  const previous = past.at(-1);
  if (previous === undefined) return null;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], mark: null };
}

/** One step forward again, or `null` when there is none. */
export function redoStep<T>({ past, present, future }: History<T>): History<T> | null {
  const [next, ...rest] = future;
  if (next === undefined) return null;
  return { past: [...past, present], present: next, future: rest, mark: null };
}

/** The same steps, each changed: what holds for every one of them, as an id that a save gave. */
export function mapHistory<T>(
  { past, present, future, mark }: History<T>,
  change: (each: T) => T,
): History<T> {
  return { past: past.map(change), present: change(present), future: future.map(change), mark };
}

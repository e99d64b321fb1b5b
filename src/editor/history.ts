/**
 * An undo stack of whole values. `mark` remembers what the last edit touched, so that keystrokes merge. `notes` say something
 * of each step, from the first that can be undone to the last that can be done again.
 */
export interface History<T, Note = never> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  readonly mark: { readonly field: string; readonly at: number } | null;
  readonly notes: readonly (Note | null)[];
}

/** Keystrokes in one field closer together than this are one step, in milliseconds. */
const mergeWithin = 500;
/** Older steps fall off; nobody walks back further, and values share what did not change. */
const deepest = 500;

/** A history that starts here: nothing to undo. */
export function beginHistory<T, Note = never>(present: T): History<T, Note> {
  return { past: [], present, future: [], mark: null, notes: [] };
}

/**
 * Adds a step. With `field`, an edit of the same field within half a second joins the step before.
 *
 * @param at - now, in milliseconds
 * @param note - asked for a step that joins none
 */
export function recordStep<T, Note = never>(
  history: History<T, Note>,
  next: T,
  at: number,
  field?: string,
  note: () => Note | null = () => null,
): History<T, Note> {
  const mark = field === undefined ? null : { field, at };
  const { mark: last } = history;
  const merges =
    last !== null && field === last.field && at - last.at < mergeWithin && history.future.length === 0;
  if (merges) return { ...history, present: next, mark };
  return {
    past: [...history.past, history.present].slice(-deepest),
    present: next,
    future: [],
    mark,
    notes: [...history.notes.slice(0, history.past.length), note()].slice(-deepest),
  };
}

/** One step back, or `null` when there is none. */
export function undoStep<T, Note>({
  past,
  present,
  future,
  notes,
}: History<T, Note>): History<T, Note> | null {
  const previous = past.at(-1);
  if (previous === undefined) return null;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], mark: null, notes };
}

/** One step forward again, or `null` when there is none. */
export function redoStep<T, Note>({
  past,
  present,
  future,
  notes,
}: History<T, Note>): History<T, Note> | null {
  const [next, ...rest] = future;
  if (next === undefined) return null;
  return { past: [...past, present], present: next, future: rest, mark: null, notes };
}

/** The same steps, each changed: what holds for every one of them, as an id that a save gave. */
export function mapHistory<T, Note>(
  { past, present, future, ...rest }: History<T, Note>,
  change: (each: T) => T,
): History<T, Note> {
  return { ...rest, past: past.map(change), present: change(present), future: future.map(change) };
}

/** The same history, with a note of the step that undo would take back. */
export function noteStep<T, Note>(history: History<T, Note>, note: Note): History<T, Note> {
  const last = history.past.length - 1;
  return last < 0 ? history : { ...history, notes: history.notes.with(last, note) };
}

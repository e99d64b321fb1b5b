import { atom, type createStore } from "jotai/vanilla";
import { type PlainData, samePlainData } from "../lib/plain-data.js";
import type { FocusTarget } from "./focus-target.js";
import { beginHistory, type History, mapHistory, recordStep, redoStep, undoStep } from "./history.js";

/** What a step through the history did, for the status line that screen readers hear. */
export interface StepAnnouncement {
  kind: "undone" | "redone";
}

/** What every model of a value is made of. */
export type ValueState<T, Settings, Announcement = never> = ReturnType<
  typeof createValueModel<T, Settings, Announcement>
>;

/**
 * Makes what every model of a value shares: the value with its history, what was last saved, the settings, the focus,
 * announcements, and edits as steps. Its atoms live in `store`. `onEdit` is called after each edit by the operator, never
 * for what the page does by script.
 */
export function createValueModel<T, Settings, Announcement = never>(options: {
  store: ReturnType<typeof createStore>;
  settings: Settings;
  /** What is there before anything is loaded. */
  initial: T;
  /** The value as it would be finished: what differs in it is a change. */
  payload(value: T, settings: Settings): PlainData | undefined;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
  /** Another value is there, by whatever way. */
  onChange?(value: T): void;
  /** `false` where nothing can be undone: an edit is no step. */
  undoable?: boolean;
}) {
  const { store, initial, now, onEdit, onChange, undoable = true } = options;
  const settings = atom(options.settings);
  const history = atom<History<T>>(beginHistory(initial));
  /** What was last set or finished: `dirty` and `reset()` compare with it. */
  const baseline = atom<T>(initial);
  const focus = atom<FocusTarget | null>(null);
  const announcement = atom<Announcement | StepAnnouncement | null>(null);
  const present = atom((get) => get(history).present);
  const dirty = atom((get) => {
    const [now, then] = [get(present), get(baseline)].map((each) => options.payload(each, get(settings)));
    return !samePlainData(now ?? null, then ?? null);
  });
  const canUndo = atom((get) => get(history).past.length > 0);
  const canRedo = atom((get) => get(history).future.length > 0);

  function setHistory(next: History<T>): void {
    store.set(history, next);
    onChange?.(next.present);
  }

  /** Puts another value in place of the present one without a step. */
  function replace(next: T | null): void {
    if (next !== null) setHistory({ ...store.get(history), present: next });
  }

  function step(next: T, field?: string): void {
    if (undoable) setHistory(recordStep(store.get(history), next, now(), field));
    else replace(next);
  }

  function travel(next: History<T> | null): boolean {
    if (next === null) return false;
    setHistory(next);
    return true;
  }

  function travelByHand(next: History<T> | null, kind: StepAnnouncement["kind"]): void {
    if (!travel(next)) return;
    store.set(announcement, { kind });
    onEdit();
  }

  return {
    atoms: { settings, history, present, baseline, dirty, canUndo, canRedo, focus, announcement },
    present: () => store.get(present),
    baseline: () => store.get(baseline),
    settings: () => store.get(settings),

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    payload: () => options.payload(store.get(present), store.get(settings)),
    isDirty: () => store.get(dirty),
    canUndo: () => store.get(canUndo),
    canRedo: () => store.get(canRedo),
    undo: () => travel(undoStep(store.get(history))),
    redo: () => travel(redoStep(store.get(history))),
    configure: (next: Settings) => store.set(settings, next),
    /** Replaces the value and clears the history. */
    load(next: T): void {
      setHistory(beginHistory(next));
      store.set(baseline, next);
    },
    /** Back to `to`, as one step that is no edit of the operator's. */
    resetTo: (to: T) => step(to),
    /** Changes count from `saved`. What the save decided holds for every step of the history. */
    rebase(saved: T, decide: (each: T) => T = (each) => each): void {
      store.set(baseline, saved);
      setHistory(mapHistory(store.get(history), decide));
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    /** An edit. Without a next value nothing happened, and `onEdit` is not called. Edits of one `field` may join. */
    edit(next: T | null, field?: string): next is T {
      if (next === null) return false;
      step(next, field);
      onEdit();
      return true;
    },
    /** The next edit joins none before it. */
    endStep: () => store.set(history, { ...store.get(history), mark: null }),
    undoEdit: () => travelByHand(undoStep(store.get(history)), "undone"),
    redoEdit: () => travelByHand(redoStep(store.get(history)), "redone"),

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    replace,
    /** Begins anew with another value: nothing to undo, and what was last saved stays. */
    beginWith: (next: T) => setHistory(beginHistory(next)),
    focusOn: (target: FocusTarget) => store.set(focus, target),
    focusArrived: () => store.set(focus, null),
    announce: (done: Announcement | StepAnnouncement | null) => store.set(announcement, done),
  };
}

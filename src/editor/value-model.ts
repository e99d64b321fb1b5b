import { atom, type createStore } from "jotai/vanilla";
import { type PlainData, samePlainData } from "../lib/plain-data.js";
import type { FocusTarget } from "./focus-target.js";
import {
  beginHistory,
  type History,
  mapHistory,
  noteStep,
  recordStep,
  redoStep,
  undoStep,
} from "./history.js";

/** What a step through the history did, for the status line that screen readers hear. */
export interface StepAnnouncement<Announcement = unknown> {
  kind: "undone" | "redone";
  /** What was announced of the edit that was taken back, or what else it is called; `null` where nobody knows. */
  of: Announcement | string | null;
}

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
  type Step = StepAnnouncement<Announcement>;
  type Steps = History<T, Step["of"]>;
  const { store, initial, now, onEdit, onChange, undoable = true } = options;
  let nameOfStep: () => string | null = () => null;
  const settings = atom(options.settings);
  const history = atom<Steps>(beginHistory(initial));
  /** What was last set or finished: `dirty` and `reset()` compare with it. */
  const baseline = atom<T>(initial);
  const focus = atom<FocusTarget | null>(null);
  const announcement = atom<Announcement | Step | null>(null);
  const present = atom((get) => get(history).present);
  const dirty = atom((get) => {
    const [now, then] = [get(present), get(baseline)].map((each) => options.payload(each, get(settings)));
    return !samePlainData(now ?? null, then ?? null);
  });
  const canUndo = atom((get) => get(history).past.length > 0);
  const canRedo = atom((get) => get(history).future.length > 0);

  function setHistory(next: Steps): void {
    store.set(history, next);
    onChange?.(next.present);
  }

  /** Puts another value in place of the present one without a step. */
  function replace(next: T | null): void {
    if (next !== null) setHistory({ ...store.get(history), present: next });
  }

  function step(next: T, field?: string, name?: () => string | null): void {
    if (undoable) setHistory(recordStep(store.get(history), next, now(), field, name));
    else replace(next);
  }

  function travel(next: Steps | null): boolean {
    if (next === null) return false;
    setHistory(next);
    return true;
  }

  function travelByHand(kind: Step["kind"]): void {
    const before = store.get(history);
    const isUndo = kind === "undone";
    if (!travel(isUndo ? undoStep(before) : redoStep(before))) return;
    const at = before.past.length - (isUndo ? 1 : 0);
    store.set(announcement, { kind, of: before.notes[at] ?? null });
    onEdit();
  }

  function nameStep(name: Announcement | string): void {
    store.set(history, noteStep<T, Step["of"]>(store.get(history), name));
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
      step(next, field, nameOfStep);
      onEdit();
      return true;
    },
    /** The next edit joins none before it. */
    endStep: () => store.set(history, { ...store.get(history), mark: null }),
    undoEdit: () => travelByHand("undone"),
    redoEdit: () => travelByHand("redone"),
    /** What the last edit is called when it is taken back. */
    nameStep,
    /** Asked at each edit that is a step, before it: what it is called, unless something is announced of it. */
    nameStepsBy(name: () => string | null): void {
      nameOfStep = name;
    },

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    replace,
    /** Begins anew with another value: nothing to undo, and what was last saved stays. */
    beginWith: (next: T) => setHistory(beginHistory(next)),
    focusOn: (target: FocusTarget) => store.set(focus, target),
    focusArrived: () => store.set(focus, null),
    /** Of the last edit, and so of its step. */
    announce(done: Announcement | null): void {
      store.set(announcement, done);
      if (done !== null) nameStep(done);
    },
  };
}

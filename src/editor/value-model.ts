import { type Atom, atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
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

/** Announcement of a step through the history, for the status line that screen readers hear. */
export interface StepAnnouncement<Announcement = unknown> {
  kind: "undone" | "redone";
  /** Name of the edit that was undone, or what was announced of it; `null` where neither is known. */
  of: Announcement | string | null;
}

/** The part that models of all values share. */
export interface EditedValueModel<T, Settings, Announcement = never> {
  readonly atoms: {
    readonly settings: PrimitiveAtom<Settings>;
    readonly history: PrimitiveAtom<History<T, StepAnnouncement<Announcement>["of"]>>;
    readonly present: Atom<T>;
    /** Value that was last set or finished. */
    readonly baseline: PrimitiveAtom<T>;
    readonly dirty: Atom<boolean>;
    readonly canUndo: Atom<boolean>;
    readonly canRedo: Atom<boolean>;
    readonly focus: PrimitiveAtom<FocusTarget | null>;
    readonly announcement: PrimitiveAtom<Announcement | StepAnnouncement<Announcement> | null>;
  };
  present(): T;
  baseline(): T;
  settings(): Settings;
  payload(): PlainData | undefined;
  isDirty(): boolean;
  canUndo(): boolean;
  canRedo(): boolean;
  /** By script: no edit. `false` where there is nothing. */
  undo(): boolean;
  redo(): boolean;
  configure(next: Settings): void;
  /** Replaces the value and clears the history. */
  load(next: T): void;
  /** Back to `to`, as one step that is no edit of the operator's. */
  resetTo(to: T): void;
  /** Changes count from `saved`. What the save decided holds for every step of the history. */
  rebase(saved: T, decide?: (each: T) => T): void;
  /** An edit. Without a next value nothing happened, and `onEdit` is not called. Edits of one `field` may join. */
  edit(next: T | null, field?: string): next is T;
  /** The next edit joins none before it. */
  endStep(): void;
  /** By the operator: it is announced and an edit. */
  undoEdit(): void;
  redoEdit(): void;
  /** Names the last edit for its undo. */
  nameStep(name: Announcement | string): void;
  /** Asked at each edit that is a step, before it: what it is called, unless something is announced of it. */
  nameStepsBy(name: () => string | null): void;
  /** Puts another value in place of the present one without a step. */
  replace(next: T | null): void;
  /** Begins anew with another value: nothing to undo, and what was last saved stays. */
  beginWith(next: T): void;
  focusOn(target: FocusTarget): void;
  focusArrived(): void;
  /** Announces the last edit, and so its step. */
  announce(done: Announcement | null): void;
}

/**
 * Makes what every model of a value shares: the value with its history, what was last saved, the settings, the focus,
 * announcements, and edits as steps. Its atoms live in `store`. `onEdit` is called after each edit by the operator, never
 * for what the page does by script.
 */
export function createValueModel<T, Settings, Announcement = never>(options: {
  store: ReturnType<typeof createStore>;
  settings: Settings;
  /** Value before anything is loaded. */
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
}): EditedValueModel<T, Settings, Announcement> {
  type Step = StepAnnouncement<Announcement>;
  type Steps = History<T, Step["of"]>;
  const { store, initial, now, onEdit, onChange, undoable = true } = options;
  let nameOfStep: () => string | null = () => null;
  const settings = atom(options.settings);
  const history = atom<Steps>(beginHistory(initial));
  /** Baseline: the value that was last set or finished, which `dirty` and `reset()` compare with. */
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
    load(next: T): void {
      setHistory(beginHistory(next));
      store.set(baseline, next);
    },
    resetTo: (to: T) => step(to),
    rebase(saved: T, decide: (each: T) => T = (each) => each): void {
      store.set(baseline, saved);
      setHistory(mapHistory(store.get(history), decide));
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    edit(next: T | null, field?: string): next is T {
      if (next === null) return false;
      step(next, field, nameOfStep);
      onEdit();
      return true;
    },
    endStep: () => store.set(history, { ...store.get(history), mark: null }),
    undoEdit: () => travelByHand("undone"),
    redoEdit: () => travelByHand("redone"),
    nameStep,
    nameStepsBy(name: () => string | null): void {
      nameOfStep = name;
    },

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    replace,
    beginWith: (next: T) => setHistory(beginHistory(next)),
    focusOn: (target: FocusTarget) => store.set(focus, target),
    focusArrived: () => store.set(focus, null),
    announce(done: Announcement | null): void {
      store.set(announcement, done);
      if (done !== null) nameStep(done);
    },
  };
}

import { atom, type createStore } from "jotai/vanilla";
import {
  beginHistory,
  type FocusTarget,
  type History,
  mapHistory,
  recordStep,
  redoStep,
  undoStep,
} from "../editor/index.js";
import { type PlainData, type PlainObject, samePlainData } from "../lib/plain-data.js";
import { subscribeAll } from "../lib/subscribe-all.js";
import { differencesBetween } from "./differences.js";
import type { DocumentFormat } from "./document-format.js";
import { firstNewRow, type ListDocument, type Row, siblingsOf, typeOf } from "./rows.js";
import { createSelection } from "./selection/create-selection.js";
import { neighbourOfAll } from "./several-rows.js";

/** What an edit did, for the status line that screen readers hear. */
export type Announcement =
  | { kind: "added" | "removed" | "duplicated" | "moved" | "inverted"; number: number; type: unknown }
  | { kind: "severalRemoved" | "severalMoved"; count: number }
  | { kind: "wrapped" | "dissolved" | "cleared" | "undone" | "redone" };

/** Where the focus goes in rows of this list. */
export interface RowFields {
  /** The field that keeps the focus when the row above or below is removed. */
  afterRemove: string;
  /** The add buttons of a list. */
  add: string;
}

/** What every list editor's model is made of. */
export type DocumentModel<State extends ListDocument, Settings> = ReturnType<
  typeof createDocumentModel<State, Settings>
>;

/**
 * Makes what every model of a list of variants shares: the document with its history, what was last saved, the focus,
 * announcements, and edits as steps. Its atoms live in `store`. `onEdit` is called after each edit by the operator, never for
 * what the page does by script.
 */
export function createDocumentModel<State extends ListDocument, Settings>(options: {
  store: ReturnType<typeof createStore>;
  settings: Settings;
  format: DocumentFormat<State, Settings>;
  fields: RowFields;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
  /** Other content is there: by script, by a reset, from a draft. */
  onLoad?(state: State): void;
}) {
  const { store, format, fields, now, onEdit } = options;
  const start = readKnown(format.empty());
  const settings = atom(options.settings);
  const history = atom<History<State>>(beginHistory(start));
  /** What was last set or finished: `dirty` and `reset()` compare with it. */
  const baseline = atom<State>(start);
  const focus = atom<FocusTarget | null>(null);
  const moved = atom<string | null>(null);
  const announcement = atom<Announcement | null>(null);
  const state = atom((get) => get(history).present);
  const value = atom((get) => format.write(get(state)));
  // As they would be finished: blanks around a name are no change.
  const dirty = atom((get) => {
    const [now, then] = [get(state), get(baseline)].map((each) => format.payload(each, get(settings)));
    return !samePlainData(now ?? null, then ?? null);
  });
  const blank = atom((get) => {
    if (get(state).rows.length > 0 || get(dirty)) return false;
    const none = format.payload(start, get(settings));
    // A page may leave out what is empty anyway.
    return samePlainData({ ...none, ...format.payload(get(state), get(settings)) }, none);
  });
  const selection = createSelection(store, state);
  const canUndo = atom((get) => get(history).past.length > 0);
  const canRedo = atom((get) => get(history).future.length > 0);

  /** Of a document that this model wrote or was given before. */
  function readKnown(document: PlainObject, firstKey = 0): State {
    const read = format.read(document, firstKey);
    if (read === null) throw new Error("a document that was read before cannot be read");
    return read;
  }

  function setHistory(next: History<State>): void {
    store.set(history, next);
    selection.keepIn(next.present);
  }

  /** Makes a step of an edit. Without a next state nothing happened, and `onEdit` is not called. */
  function edit(next: State | null, field?: string): next is State {
    if (next === null) return false;
    setHistory(recordStep(store.get(history), next, now(), field));
    onEdit();
    return true;
  }

  function travel(next: History<State> | null): boolean {
    if (next === null) return false;
    setHistory(next);
    return true;
  }

  function announce(kind: Extract<Announcement, { number: number }>["kind"], of: State, row: Row): void {
    const number = siblingsOf(of, row.key).findIndex(({ key }) => key === row.key) + 1;
    store.set(announcement, { kind, number, type: typeOf(row.value) });
  }

  /** One row by its number and its kind, several by their count. */
  function announceRows(kind: "removed" | "moved", of: State, rows: readonly Row[]): void {
    const [first] = rows;
    const several = kind === "removed" ? "severalRemoved" : "severalMoved";
    if (rows.length === 1 && first) announce(kind, of, first);
    else store.set(announcement, { kind: several, count: rows.length });
  }

  return {
    atoms: { settings, history, state, value, baseline, focus, moved, announcement, dirty, canUndo, canRedo },
    selection,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(value),
    payload: () => format.payload(store.get(state), store.get(settings)),
    record: () => format.record(store.get(baseline).document),
    /** In how many places it differs from what is there; 0 when it is no such document. */
    differences(data: PlainData): number {
      const here = store.get(state);
      const other = format.read(data, here.nextKey);
      return other === null ? 0 : differencesBetween(here, other);
    },
    isEmpty: () => store.get(state).rows.length === 0,
    isBlank: () => store.get(blank),
    isDirty: () => store.get(dirty),
    canUndo: () => store.get(canUndo),
    canRedo: () => store.get(canRedo),
    undo: () => travel(undoStep(store.get(history))),
    redo: () => travel(redoStep(store.get(history))),
    configure: (next: Settings) => store.set(settings, next),

    /** Replaces the content and clears the history; `false` when it is no such document. `null` is the empty one. */
    load(data: PlainData): boolean {
      const next = format.read(data ?? format.empty(), store.get(state).nextKey);
      if (next === null) return false;
      setHistory(beginHistory(next));
      store.set(baseline, next);
      store.set(moved, null);
      options.onLoad?.(next);
      return true;
    },

    /** Back to what was last set or finished, as one step that can be undone. */
    reset(): void {
      if (!store.get(dirty) && !format.hasPendingWork?.(store.get(state))) return;
      const next = readKnown(format.write(store.get(baseline)), store.get(state).nextKey);
      setHistory(recordStep(store.get(history), next, now()));
      options.onLoad?.(next);
    },

    /**
     * The payload is saved or handed over: changes count from here. What the save decided (an id, a folder) holds for
     * every step of the history.
     */
    applySave(payload: PlainObject, response: PlainData | undefined): void {
      const decided = format.decidedBySave(payload, response);
      const saved = readKnown({ ...payload, ...decided }, store.get(state).nextKey);
      // Rows keep their keys, so that later changes are compared with the right ones.
      const { past, present } = store.get(history);
      const step = [present, ...past.toReversed()].find((each) =>
        samePlainData(format.payload(each, store.get(settings)), payload),
      );
      store.set(baseline, step ? { ...saved, rows: step.rows } : saved);
      const withDecided = (each: State) => ({ ...each, document: { ...each.document, ...decided } });
      setHistory(mapHistory(store.get(history), withDecided));
    },

    /** Calls back when one of these atoms, or what every document has, holds something else. */
    subscribeWith: (others: Parameters<typeof subscribeAll>[1], listener: () => void) =>
      subscribeAll(store, [value, dirty, baseline, settings, ...others], listener),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    edit,

    /** An edit that puts in something new: the focus goes to its first field. */
    insert(kind: "added" | "duplicated", next: State | null, field = "first"): boolean {
      const before = store.get(state);
      if (!edit(next)) return false;
      const row = firstNewRow(before, next);
      if (!row) return true;
      store.set(focus, { row: row.key, field });
      announce(kind, next, row);
      return true;
    },

    /**
     * An edit that takes rows of one list away: the focus goes to the row after them, else to the one before, else to the
     * add buttons.
     */
    remove(rows: readonly Row[], next: State | null, container: string | null = null): void {
      const before = store.get(state);
      const neighbour = neighbourOfAll(before, new Set(rows.map(({ key }) => key)));
      if (!edit(next)) return;
      store.set(
        focus,
        neighbour ? { row: neighbour.key, field: fields.afterRemove } : { row: container, field: fields.add },
      );
      announceRows("removed", before, rows);
    },

    /** An edit that puts a row elsewhere: the focus stays on `field` of it, and it is marked for a moment. */
    move(row: Row, next: State | null, field: string): void {
      if (!edit(next)) return;
      store.set(moved, row.key);
      store.set(focus, { row: row.key, field });
      announce("moved", next, row);
    },

    announce,
    announceRows,
    announceEdit: (done: Announcement | null) => store.set(announcement, done),

    /** Puts a draft in place of the content, as one step that can be undone. */
    restoreDraft(data: PlainData, complete = (read: State) => read): boolean {
      const next = format.read(data, store.get(state).nextKey);
      if (next === null) return false;
      options.onLoad?.(next);
      return edit(complete(next));
    },

    undoEdit(): void {
      if (!travel(undoStep(store.get(history)))) return;
      store.set(announcement, { kind: "undone" });
      onEdit();
    },
    redoEdit(): void {
      if (!travel(redoStep(store.get(history)))) return;
      store.set(announcement, { kind: "redone" });
      onEdit();
    },

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    state: () => store.get(state),
    settings: () => store.get(settings),
    /** Shows the same document otherwise: no edit, and no step. */
    show(next: State | null): void {
      if (next) setHistory({ ...store.get(history), present: next });
    },
    /** Another state in place of the present one, by who keeps the history of it: nothing to undo here. */
    restart: (next: State) => setHistory(beginHistory(next)),
    focusOn: (target: FocusTarget) => store.set(focus, target),
    focusArrived: () => store.set(focus, null),
    /** Marks a row for a moment, as one that was moved: the eye finds it. */
    mark: (key: string) => store.set(moved, key),
    clearMove: () => store.set(moved, null),
  };
}

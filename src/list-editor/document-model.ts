import { atom, type createStore } from "jotai/vanilla";
import { createValueModel, type StepAnnouncement } from "../editor/index.js";
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
  | { kind: "wrapped" | "dissolved" | "cleared" }
  | StepAnnouncement;

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
 * Makes what every model of a list of variants shares: on `createValueModel`, the document as it is read and written, its
 * rows, and what moved. `onEdit` is called after each edit by the operator, never for what the page does by script.
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
  const { store, format, fields } = options;
  const start = readKnown(format.empty());
  const model = createValueModel<State, Settings, Announcement>({
    ...options,
    initial: start,
    // As it would be finished: blanks around a name are no change.
    payload: format.payload,
    onChange: (next) => selection.keepIn(next),
  });
  const { present: state, settings, history, baseline, dirty, focus, announcement } = model.atoms;
  const moved = atom<string | null>(null);
  const value = atom((get) => format.write(get(state)));
  const blank = atom((get) => {
    if (get(state).rows.length > 0 || get(dirty)) return false;
    const none = format.payload(start, get(settings));
    // A page may leave out what is empty anyway.
    return samePlainData({ ...none, ...format.payload(get(state), get(settings)) }, none);
  });
  const selection = createSelection(store, state);

  /** Of a document that this model wrote or was given before. */
  function readKnown(document: PlainObject, firstKey = 0): State {
    const read = format.read(document, firstKey);
    if (read === null) throw new Error("a document that was read before cannot be read");
    return read;
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
    ...model,
    atoms: { ...model.atoms, state, value, moved },
    selection,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(value),
    payload: () => format.payload(store.get(state), store.get(settings)),
    record: () => format.record(store.get(baseline).document),
    /** In how many places it differs from what is there; 0 when it is no such document. */
    differences(data: PlainData): number {
      const shown = store.get(state);
      const other = format.read(data, shown.nextKey);
      return other === null ? 0 : differencesBetween(shown, other);
    },
    isEmpty: () => store.get(state).rows.length === 0,
    isBlank: () => store.get(blank),

    /** Replaces the content and clears the history; `false` when it is no such document. `null` is the empty one. */
    load(data: PlainData): boolean {
      const next = format.read(data ?? format.empty(), store.get(state).nextKey);
      if (next === null) return false;
      model.load(next);
      store.set(moved, null);
      options.onLoad?.(next);
      return true;
    },

    /** Back to what was last set or finished, as one step that can be undone. */
    reset(): void {
      if (!store.get(dirty) && !format.hasPendingWork?.(store.get(state))) return;
      const next = readKnown(format.write(store.get(baseline)), store.get(state).nextKey);
      model.resetTo(next);
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
      model.rebase(step ? { ...saved, rows: step.rows } : saved, (each) => ({
        ...each,
        document: { ...each.document, ...decided },
      }));
    },

    /** Calls back when one of these atoms, or what every document has, holds something else. */
    subscribeWith: (others: Parameters<typeof subscribeAll>[1], listener: () => void) =>
      subscribeAll(store, [value, dirty, baseline, settings, ...others], listener),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    /** An edit that puts in something new: the focus goes to its first field. */
    insert(kind: "added" | "duplicated", next: State | null, field = "first"): boolean {
      const before = store.get(state);
      if (!model.edit(next)) return false;
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
      if (!model.edit(next)) return;
      store.set(
        focus,
        neighbour ? { row: neighbour.key, field: fields.afterRemove } : { row: container, field: fields.add },
      );
      announceRows("removed", before, rows);
    },

    /** An edit that puts a row elsewhere: the focus stays on `field` of it, and it is marked for a moment. */
    move(row: Row, next: State | null, field: string): void {
      if (!model.edit(next)) return;
      store.set(moved, row.key);
      store.set(focus, { row: row.key, field });
      announce("moved", next, row);
    },

    announce,
    announceRows,
    announceEdit: model.announce,

    /** Puts a draft in place of the content, as one step that can be undone. */
    restoreDraft(data: PlainData, complete = (read: State) => read): boolean {
      const next = format.read(data, store.get(state).nextKey);
      if (next === null) return false;
      options.onLoad?.(next);
      return model.edit(complete(next));
    },

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    state: model.present,
    /** Marks a row for a moment, as one that was moved: the eye finds it. */
    mark: (key: string) => store.set(moved, key),
    clearMove: () => store.set(moved, null),
  };
}

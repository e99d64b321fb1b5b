import { atom, type createStore } from "jotai/vanilla";
import { createValueModel, type FocusTarget } from "../editor/index.js";
import { mayHaveKeys, type PlainData, type PlainObject, samePlainData } from "../lib/plain-data.js";
import { subscribeAll } from "../lib/subscribe-all.js";
import {
  type Announcement,
  announcementOf,
  announcementOfAll,
  type NoKinds,
  type OwnKinds,
  type RowAnnouncement,
} from "./announcement.js";
import type { Clipboard } from "./clipboard/commands.js";
import { differencesBetween } from "./differences.js";
import type { DocumentModel } from "./document.js";
import type { DocumentFormat } from "./document-format.js";
import { errorsInRows, type RefusedRows } from "./problems/refused-rows.js";
import type { RowProblem } from "./problems/row-problem.js";
import { firstNewRow, type ListDocument, type Row } from "./rows.js";
import { createSelection } from "./selection/create-selection.js";
import { neighbourOfAll } from "./several-rows.js";

/** Names of the fields of a row that take the focus. */
export interface RowFields {
  /** The field that keeps the focus when the row above or below is removed. */
  afterRemove: string;
  /** The add buttons of a list. */
  add: string;
  /** Field to which a server error about the whole row leads. */
  whole: string;
}

/** The same list while nothing is wrong, so that an edit renders its own row only. */
const noProblems: readonly RowProblem[] = [];

/**
 * Makes what every model of a list shares: on `createValueModel`, the document as it is read and written, its rows, what
 * is wrong with them, and what moved. It asks nothing of a row but plain data. `onEdit` is called after each edit by the
 * operator, never for what the page does by script. `Own` are the kinds of announcements that only this feature has.
 */
export function createDocumentModel<
  State extends ListDocument,
  Settings,
  Own extends OwnKinds = NoKinds,
>(options: {
  store: ReturnType<typeof createStore>;
  settings: Settings;
  format: DocumentFormat<State, Settings>;
  fields: RowFields;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
  /** Other content is there: by script, by a reset, from a draft. */
  onLoad?(state: State): void;
}): DocumentModel<State, Settings, Own> {
  const { store, format, fields } = options;
  const start = readKnown(format.empty());
  const model = createValueModel<State, Settings, Announcement<Own>>({
    ...options,
    initial: start,
    // As it would be finished: blanks around a name are no change.
    payload: format.payload,
    onChange: (next) => selection.keepIn(next),
  });
  const { present: state, settings, history, baseline, dirty, focus } = model.atoms;
  const moved = atom<string | null>(null);
  const value = atom((get) => format.write(get(state)));
  const blank = atom((get) => {
    if (get(state).rows.length > 0 || get(dirty)) return false;
    const none = format.payload(start, get(settings));
    // A page may leave out what is empty anyway.
    return samePlainData({ ...none, ...format.payload(get(state), get(settings)) }, none);
  });
  const selection = createSelection(store, state);
  /** The commands by which rows are copied, while the screen is there to carry them out. */
  const clipboard = atom<Clipboard | null>(null);

  /** Counts what a judgement depends on besides the document, as a list that arrived. */
  const arrivals = atom(0);
  const problems = atom((get) => {
    get(arrivals);
    const found = format.validate?.(get(state), get(settings)) ?? noProblems;
    return found.length === 0 ? noProblems : found;
  });
  const refused = atom<RefusedRows>(new Map());
  const serverErrors = atom((get) => errorsInRows(get(refused), get(state)));

  /** Reads a document that this model wrote or was given before. */
  function readKnown(document: PlainObject, firstKey = 0): State {
    const read = format.read(document, firstKey);
    if (read === null) throw new Error("a document that was read before cannot be read");
    return read;
  }

  function announce(kind: RowAnnouncement<Own>["kind"], of: State, row: Row): void {
    model.announce(announcementOf<Own>(kind, of, row));
  }

  function announceRows(kind: "removed" | "moved", of: State, rows: readonly Row[]): void {
    model.announce(announcementOfAll(kind, of, rows));
  }

  return {
    ...model,
    atoms: { ...model.atoms, state, value, moved, clipboard, problems, serverErrors },
    selection,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(value),
    payload: () => format.payload(store.get(state), store.get(settings)),
    record: () => format.record(store.get(baseline).document),
    differences(data: PlainData): number {
      const shown = store.get(state);
      const other = format.read(data, shown.nextKey);
      return other === null ? 0 : differencesBetween(shown, other);
    },
    problems: () => store.get(problems),
    judgeAgain: () => store.set(arrivals, (count) => count + 1),
    showServerErrors: (next: RefusedRows) => store.set(refused, next),
    serverErrorAt(message: string): FocusTarget | undefined {
      const error = store.get(serverErrors).find((each) => each.message === message);
      return error && { row: error.row, field: error.field || fields.whole };
    },
    isEmpty: () => store.get(state).rows.length === 0,
    isBlank: () => store.get(blank),

    load(data: PlainData): boolean {
      const empty = format.empty();
      // Unknown keys are kept, but what has no other is something else, an event's detail say.
      if (!mayHaveKeys(data, Object.keys(empty))) return false;
      const next = format.read(data ?? empty, store.get(state).nextKey);
      if (next === null) return false;
      model.load(next);
      store.set(moved, null);
      options.onLoad?.(next);
      return true;
    },

    reset(): void {
      if (!store.get(dirty) && !format.hasPendingWork?.(store.get(state))) return;
      const next = readKnown(format.write(store.get(baseline)), store.get(state).nextKey);
      model.resetTo(next);
      options.onLoad?.(next);
    },

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

    subscribeWith: (others: Parameters<typeof subscribeAll>[1], listener: () => void) =>
      subscribeAll(store, [value, dirty, baseline, settings, problems, ...others], listener),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    insert(kind: "added" | "duplicated", next: State | null, field = "first"): boolean {
      const before = store.get(state);
      if (!model.edit(next)) return false;
      const row = firstNewRow(before, next);
      if (!row) return true;
      store.set(focus, { row: row.key, field });
      announce(kind, next, row);
      return true;
    },

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

    move(row: Row, next: State | null, field: string): void {
      if (!model.edit(next)) return;
      store.set(moved, row.key);
      store.set(focus, { row: row.key, field });
      announce("moved", next, row);
    },

    announce,
    announceRows,
    announceEdit: model.announce,

    restoreDraft(data: PlainData, complete = (read: State) => read): boolean {
      const next = format.read(data, store.get(state).nextKey);
      if (next === null) return false;
      options.onLoad?.(next);
      return model.edit(complete(next));
    },

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    state: model.present,
    goTo(target: FocusTarget | undefined): void {
      const to = target ?? store.get(problems)[0];
      if (to) model.focusOn({ row: to.row, field: to.field });
    },
    mark: (key: string) => store.set(moved, key),
    clearMove: () => store.set(moved, null),
  };
}

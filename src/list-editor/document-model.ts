import { atom, type createStore } from "jotai/vanilla";
import { createValueModel, type FocusTarget } from "../editor/index.js";
import { mayHaveKeys, type PlainData, type PlainObject, samePlainData } from "../lib/plain-data.js";
import { subscribeAll } from "../lib/subscribe-all.js";
import type { Announcement, NoKinds, OwnKinds } from "./announcement.js";
import type { Clipboard } from "./clipboard/commands.js";
import { differencesBetween } from "./differences.js";
import type { DocumentModel } from "./document.js";
import type { DocumentFormat } from "./document-format.js";
import { createDocumentProblems } from "./problems/document-problems.js";
import { createRowEdits, type RowFields } from "./row-edits.js";
import type { ListDocument } from "./rows.js";
import { createSelection } from "./selection/create-selection.js";

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
  const { present: state, settings, history, baseline, dirty } = model.atoms;
  const { moved, ...rowEdits } = createRowEdits<State, Settings, Own>(store, model, fields);
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

  const { atoms: problemAtoms, ...problems } = createDocumentProblems(store, model.atoms, options);

  /** Reads a document that this model wrote or was given before. */
  function readKnown(document: PlainObject, firstKey = 0): State {
    const read = format.read(document, firstKey);
    if (read === null) throw new Error("a document that was read before cannot be read");
    return read;
  }

  return {
    ...model,
    atoms: { ...model.atoms, state, value, moved, clipboard, ...problemAtoms },
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
    ...problems,
    isEmpty: () => store.get(state).rows.length === 0,
    isBlank: () => store.get(blank),

    load(data: PlainData): boolean {
      const empty = format.empty();
      // Unknown keys are kept, but what has no other is something else, an event's detail say.
      if (!mayHaveKeys(data, Object.keys(empty))) return false;
      const next = format.read(data ?? empty, store.get(state).nextKey);
      if (next === null) return false;
      model.load(next);
      rowEdits.clearMove();
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
      const isSent = (each: State) => samePlainData(format.payload(each, store.get(settings)), payload);
      model.rebase(withRowsOf(store.get(history), isSent, saved), (each) => ({
        ...each,
        document: { ...each.document, ...decided },
      }));
    },

    subscribeWith: (others: Parameters<typeof subscribeAll>[1], listener: () => void) =>
      subscribeAll(store, [value, dirty, baseline, settings, problemAtoms.problems, ...others], listener),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    ...rowEdits,
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
      const to = target ?? problems.problems()[0];
      if (to) model.focusOn({ row: to.row, field: to.field });
    },
  };
}

/** Gives what was saved the rows of the step that was sent: their keys stay, so that later changes are compared with the right ones. */
function withRowsOf<State extends ListDocument>(
  { past, present }: { readonly past: readonly State[]; readonly present: State },
  isSent: (each: State) => boolean,
  saved: State,
): State {
  const step = [present, ...past.toReversed()].find(isSent);
  return step ? { ...saved, rows: step.rows } : saved;
}

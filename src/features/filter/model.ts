import { atom, type createStore } from "jotai/vanilla";
import { isPlainObject } from "../../lib/plain-data.js";
import {
  allRows,
  createDocumentModel,
  type DocumentFormat,
  type RowError,
  type RowProblem,
  type ValidationContext,
} from "../../list-editor/index.js";
import { allConditions, type ConditionVariants } from "./conditions/index.js";
import { createEdits, type FilterAnnouncements } from "./edits.js";
import { emptyFilter, type FilterState, readFilter, recordOf, writeFilter } from "./entity.js";
import { filterPayload } from "./payload.js";
import { notThere, problemsOf } from "./problems.js";
import type { FilterSettings } from "./settings.js";

type Store = ReturnType<typeof createStore>;

/** What is shown at a row, besides its problems. */
export interface RowNote {
  /** How many friends are left after it, or meet it. */
  figure?: string | undefined;
  /** That it leaves nobody. */
  isZero?: boolean | undefined;
  /** A logic warning, or what the server said; neither keeps anybody from saving. */
  warning?: string | undefined;
  /** Whether the friend that was asked about meets it. */
  meets?: boolean | undefined;
}

/** Up to so many conditions the sentence about them stands open. */
const fewRows = 5;

/** The state of one filter editor, and everything that can be done to it. */
export type FilterModel = ReturnType<typeof createFilterModel>;

/**
 * Makes the model of one filter editor. Its atoms live in `store`. `onEdit` is called after each edit by the operator,
 * never for what the page does by script. The action editor has one for the condition of an effect.
 */
export function createFilterModel(options: {
  store: Store;
  settings: FilterSettings;
  now(): number;
  /** `YYYY-MM-DD HH:mm`, where the operator is. */
  localTime(): string;
  onEdit(): void;
  /** What the filter may hold. */
  conditions?: ConditionVariants;
}) {
  const { store, localTime, conditions = allConditions } = options;
  const list = createDocumentModel<FilterState, FilterSettings, FilterAnnouncements>({
    ...options,
    format: formatOf(conditions, localTime),
    fields: { afterRemove: "remove", add: "add", whole: "first" },
  });
  const { settings, state, problems } = list.atoms;
  // The notes at the rows; each map is written by one part of the screen.
  const figures = atom<ReadonlyMap<string, RowNote>>(new Map<string, RowNote>());
  const logicWarnings = atom<ReadonlyMap<string, RowNote>>(new Map<string, RowNote>());
  const verdicts = atom<ReadonlyMap<string, RowNote>>(new Map<string, RowNote>());
  /** The same map while there are none, so that an edit renders its own row only. */
  const noNotes: ReadonlyMap<string, RowNote> = new Map<string, RowNote>();
  const refusals = atom((get) => warningsOf(get(list.atoms.serverErrors), noNotes));
  const notes = atom((get) => mergeNotes(get(figures), get(logicWarnings), get(verdicts), get(refusals)));

  /** The filter that the page named, while it is not there. */
  const loading = atom<"loading" | "failed" | null>(null);
  /** Rows that were added and that nobody has left yet: nothing is missing in them so far. */
  const fresh = atom<ReadonlySet<string>>(new Set<string>());
  const edits = createEdits(list, conditions);

  function startFresh(isAdded: boolean): boolean {
    const key = isAdded ? store.get(list.atoms.focus)?.row : null;
    if (key) store.set(fresh, new Set([...store.get(fresh), key]));
    return isAdded;
  }

  return {
    ...list,
    ...edits,
    addCondition: (...added: Parameters<typeof edits.addCondition>) =>
      startFresh(edits.addCondition(...added)),
    addOrPanel: () => startFresh(edits.addOrPanel()),
    conditions,
    /** What came of the operator's edits. */
    editedConditions: new WeakSet<object>(),
    atoms: {
      ...list.atoms,
      notes,
      figures,
      logicWarnings,
      verdicts,
      loading,
      fresh,
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    /** While the filter that the page named is not there, that is the problem: an empty one must not take its place. */
    problems(): readonly RowProblem[] {
      const awaited = store.get(loading);
      return awaited ? [notThere(awaited, store.get(settings).locale)] : store.get(problems);
    },
    isBlank: () => store.get(loading) === null && list.isBlank(),
    /** Few enough conditions for a sentence about all of them to be read at a glance. */
    isShort: () => allRows(store.get(state)).length <= fewRows,
    /** What a judgement of a condition may depend on besides the condition. */
    validationContext(): ValidationContext {
      const { locale, limits } = store.get(settings);
      return { locale, limits, now: localTime() };
    },
    /** The field of the last edit, where the next one in it would be the same step. */
    lastField: () => store.get(list.atoms.history).mark?.field ?? null,
    /** The filter that the page named is on its way, or could not be had; until then nothing can be edited or saved. */
    showLoading: (what: "loading" | "failed" | null) => store.set(loading, what),
    subscribe: (listener: () => void) => list.subscribeWith([loading], listener),

    /** Nobody fills this row in any more, or any, when it is to be saved: what is missing can be said. */
    leave(key?: string): void {
      const rows = store.get(fresh);
      if (key === undefined ? rows.size === 0 : !rows.has(key)) return;
      store.set(fresh, new Set(key === undefined ? [] : [...rows].filter((each) => each !== key)));
    },
  };
}

/** How filters are read, written, judged and sent. */
function formatOf(
  conditions: ConditionVariants,
  localTime: () => string,
): DocumentFormat<FilterState, FilterSettings> {
  return {
    empty: emptyFilter,
    read: readFilter,
    write: writeFilter,
    payload: (state, settings) => filterPayload(state, settings, conditions),
    validate: (state, settings) => problemsOf(state, settings, localTime(), conditions),
    record: recordOf,
    decidedBySave(_, response) {
      const fid = isPlainObject(response) ? response.fid : undefined;
      return fid === undefined || fid === null ? {} : { fid };
    },
  };
}

/** What the server said of each row, in one line. */
function warningsOf(
  errors: readonly RowError[],
  none: ReadonlyMap<string, RowNote>,
): ReadonlyMap<string, RowNote> {
  if (errors.length === 0) return none;
  const notes = new Map<string, RowNote>();
  for (const { row, message } of errors)
    notes.set(row, { warning: [notes.get(row)?.warning, message].filter(Boolean).join(" ") });
  return notes;
}

/** All notes of each row. */
function mergeNotes(...parts: readonly ReadonlyMap<string, RowNote>[]): ReadonlyMap<string, RowNote> {
  const merged = new Map<string, RowNote>();
  for (const part of parts) for (const [key, note] of part) merged.set(key, { ...merged.get(key), ...note });
  return merged;
}

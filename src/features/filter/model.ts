import { type Atom, atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import { isPlainObject } from "../../lib/plain-data.js";
import {
  allRows,
  createDocumentModel,
  type DocumentFormat,
  type DocumentModel,
  type RowError,
  type RowProblem,
  type ValidationContext,
} from "../../list-editor/index.js";
import { allConditions, type ConditionVariants } from "./conditions/index.js";
import { createEdits, type FilterAnnouncements, type FilterEdits } from "./edits.js";
import { emptyFilter, type FilterState, readFilter, recordOf, writeFilter } from "./entity.js";
import { filterPayload } from "./payload.js";
import { notThere, problemsOf } from "./problems.js";
import type { FilterSettings } from "./settings.js";

type Store = ReturnType<typeof createStore>;

/** Note at a row, besides its problems. */
export interface RowNote {
  /** How many friends are left after it, or meet it. */
  figure?: string | undefined;
  /** That it leaves nobody. */
  isZero?: boolean | undefined;
  /** A logic warning, or what the server said; neither keeps anybody from saving. */
  warning?: string | undefined;
  /** True when the friend that was asked about meets it. */
  meets?: boolean | undefined;
}

/** Up to so many conditions the sentence about them stands open. */
const fewRows = 5;

/** The state of one filter editor, and everything that can be done to it. */
export interface FilterModel extends FilterDocument, FilterEdits {
  /** Conditions that the filter may hold. */
  readonly conditions: ConditionVariants;
  /** Conditions that came of the operator's edits. */
  readonly editedConditions: WeakSet<object>;
  readonly atoms: FilterDocument["atoms"] & FilterAtoms;
  /** While the filter that the page named is not there, that is the problem: an empty one must not take its place. */
  problems(): readonly RowProblem[];
  /** Few enough conditions for a sentence about all of them to be read at a glance. */
  isShort(): boolean;
  /** Settings that a judgement of a condition may depend on besides the condition. */
  validationContext(): ValidationContext;
  /** The field of the last edit, where the next one in it would be the same step. */
  lastField(): string | null;
  /** The filter that the page named is on its way, or could not be had; until then nothing can be edited or saved. */
  showLoading(what: NamedFilter): void;
  subscribe(listener: () => void): () => void;
  /** Nobody fills this row in any more, or any, when it is to be saved: what is missing can be said. */
  leave(key?: string): void;
}

type FilterDocument = DocumentModel<FilterState, FilterSettings, FilterAnnouncements>;

type Notes = ReadonlyMap<string, RowNote>;

/** The filter that the page named, while it is not there. */
type NamedFilter = "loading" | "failed" | null;

interface FilterAtoms {
  /** All notes of each row. The three after it are each written by one part of the screen. */
  readonly notes: Atom<Notes>;
  readonly figures: PrimitiveAtom<Notes>;
  readonly logicWarnings: PrimitiveAtom<Notes>;
  readonly verdicts: PrimitiveAtom<Notes>;
  readonly loading: PrimitiveAtom<NamedFilter>;
  /** Rows that were added and that nobody has left yet: nothing is missing in them so far. */
  readonly fresh: PrimitiveAtom<ReadonlySet<string>>;
}

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
  /** Conditions that the filter may hold. */
  conditions?: ConditionVariants;
}): FilterModel {
  const { store, localTime, conditions = allConditions } = options;
  const list = createDocumentModel<FilterState, FilterSettings, FilterAnnouncements>({
    ...options,
    format: formatOf(conditions, localTime),
    fields: { afterRemove: "remove", add: "add", whole: "first" },
  });
  const { settings, state, problems } = list.atoms;
  const figures = atom<Notes>(new Map<string, RowNote>());
  const logicWarnings = atom<Notes>(new Map<string, RowNote>());
  const verdicts = atom<Notes>(new Map<string, RowNote>());
  /** The same map while there are none, so that an edit renders its own row only. */
  const noNotes: Notes = new Map<string, RowNote>();
  const refusals = atom((get) => warningsOf(get(list.atoms.serverErrors), noNotes));
  const notes = atom((get) => mergeNotes(get(figures), get(logicWarnings), get(verdicts), get(refusals)));
  const loading = atom<NamedFilter>(null);
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
    problems(): readonly RowProblem[] {
      const awaited = store.get(loading);
      return awaited ? [notThere(awaited, store.get(settings).locale)] : store.get(problems);
    },
    isBlank: () => store.get(loading) === null && list.isBlank(),
    isShort: () => allRows(store.get(state)).length <= fewRows,
    validationContext(): ValidationContext {
      const { locale, limits } = store.get(settings);
      return { locale, limits, now: localTime() };
    },
    lastField: () => store.get(list.atoms.history).mark?.field ?? null,
    showLoading: (what) => store.set(loading, what),
    subscribe: (listener: () => void) => list.subscribeWith([loading], listener),
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

/** Server's errors of each row, in one line. */
function warningsOf(errors: readonly RowError[], none: Notes): Notes {
  if (errors.length === 0) return none;
  const notes = new Map<string, RowNote>();
  for (const { row, message } of errors)
    notes.set(row, { warning: [notes.get(row)?.warning, message].filter(Boolean).join(" ") });
  return notes;
}

/** All notes of each row. */
function mergeNotes(...parts: readonly Notes[]): Notes {
  const merged = new Map<string, RowNote>();
  for (const part of parts) for (const [key, note] of part) merged.set(key, { ...merged.get(key), ...note });
  return merged;
}

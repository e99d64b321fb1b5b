import { atom, type createStore } from "jotai/vanilla";
import type { FocusTarget } from "../../editor/index.js";
import { isPlainObject } from "../../lib/plain-data.js";
import {
  allRows,
  type Clipboard,
  createDocumentModel,
  type DocumentFormat,
  type ValidationContext,
} from "../../list-editor/index.js";
import { allConditions, type ConditionVariants } from "./conditions/index.js";
import { createEdits } from "./edits.js";
import {
  emptyFilter,
  type FilterRow,
  type FilterState,
  readFilter,
  recordOf,
  writeFilter,
} from "./entity.js";
import { filterPayload } from "./payload.js";
import { type FilterProblem, notThere, problemsOf } from "./problems.js";
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
  /** What the server has against it, and the field that this is about, if it named one. */
  serverErrors?: readonly { message: string; field: string }[];
}

/** Up to so many conditions the sentence about them stands open. */
const fewRows = 5;

/** The same list while nothing is wrong, so that an edit is the business of its row only. */
const noProblems: readonly FilterProblem[] = [];

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
  const list = createDocumentModel({
    ...options,
    format: formatOf(conditions),
    fields: { afterRemove: "remove", add: "add" },
  });
  const { settings, state } = list.atoms;
  // The notes at the rows; each map is written by one part of the screen.
  const figures = atom<ReadonlyMap<string, RowNote>>(new Map<string, RowNote>());
  const logicWarnings = atom<ReadonlyMap<string, RowNote>>(new Map<string, RowNote>());
  const verdicts = atom<ReadonlyMap<string, RowNote>>(new Map<string, RowNote>());
  /** Server errors of rows of a refused save. A row that was changed since is another object, and has none. */
  const serverErrors = atom<ReadonlyMap<FilterRow, RowNote>>(new Map<FilterRow, RowNote>());
  /** The same map while there are none, so that an edit renders its own row only. */
  const noNotes: ReadonlyMap<string, RowNote> = new Map<string, RowNote>();
  const shownServerErrors = atom((get) => notesOfRows(get(serverErrors), get(state), noNotes));
  const notes = atom((get) =>
    mergeNotes(get(figures), get(logicWarnings), get(verdicts), get(shownServerErrors)),
  );

  /** The commands by which conditions are copied, while the screen is there to carry them out. */
  const clipboard = atom<Clipboard | null>(null);
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

  const problems = atom((get) => {
    const found = problemsOf(get(state), get(settings), localTime(), conditions);
    return found.length === 0 ? noProblems : found;
  });
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
      problems,
      notes,
      figures,
      logicWarnings,
      verdicts,
      loading,
      clipboard,
      fresh,
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    /** While the filter that the page named is not there, that is the problem: an empty one must not take its place. */
    problems(): readonly FilterProblem[] {
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
    showServerErrors: (notes: ReadonlyMap<FilterRow, RowNote>) => store.set(serverErrors, notes),
    /** Where a server error with this message is shown, if it is about a condition. */
    serverErrorAt(message: string): FocusTarget | undefined {
      for (const [row, note] of store.get(shownServerErrors)) {
        const error = note.serverErrors?.find((each) => each.message === message);
        if (error) return { row, field: error.field || "first" };
      }
      return undefined;
    },
    /** The filter that the page named is on its way, or could not be had; until then nothing can be edited or saved. */
    await: (what: "loading" | "failed" | null) => store.set(loading, what),
    subscribe: (listener: () => void) => list.subscribeWith([problems, loading], listener),

    /** Nobody fills this row in any more, or any, when it is to be saved: what is missing can be said. */
    leave(key?: string): void {
      const rows = store.get(fresh);
      if (key === undefined ? rows.size === 0 : !rows.has(key)) return;
      store.set(fresh, new Set(key === undefined ? [] : [...rows].filter((each) => each !== key)));
    },

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    /** Sends the focus to the field; without a target, to the first problem. */
    goTo(target: FocusTarget | undefined): void {
      const to = target ?? store.get(problems)[0];
      if (to) list.focusOn({ row: to.row, field: to.field });
    },
  };
}

/** How filters are read, written and sent. */
function formatOf(conditions: ConditionVariants): DocumentFormat<FilterState, FilterSettings> {
  return {
    empty: emptyFilter,
    read: readFilter,
    write: writeFilter,
    payload: (state, settings) => filterPayload(state, settings, conditions),
    record: recordOf,
    decidedBySave(_, response) {
      const fid = isPlainObject(response) ? response.fid : undefined;
      return fid === undefined || fid === null ? {} : { fid };
    },
  };
}

function notesOfRows(
  notes: ReadonlyMap<FilterRow, RowNote>,
  state: FilterState,
  none: ReadonlyMap<string, RowNote>,
): ReadonlyMap<string, RowNote> {
  if (notes.size === 0) return none;
  return new Map(
    allRows(state).flatMap((row): [string, RowNote][] => {
      const note = notes.get(row);
      return note ? [[row.key, note]] : [];
    }),
  );
}

/** All notes of each row. */
function mergeNotes(...parts: readonly ReadonlyMap<string, RowNote>[]): ReadonlyMap<string, RowNote> {
  const merged = new Map<string, RowNote>();
  for (const part of parts) for (const [key, note] of part) merged.set(key, { ...merged.get(key), ...note });
  return merged;
}

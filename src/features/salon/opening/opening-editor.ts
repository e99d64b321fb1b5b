import { atom, type createStore } from "jotai/vanilla";
import type { Side } from "../../../editor/index.js";
import { createValueModel } from "../../../editor/index.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import {
  type HoursKey,
  type OpeningYear,
  type OpenMemory,
  rememberOpen,
  switchDay,
} from "../../opening-hours/index.js";
import type { SectionWork } from "../model.js";
import {
  changesOf,
  emptyDocument,
  isChanged,
  isYearChanged,
  type OpeningDocument,
  type OpeningProblem,
  problemsIn,
  slotOf,
  specialsOf,
  withYear,
  yearOnWire,
} from "./document.js";
import {
  decided,
  type OpeningConflict,
  overConfig,
  overSavedYear,
  overYear,
  type Rebased,
  type SavedPart,
} from "./rebase.js";
import { nothingRefused, type RefusedHours } from "./refused.js";
import { readWritten, writtenOf } from "./written.js";

/** The hours of a salon as they are edited. */
export type OpeningEditor = ReturnType<typeof createOpeningEditor>;

/** Where the focus is to go once it is drawn: to a range, to what has to be chosen, to the steps. */
export type OpeningFocus = Pick<OpeningProblem, "year" | "key" | "at"> | "conflicts" | "slot";

/** Makes the editor of the hours of one salon. `restored` is what was written in an earlier page. */
export function createOpeningEditor(options: {
  store: ReturnType<typeof createStore>;
  restored: PlainObject | null;
  /** Milliseconds, for joining keystrokes. */
  now(): number;
  onEdit(): void;
}) {
  const { store, now } = options;
  /** What a server said holds until the next edit. */
  const refused = atom<RefusedHours>(nothingRefused);
  const kept = options.restored && readWritten(options.restored);
  /** The hours that were last open in each year, and the year in which they were looked for. */
  const memories = new Map<string, { memory: OpenMemory; of: OpeningYear }>();
  const value = createValueModel<OpeningDocument, null>({
    store,
    settings: null,
    initial: emptyDocument,
    // What differs is told by the parts: see `dirty`.
    payload: () => undefined,
    now,
    onEdit() {
      store.set(refused, nothingRefused);
      options.onEdit();
    },
    onChange: remember,
  });
  /** The configuration that special days and steps stand on; `null` until it is here. */
  const config = atom<PlainObject | null>(kept?.config ?? null);
  const changes = atom((get) => changesOf(get(value.atoms.baseline), get(value.atoms.present)));
  const dirty = atom((get) => isChanged(get(changes)));
  const problems = atom((get) => problemsIn(get(value.atoms.baseline), get(value.atoms.present)));
  const conflicts = atom<readonly OpeningConflict[]>([]);
  const isSaving = atom(false);
  const focus = atom<OpeningFocus | null>(null);

  if (kept) {
    value.load(kept.loaded);
    value.replace(kept.edited);
  }

  function remember({ years }: OpeningDocument): void {
    for (const [name, year] of Object.entries(years)) {
      const last = memories.get(name);
      if (last?.of !== year) memories.set(name, { memory: rememberOpen(last?.memory ?? {}, year), of: year });
    }
  }

  /** Gives whether all could be brought together. */
  function take({ loaded, edited, over, conflicts: found }: Rebased): boolean {
    const anew = found.length > 0;
    const clean = (each: OpeningDocument) => (anew ? { ...each, chosen: {} } : each);
    value.rebase(loaded, (step) => clean(over(step)));
    value.replace(clean(edited));
    if (anew) store.set(conflicts, found);
    return !anew;
  }

  function begin(first: PlainObject): void {
    const over = (each: OpeningDocument) => ({ ...each, specials: specialsOf(first), slot: slotOf(first) });
    value.rebase(over(value.baseline()), over);
    store.set(config, first);
  }

  /** What comes by itself: where it is against what is edited, that stands on what it began with until it is saved. */
  function follow(next: Rebased): boolean {
    if (next.conflicts.length > 0) return false;
    return take(next);
  }

  function edit(change: (document: OpeningDocument) => OpeningDocument, field?: string): void {
    const next = change(value.present());
    if (next !== value.present()) value.edit(next, field);
  }

  function editYear(year: number, change: (hours: OpeningYear) => OpeningYear, field?: string): void {
    edit((document) => {
      const hours = document.years[year];
      return hours ? withYear(document, year, change(hours)) : document;
    }, field);
  }

  const sides = (): [OpeningDocument, OpeningDocument] => [value.baseline(), value.present()];
  const isUndecided = () => store.get(conflicts).some(({ id }) => value.present().chosen[id] === undefined);

  return {
    ...value,
    atoms: { ...value.atoms, config, changes, dirty, problems, conflicts, refused, isSaving, focus },
    config: () => store.get(config),
    changes: () => store.get(changes),
    problems: () => store.get(problems),
    conflicts: () => store.get(conflicts),
    isSaving: () => store.get(isSaving),
    isUndecided,
    isDirty: () => store.get(dirty),
    isValid: () => store.get(problems).length === 0 && !isUndecided(),
    isYearEdited: (year: number) => isYearChanged(value.baseline(), value.present(), year),
    written: () =>
      writtenOf({ loaded: value.baseline(), edited: value.present(), config: store.get(config) }),
    yearOnWire: (year: number) => yearOnWire(value.baseline(), value.present(), year),

    // ── What was read ────────────────────────────────────────────────────────────────────────────
    /** A year as it was read, or read again. Nothing is edited by that. */
    receiveYear(year: number, hours: OpeningYear): void {
      if (!store.get(isSaving) && value.baseline().years[year] !== hours)
        follow(overYear(...sides(), year, hours));
    },
    /** The same for special days and steps. */
    receiveConfig(next: PlainObject): void {
      const before = store.get(config);
      if (store.get(isSaving) || before === next) return;
      if (before === null) begin(next);
      else if (follow(overConfig(...sides(), next))) store.set(config, next);
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    editDocument: edit,
    editYear,
    /** On with the hours that were there last since the year was read, or off. */
    switchDay(year: number, key: HoursKey, isOpen: boolean): void {
      const memory = memories.get(String(year))?.memory ?? {};
      editYear(year, (hours) => switchDay(hours, key, isOpen, memory));
    },
    choose(conflict: OpeningConflict, side: Side): void {
      edit((document) => decided(document, conflict, side));
    },

    // ── Saving ───────────────────────────────────────────────────────────────────────────────────
    saving: (isIt: boolean) => store.set(isSaving, isIt),
    refuse: (said: RefusedHours) => store.set(refused, said),
    /** All is decided, and what was decided stands in the document. */
    settleConflicts: () => store.set(conflicts, []),
    /** What the server has now. Gives whether all could be brought together; else there are conflicts from now on. */
    takeYear: (year: number, hours: OpeningYear) => take(overYear(...sides(), year, hours)),
    takeConfig(next: PlainObject): boolean {
      const before = store.get(config);
      if (before === null) begin(next);
      if (before === null || before === next) return true;
      store.set(config, next);
      return take(overConfig(...sides(), next));
    },
    savedYear(year: number, sent: OpeningDocument, answer: OpeningYear): void {
      take(overSavedYear(...sides(), sent, year, answer));
    },
    savedConfig(saved: SavedPart, record: PlainObject): boolean {
      store.set(config, record);
      return take(overConfig(...sides(), record, saved));
    },

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    focusOn: (next: OpeningFocus) => store.set(focus, next),
    focusArrived: () => store.set(focus, null),
  } satisfies SectionWork & Record<"atoms", Record<string, unknown>> & Record<string, unknown>;
}

import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Side } from "../../../editor/index.js";
import { createValueModel, type StepSource } from "../../../editor/index.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import {
  type HoursKey,
  type OpeningYear,
  type OpenMemory,
  rememberOpen,
  switchDay,
} from "../../opening-hours/index.js";
import type { SectionWork } from "../../salon/index.js";
import {
  changesOf,
  emptyDocument,
  isChanged,
  isYearChanged,
  type OpeningChanges,
  type OpeningDocument,
  type OpeningProblem,
  problemsIn,
  withYear,
  yearOnWire,
} from "./document.js";
import { draftOf, readDraft } from "./draft.js";
import { decided, type OpeningConflict } from "./rebase.js";
import { nothingRefused, type RefusedHours } from "./refused-hours.js";
import { createServerHours, type ServerHours } from "./server-hours.js";

/** The hours of a salon as they are edited. */
export interface OpeningEditor extends SectionWork, ServerHours, StepSource<never> {
  readonly atoms: (SectionWork & StepSource<never>)["atoms"] & {
    readonly present: Atom<OpeningDocument>;
    readonly baseline: Atom<OpeningDocument>;
    readonly canUndo: Atom<boolean>;
    readonly canRedo: Atom<boolean>;
    /** The configuration that special days and steps stand on; `null` until it is here. */
    readonly config: Atom<PlainObject | null>;
    readonly changes: Atom<OpeningChanges>;
    readonly problems: Atom<readonly OpeningProblem[]>;
    readonly conflicts: Atom<readonly OpeningConflict[]>;
    /** True when conflicts have stopped the last save. */
    readonly waits: Atom<boolean>;
    /** Server errors, until the next edit. */
    readonly refused: Atom<RefusedHours>;
    readonly isSaving: Atom<boolean>;
    readonly focus: Atom<OpeningFocus | null>;
  };
  present(): OpeningDocument;
  baseline(): OpeningDocument;
  config(): PlainObject | null;
  changes(): OpeningChanges;
  problems(): readonly OpeningProblem[];
  conflicts(): readonly OpeningConflict[];
  isSaving(): boolean;
  isYearEdited(year: number): boolean;
  yearOnWire(year: number): PlainObject;

  editDocument(change: (document: OpeningDocument) => OpeningDocument, field?: string): void;
  editYear(year: number, change: (hours: OpeningYear) => OpeningYear, field?: string): void;
  /** On with the hours that were there last since the year was read, or off. */
  switchDay(year: number, key: HoursKey, isOpen: boolean): void;
  choose(conflict: OpeningConflict, side: Side): void;
  canUndo(): boolean;
  undoEdit(): void;
  redoEdit(): void;

  saving(isSaving: boolean): void;
  refuse(serverErrors: RefusedHours): void;
  /** All is decided, and what was decided stands in the document. */
  resolveConflicts(): void;
  focusOn(focus: OpeningFocus): void;
  focusArrived(): void;
}

/** Next target of the focus, once it is drawn: a range, the conflicts, the steps. */
export type OpeningFocus = Pick<OpeningProblem, "year" | "key" | "at"> | "conflicts" | "slot";

/** Makes the editor of the hours of one salon. `restored` is what was written in an earlier page. */
export function createOpeningEditor(options: {
  store: ReturnType<typeof createStore>;
  restored: PlainObject | null;
  /** Milliseconds, for joining keystrokes. */
  now(): number;
  onEdit(): void;
}): OpeningEditor {
  const { store, now } = options;
  const refused = atom<RefusedHours>(nothingRefused);
  const kept = options.restored && readDraft(options.restored);
  /** The hours that were last open in each year, and the year in which they were looked for. */
  const memories = new Map<string, { memory: OpenMemory; of: OpeningYear }>();
  const value = createValueModel<OpeningDocument, null>({
    store,
    settings: null,
    initial: emptyDocument,
    // The parts know what differs: see `dirty`.
    payload: () => undefined,
    now,
    onEdit() {
      store.set(refused, nothingRefused);
      options.onEdit();
    },
    onChange: remember,
  });
  const config = atom<PlainObject | null>(kept?.config ?? null);
  const changes = atom((get) => changesOf(get(value.atoms.baseline), get(value.atoms.present)));
  const dirty = atom((get) => isChanged(get(changes)));
  const problems = atom((get) => problemsIn(get(value.atoms.baseline), get(value.atoms.present)));
  const conflicts = atom<readonly OpeningConflict[]>([]);
  const isSaving = atom(false);
  const waits = atom(false);
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

  const hours = createServerHours({ store, value, config, conflicts, isSaving: () => store.get(isSaving) });
  const { isUndecided } = hours;

  return {
    ...value,
    ...hours,
    atoms: { ...value.atoms, config, changes, dirty, problems, conflicts, refused, isSaving, waits, focus },
    config: () => store.get(config),
    changes: () => store.get(changes),
    problems: () => store.get(problems),
    conflicts: () => store.get(conflicts),
    isSaving: () => store.get(isSaving),
    isDirty: () => store.get(dirty),
    isValid: () => store.get(problems).length === 0 && !isUndecided(),
    isYearEdited: (year) => isYearChanged(value.baseline(), value.present(), year),
    written: () => draftOf({ ...hours.hoursToKeep(), edited: value.present() }),
    yearOnWire: (year) => yearOnWire(value.baseline(), value.present(), year),

    editDocument: edit,
    editYear,
    switchDay(year, key, isOpen) {
      const memory = memories.get(String(year))?.memory ?? {};
      editYear(year, (hours) => switchDay(hours, key, isOpen, memory));
    },
    choose: (conflict, side) => edit((document) => decided(document, conflict, side)),

    saving(isIt) {
      store.set(isSaving, isIt);
      if (isIt) store.set(waits, false);
    },
    refuse: (serverErrors) => store.set(refused, serverErrors),
    resolveConflicts: () => store.set(conflicts, []),
    focusOn(next) {
      store.set(focus, next);
      // The save that ends here leads to them.
      if (next === "conflicts") store.set(waits, true);
    },
    focusArrived: () => store.set(focus, null),
  };
}

import { type Atom, atom, type createStore } from "jotai/vanilla";
import { readStale } from "../../../api/reservation-refusals.js";
import {
  createValueModel,
  type EditedValueModel,
  type FocusTarget,
  type Side,
} from "../../../editor/index.js";
import type { Failure } from "../../../lib/failure.js";
import type { Overriding } from "../../../lib/overriding.js";
import type { Conflict, Edits } from "../../../lib/three-way-merge.js";
import { blankForm, type FormKey, fieldsOf, type ReservationForm } from "../../reservation/index.js";
import { createConflictState, withOpen } from "../conflicts.js";
import { editsBetween, formWith } from "../merge.js";
import { problemsOf, type ReservationProblem, refusedFields } from "../problems.js";
import type { ReservationSettings } from "../settings.js";
import { createFormCommands, type FormCommands } from "./form-commands.js";
import type { FriendLite } from "./friend.js";

type EditedForm = EditedValueModel<ReservationForm, ReservationSettings>;

/** Parts of the form that a component may follow. */
export interface FormAtoms {
  readonly form: Atom<ReservationForm>;
  readonly problems: Atom<readonly ReservationProblem[]>;
  readonly conflicts: Atom<Readonly<Record<string, Conflict>>>;
  /** The last save was refused since others had saved before. */
  readonly isStale: Atom<boolean>;
  /** Server errors of fields. */
  readonly fieldErrors: Atom<Readonly<Record<string, readonly string[]>>>;
  /** Friends that were found, by their ids: the form holds ids alone. */
  readonly friends: Atom<ReadonlyMap<number, FriendLite>>;
}

/** Fields of the form besides the history of its value. */
interface FormOwn extends FormCommands {
  readonly atoms: Overriding<EditedForm["atoms"], FormAtoms, never>;
  /** A step through the history may have taken a decision away, and what was refused. */
  undo(): boolean;
  redo(): boolean;
  undoEdit(): void;
  redoEdit(): void;

  /** Edits that are not saved, for later: one in a conflict that nobody has decided stands on what it began with, and is asked about again. */
  kept(): Edits;
  problems(): readonly ReservationProblem[];
  /** Clears the messages of others' changes and of the server. */
  forgetAnswers(): void;
  /** Another reservation, or the same one from the start. */
  begin(next: ReservationForm): void;
  /**
   * Merges the form of others: untouched fields become theirs, and a field that both changed is a conflict. `early`: edits
   * from before it was here.
   */
  meet(theirs: ReservationForm, early: Edits | null): void;
  /** `given` was saved, and has become `saved`: later edits count from there. */
  applySave(given: ReservationForm, saved: ReservationForm): void;
  /** Edits that were kept, over what the reservation is now. */
  restore(kept: Edits): void;
  /** Shows the server errors of fields; without a failure nothing. */
  showRefusal(failure: Failure | null): void;

  change(next: ReservationForm, field?: FormKey): boolean;
  /** Which value of a field that others changed too stays. */
  decideConflict(key: FormKey, side: Side): void;
  /** Sends the focus there, or to the first problem. */
  goTo(target?: FocusTarget): void;
}

/** State of the form. */
export interface FormState
  extends Overriding<EditedForm, FormOwn, "atoms" | "undo" | "redo" | "undoEdit" | "redoEdit"> {}

/**
 * Makes the state of the form: what is written, over what others make of the reservation meanwhile, with what is wrong in
 * it. Its atoms live in `store`; `onEdit` is called after each edit by the operator.
 */
export function createFormState(options: {
  store: ReturnType<typeof createStore>;
  settings: ReservationSettings;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
}): FormState {
  const { store } = options;
  const model = createValueModel<ReservationForm, ReservationSettings>({
    ...options,
    initial: blankForm,
    payload: fieldsOf,
  });
  const { present: form, settings, baseline } = model.atoms;
  const { present } = model;
  const { conflicts, ...meeting } = createConflictState(store, { form, theirs: baseline });
  const fieldErrors = atom<Readonly<Record<string, readonly string[]>>>({});
  /** The last save was refused since others had saved before. */
  const isStale = atom(false);
  const problems = atom((get) => problemsOf(get(form), get(conflicts), get(settings)));
  const { friends, commands } = createFormCommands(store, present, change);

  /** A step through the history may have taken a decision away, and what was refused. */
  function traveled<T>(step: () => T): () => T {
    return () => {
      meeting.askAgain();
      store.set(fieldErrors, {});
      return step();
    };
  }

  /** Clears the messages of others' changes and of the server. */
  function forgetAnswers(): void {
    meeting.forget();
    store.set(fieldErrors, {});
  }

  /** Edits that are not saved. */
  function edits(): Edits {
    return editsBetween(store.get(baseline), present());
  }

  function change(next: ReservationForm, field?: FormKey): boolean {
    const changed = Object.keys(editsBetween(present(), next));
    const untouched = ([key]: [string, unknown]) => !changed.includes(key);
    store.set(fieldErrors, Object.fromEntries(Object.entries(store.get(fieldErrors)).filter(untouched)));
    meeting.onlyEdited(Object.keys(edits()));
    model.announce(null);
    return model.edit(next, field);
  }

  return {
    ...model,
    atoms: { ...model.atoms, form, conflicts, fieldErrors, problems, friends, isStale },
    undo: traveled(model.undo),
    redo: traveled(model.redo),
    undoEdit: traveled(model.undoEdit),
    redoEdit: traveled(model.redoEdit),
    kept: () => withOpen(edits(), store.get(conflicts)),
    problems: () => store.get(problems),
    forgetAnswers,

    begin(next: ReservationForm): void {
      forgetAnswers();
      // No save waits for a choice here.
      store.set(isStale, false);
      model.load(next);
    },
    meet(theirs: ReservationForm, early: Edits | null): void {
      const before = store.get(baseline);
      meeting.changedByOthers(early ?? edits(), Object.keys(editsBetween(before, theirs)));
      model.rebase(theirs, (each) => formWith(theirs, editsBetween(before, each)));
      if (early !== null) model.replace(formWith(theirs, early));
    },
    applySave(given: ReservationForm, saved: ReservationForm): void {
      forgetAnswers();
      model.rebase(saved, (each) => formWith(saved, editsBetween(given, each)));
    },
    restore(kept: Edits): void {
      change(formWith(store.get(baseline), kept));
      meeting.restored(kept);
    },
    showRefusal(failure: Failure | null): void {
      store.set(fieldErrors, refusedFields(failure));
      store.set(isStale, failure !== null && readStale(failure) !== null);
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    change,
    ...commands,
    decideConflict(key: FormKey, side: Side): void {
      const conflict = store.get(conflicts)[key];
      if (conflict === undefined) return;
      change({ ...present(), [key]: conflict[side] });
      meeting.decide(key);
    },
    goTo(target?: FocusTarget): void {
      const [first] = store.get(problems);
      const field = target?.field ?? first?.field ?? Object.keys(store.get(fieldErrors))[0];
      if (field !== undefined) model.focusOn({ row: null, field });
    },
  };
}

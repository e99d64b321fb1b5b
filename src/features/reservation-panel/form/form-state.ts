import { atom, type createStore } from "jotai/vanilla";
import { readStale } from "../../../api/reservation-refusals.js";
import type { SalonCourse } from "../../../api/salons.js";
import { createValueModel, type FocusTarget, type Side } from "../../../editor/index.js";
import type { Failure } from "../../../lib/failure.js";
import type { Edits } from "../../../lib/three-way-merge.js";
import { blankForm, type FormKey, fieldsOf, type ReservationForm } from "../../reservation/index.js";
import { createConflictState } from "../conflicts.js";
import { editsBetween, formWith } from "../merge.js";
import { problemsOf, refusedFields } from "../problems.js";
import type { ReservationSettings } from "../settings.js";
import type { FriendLite } from "./friend.js";
import {
  chooseCourse,
  chooseFriend,
  chooseResource,
  lengthOf,
  toggleSubResource,
  changeStart as withStart,
} from "./transitions.js";

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
}) {
  const { store } = options;
  const model = createValueModel<ReservationForm, ReservationSettings>({
    ...options,
    initial: blankForm,
    payload: fieldsOf,
  });
  const { present: form, settings, baseline } = model.atoms;
  const { present } = model;
  const { conflicts, ...meeting } = createConflictState(store, { form, theirs: baseline });
  /** Friends that were found, by their ids: the form holds ids alone. */
  const friends = atom<ReadonlyMap<number, FriendLite>>(new Map());
  const fieldErrors = atom<Readonly<Record<string, readonly string[]>>>({});
  /** The last save was refused since others had saved before. */
  const isStale = atom(false);
  /** Result of the last change of the start, and the length before it. */
  let tried: { from: string; to: string; length: number | null } | null = null;
  const problems = atom((get) => problemsOf(get(form), get(conflicts), get(settings)));

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

  /** A start is tried and taken back: it stays as long as it was before, until something else has set the times. */
  function changeStart(from: string): void {
    const now = present();
    const length = now.from === tried?.from && now.to === tried.to ? tried.length : lengthOf(now);
    const next = withStart(now, from, length);
    tried = { from: next.from, to: next.to, length };
    change(next, "from");
  }

  function rememberFriend(friend: FriendLite): void {
    store.set(friends, new Map([...store.get(friends), [friend.id, friend]]));
  }

  return {
    ...model,
    rememberFriend,
    atoms: { ...model.atoms, form, conflicts, fieldErrors, problems, friends, isStale },
    undo: traveled(model.undo),
    redo: traveled(model.redo),
    undoEdit: traveled(model.undoEdit),
    redoEdit: traveled(model.redoEdit),
    edits,
    problems: () => store.get(problems),
    forgetAnswers,

    /** Another reservation, or the same one from the start. */
    begin(next: ReservationForm): void {
      forgetAnswers();
      model.load(next);
    },
    /**
     * Merges the form of others: untouched fields become theirs, and a field that both changed is a conflict. `early`: edits
     * from before it was here.
     */
    meet(theirs: ReservationForm, early: Edits | null): void {
      const before = store.get(baseline);
      meeting.changedByOthers(early ?? edits(), Object.keys(editsBetween(before, theirs)));
      model.rebase(theirs, (each) => formWith(theirs, editsBetween(before, each)));
      if (early !== null) model.replace(formWith(theirs, early));
    },
    /** `given` was saved, and has become `saved`: later edits count from there. */
    applySave(given: ReservationForm, saved: ReservationForm): void {
      forgetAnswers();
      model.rebase(saved, (each) => formWith(saved, editsBetween(given, each)));
    },
    /** Edits that were kept, over what the reservation is now. */
    restore(kept: Edits): void {
      change(formWith(store.get(baseline), kept));
      meeting.restored(kept);
    },
    /** Shows the server errors of fields; without a failure nothing. */
    showRefusal(failure: Failure | null): void {
      store.set(fieldErrors, refusedFields(failure));
      store.set(isStale, failure !== null && readStale(failure) !== null);
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    change,
    write: <Key extends FormKey>(key: Key, value: ReservationForm[Key]) =>
      void change({ ...present(), [key]: value }, key),
    changeStart,
    chooseCourse: (id: number | null, courses: readonly SalonCourse[]) =>
      void change(chooseCourse(present(), id, courses)),
    chooseFriend(friend: FriendLite | null): void {
      if (friend) rememberFriend(friend);
      change(chooseFriend(present(), friend));
    },
    chooseResource: (id: number | null) => void change(chooseResource(present(), id)),
    toggleSubResource: (id: number) => void change(toggleSubResource(present(), id)),
    /** Which value of a field that others changed too stays. */
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

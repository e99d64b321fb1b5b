import { type Atom, atom, type createStore } from "jotai/vanilla";
import { type PlainData, samePlainData } from "../../lib/plain-data.js";
import type { Conflict, Edits } from "../../lib/three-way-merge.js";
import { type FormKey, fieldsOf, type ReservationForm } from "../reservation/index.js";

/** Values of fields when the operator began to change them, of those that others have changed meanwhile. */
export type BeganWith = Readonly<Partial<Record<FormKey, PlainData>>>;

/** Fields of which the operator has said which value stays. */
export type Decided = readonly FormKey[];

/**
 * The fields that the operator and others have changed to different things, and nobody has decided. What the field holds is
 * the operator's: it may be written on while the question stands.
 */
export function openConflicts(
  began: BeganWith,
  decided: Decided,
  { form, theirs }: { form: ReservationForm; theirs: ReservationForm },
): Readonly<Record<string, Conflict>> {
  const [mine, now] = [fieldsOf(form), fieldsOf(theirs)];
  const open: Record<string, Conflict> = {};
  for (const [key, before = null] of Object.entries(began)) {
    const [own = null, their = null] = [mine[key], now[key]];
    const isOpen = !samePlainData(own, their) && !samePlainData(before, their);
    if (isOpen && !decided.includes(key as FormKey)) open[key] = { mine: own, theirs: their, before };
  }
  return open;
}

/** The same after others have changed it again: what an edit began with stays what it began with. */
export function beganWith(began: BeganWith, edits: Edits): BeganWith {
  const added = Object.entries(edits).flatMap(([key, { before }]) =>
    before === undefined || Object.hasOwn(began, key) ? [] : [[key, before]],
  );
  const still = Object.entries(began).filter(([key]) => Object.hasOwn(edits, key));
  return Object.fromEntries([...still, ...added]);
}

/** Edits of which those in an open conflict stand on what they began with. */
export function withOpen(edits: Edits, open: Readonly<Record<string, Conflict>>): Edits {
  const kept = Object.entries(edits).map(([key, edit]) => {
    const conflict = open[key];
    return [key, conflict ? { ...edit, before: conflict.before } : edit];
  });
  return Object.fromEntries(kept);
}

/** Which fields others have changed too, and what was decided of them. Its atoms live in `store`. */
export function createConflictState(
  store: ReturnType<typeof createStore>,
  forms: { form: Atom<ReservationForm>; theirs: Atom<ReservationForm> },
) {
  const began = atom<BeganWith>({});
  const decided = atom<Decided>([]);
  return {
    conflicts: atom((get) =>
      openConflicts(get(began), get(decided), { form: get(forms.form), theirs: get(forms.theirs) }),
    ),
    forget(): void {
      store.set(began, {});
      store.set(decided, []);
    },
    /** A step through the history may have taken a decision away. */
    askAgain: () => store.set(decided, []),
    decide: (key: FormKey) => store.set(decided, [...store.get(decided), key]),
    /** Others have changed these fields while these edits stood. */
    changedByOthers(edits: Edits, changed: readonly string[]): void {
      store.set(began, beganWith(store.get(began), edits));
      const left = store.get(decided).filter((key) => !changed.includes(key));
      store.set(decided, left);
    },
    /** Only these fields are edited now: another edit begins with what stands there. */
    onlyEdited(keys: readonly string[]): void {
      const left = Object.entries(store.get(began)).filter(([key]) => keys.includes(key));
      store.set(began, Object.fromEntries(left));
    },
    /** Edits that were kept, with what they began with. */
    restored(edits: Edits): void {
      store.set(decided, []);
      store.set(began, beganWith({}, edits));
    },
  };
}

import { type Atom, atom, type createStore } from "jotai/vanilla";
import { createValueModel, type EditedValueModel, type Side } from "../../../editor/index.js";
import type { Overriding } from "../../../lib/overriding.js";
import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import {
  type Conflict,
  type Edit,
  type Edits,
  type Fields,
  fieldOf,
  mergeEdits,
  rebaseEdits,
} from "../../../lib/three-way-merge.js";

/** A conflict as the operator meets it. */
export interface OpenConflict extends Conflict {
  /** Author of the other change; `null` where nobody says. */
  readonly by: string | null;
  /** True once the operator has chosen which of the three values stays. */
  readonly isDecided: boolean;
}

/** One field as it is shown. The same object as long as nothing of it has changed. */
export interface FieldState {
  readonly value: PlainData;
  /** Edit of the field; without it the field is as the server has it. */
  readonly edit: Edit | undefined;
  readonly conflict: OpenConflict | undefined;
  /** Errors of the server when it refused the last save. */
  readonly serverErrors: readonly string[] | undefined;
}

/** Errors of the server at fields when it refused a save. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type PartEdits = EditedValueModel<Edits, null>;

interface PartAtoms {
  readonly edits: Atom<Edits>;
  readonly record: Atom<Fields | null>;
  readonly conflicts: Atom<Readonly<Record<string, OpenConflict>>>;
  readonly serverErrors: Atom<FieldErrors>;
}

/** Fields of a part besides its edits. */
interface PartOwn {
  readonly atoms: Overriding<PartEdits["atoms"], PartAtoms, never>;
  /** A step through the history may take a decision of a conflict away: it is asked again. */
  undo(): boolean;
  redo(): boolean;
  undoEdit(): void;
  redoEdit(): void;

  record(): Fields | null;
  isLoaded(): boolean;
  hasEdits(): boolean;
  serverErrors(): FieldErrors;
  valueOf(key: string): PlainData;
  /** One field, for what draws it. */
  field(key: string): Atom<FieldState>;

  /**
   * The record as the server has it now; merges the edits over it. `nameOf` says who changed a field last. Gives how many
   * fields are in conflict.
   */
  take(next: Fields, nameOf?: (key: string) => string | null): number;
  /** These values are saved: edits of them that were not changed meanwhile are none any more. */
  saved(values: Fields): void;
  refuse(errors: FieldErrors): void;
  /** Begins with another friend, or with other edits of this one; nothing is known of the record. */
  begin(next: Edits): void;
  /** Nothing is edited any more, and nothing can be undone. */
  giveUp(): void;
  /** Edits that the page gives: `reset()` leads back to them. */
  give(values: Fields): void;

  /** Writes a field; edits of one field that were `typed` may join. What the server has already is no edit. */
  write(key: string, value: PlainData, isTyped?: boolean): void;
  /** Writes a text. One that is emptied where none was set is not set again: nobody sees the difference, and it would be an edit. */
  writeText(key: string, text: string): void;
  /** Writes several fields as one edit. */
  writeAll(values: Fields): void;
  /** A field as the server has it. */
  takeBack(key: string): void;
  /** Which of the three values of a conflict stays. */
  decide(key: string, side: Side): void;
  /** Work that was kept, in place of the edits. */
  restore(next: Edits): void;
}

/** A part of a friend that is loaded and saved by itself: its edits over what the server has. */
export interface PartModel
  extends Overriding<PartEdits, PartOwn, "atoms" | "undo" | "redo" | "undoEdit" | "redoEdit"> {}

/**
 * Makes the model of one part. Its value, with a history, are the edits alone; what the server has comes by `take`, and the
 * edits are merged over it. Its atoms live in `store`; `onEdit` is called after each edit by the operator.
 */
export function createPartModel(options: {
  store: ReturnType<typeof createStore>;
  now(): number;
  onEdit(): void;
}): PartModel {
  const { store } = options;
  const model = createValueModel<Edits, null>({
    ...options,
    settings: null,
    initial: {},
    payload: valuesOf,
  });
  const edits = model.atoms.present;
  const record = atom<Fields | null>(null);
  const conflicts = atom<Readonly<Record<string, OpenConflict>>>({});
  const serverErrors = atom<FieldErrors>({});
  const fields = new Map<string, Atom<FieldState>>();

  /** Value of a field as the server has it; unknown before it is loaded. */
  function beforeOf(key: string): PlainData | undefined {
    const known = store.get(record);
    return known === null ? undefined : fieldOf(known, key);
  }

  function edited(values: Fields): Edits {
    const now: Record<string, Edit> = { ...model.present() };
    for (const [key, value] of Object.entries(values)) {
      const before = beforeOf(key);
      if (before !== undefined && samePlainData(value, before)) delete now[key];
      else now[key] = before === undefined ? { value } : { value, before };
    }
    return now;
  }

  function write(key: string, value: PlainData, isTyped = false): void {
    const { [key]: refused, ...errors } = store.get(serverErrors);
    if (refused !== undefined) store.set(serverErrors, errors);
    model.edit(edited({ [key]: value }), isTyped ? key : undefined);
  }

  /** A step through the history may have taken a decision away: it is asked again. */
  function traveled<T>(step: () => T): () => T {
    return () => {
      const open = Object.entries(store.get(conflicts)).map(([key, conflict]) => [
        key,
        { ...conflict, isDecided: false },
      ]);
      if (open.length > 0) store.set(conflicts, Object.fromEntries(open));
      return step();
    };
  }

  return {
    ...model,
    undo: traveled(model.undo),
    redo: traveled(model.redo),
    undoEdit: traveled(model.undoEdit),
    redoEdit: traveled(model.redoEdit),
    atoms: { ...model.atoms, edits, record, conflicts, serverErrors },

    record: () => store.get(record),
    isLoaded: () => store.get(record) !== null,
    hasEdits: () => Object.keys(model.present()).length > 0,
    serverErrors: () => store.get(serverErrors),
    valueOf(key: string): PlainData {
      const edit = model.present()[key];
      return edit ? edit.value : fieldOf(store.get(record) ?? {}, key);
    },
    field(key: string): Atom<FieldState> {
      const known = fields.get(key) ?? fieldAtom(key);
      fields.set(key, known);
      return known;
    },

    // ── What the server says ─────────────────────────────────────────────────────────────────────
    take(next: Fields, nameOf: (key: string) => string | null = () => null): number {
      const found = mergeEdits(model.present(), next).conflicts;
      store.set(record, next);
      model.rebase(rebaseEdits(model.baseline(), next), (each) => rebaseEdits(each, next));
      const now = model.present();
      const undecided = Object.entries(store.get(conflicts)).filter(([, { isDecided }]) => !isDecided);
      const open = undecided.filter(([key]) => Object.hasOwn(now, key) && !Object.hasOwn(found, key));
      const added = Object.entries(found).flatMap(([key, conflict]): [string, OpenConflict][] => {
        // Changed again before anybody has decided: it is still a change of what the operator began with.
        const { before } = undecided.find(([other]) => other === key)?.[1] ?? conflict;
        if (samePlainData(before, conflict.theirs)) return [];
        return [[key, { ...conflict, before, by: nameOf(key), isDecided: false }]];
      });
      store.set(conflicts, Object.fromEntries([...open, ...added]));
      return added.length;
    },
    saved(values: Fields): void {
      store.set(conflicts, without(store.get(conflicts), Object.keys(values)));
      store.set(serverErrors, {});
      const next = { ...store.get(record), ...values };
      store.set(record, next);
      model.rebase(rebaseEdits(model.baseline(), next), (each) => rebaseEdits(each, next));
    },
    refuse: (errors: FieldErrors) => store.set(serverErrors, errors),
    begin(next: Edits): void {
      store.set(record, null);
      store.set(conflicts, {});
      store.set(serverErrors, {});
      model.load({});
      model.beginWith(next);
    },
    giveUp(): void {
      store.set(conflicts, {});
      store.set(serverErrors, {});
      model.load({});
    },
    give(values: Fields): void {
      model.load({});
      model.load(edited(values));
      store.set(conflicts, {});
      store.set(serverErrors, {});
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    write,
    writeText(key: string, text: string): void {
      write(key, text === "" && (beforeOf(key) ?? null) === null ? null : text, true);
    },
    writeAll: (values: Fields) => model.edit(edited(values)),
    takeBack(key: string): void {
      const { [key]: _, ...rest } = model.present();
      model.edit(rest);
    },
    decide(key: string, side: Side): void {
      const conflict = store.get(conflicts)[key];
      if (!conflict) return;
      store.set(conflicts, { ...store.get(conflicts), [key]: { ...conflict, isDecided: true } });
      model.edit(edited({ [key]: conflict[side] }));
    },
    restore: (next: Edits) => model.edit(next),
  };

  function fieldAtom(key: string): Atom<FieldState> {
    let last: FieldState | undefined;
    return atom((get) => {
      const edit = get(edits)[key];
      const next: FieldState = {
        value: edit ? edit.value : fieldOf(get(record) ?? {}, key),
        edit,
        conflict: get(conflicts)[key],
        serverErrors: get(serverErrors)[key],
      };
      if (last === undefined || !isSame(last, next)) last = next;
      return last;
    });
  }
}

/** The values that edits would leave, without what was there before. */
export function valuesOf(edits: Edits): Record<string, PlainData> {
  return Object.fromEntries(Object.entries(edits).map(([key, { value }]) => [key, value]));
}

/** Which side of a conflict a value is; the operator may have undone the choice. */
export function sideOf(conflict: OpenConflict, value: PlainData): Side | null {
  if (!conflict.isDecided) return null;
  const sides = ["mine", "theirs", "before"] as const;
  return sides.find((side) => samePlainData(conflict[side], value)) ?? null;
}

function without<T>(map: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(map).filter(([key]) => !keys.includes(key)));
}

function isSame(one: FieldState, other: FieldState): boolean {
  return (
    one.value === other.value &&
    one.edit === other.edit &&
    one.conflict === other.conflict &&
    one.serverErrors === other.serverErrors
  );
}

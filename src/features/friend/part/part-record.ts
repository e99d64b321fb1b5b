import { atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import type { EditedValueModel } from "../../../editor/index.js";
import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import {
  type Edit,
  type Edits,
  type Fields,
  fieldOf,
  mergeEdits,
  rebaseEdits,
} from "../../../lib/three-way-merge.js";
import type { FieldErrors, PartAtoms } from "./field-state.js";
import { meetConflicts, type OpenConflicts } from "./open-conflict.js";

/** Edits of a part, with their history. */
export type PartEdits = EditedValueModel<Edits, null>;

/** A part as the server has it, and what it says of the edits that stand over it. */
export interface PartRecord {
  record(): Fields | null;
  isLoaded(): boolean;
  serverErrors(): FieldErrors;
  valueOf(key: string): PlainData;
  /** The edits for later: one in a conflict that nobody has decided is still a change of what it began with, and is asked about again. */
  kept(): Edits;

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
}

/** Makes it for these edits. Its atoms live in `store`. */
export function createPartRecord(
  store: ReturnType<typeof createStore>,
  model: PartEdits,
): PartRecord & {
  readonly atoms: PartAtoms & {
    readonly conflicts: PrimitiveAtom<OpenConflicts>;
    readonly serverErrors: PrimitiveAtom<FieldErrors>;
  };
  /** Value of a field as the server has it; unknown before it is loaded. */
  before(key: string): PlainData | undefined;
  /** The edits with these values among them; what the server has already is no edit. */
  edited(values: Fields): Edits;
} {
  const record = atom<Fields | null>(null);
  const conflicts = atom<OpenConflicts>({});
  const serverErrors = atom<FieldErrors>({});

  function before(key: string): PlainData | undefined {
    const known = store.get(record);
    return known === null ? undefined : fieldOf(known, key);
  }

  function edited(values: Fields): Edits {
    const now: Record<string, Edit> = { ...model.present() };
    for (const [key, value] of Object.entries(values)) {
      const was = before(key);
      if (was !== undefined && samePlainData(value, was)) delete now[key];
      else now[key] = was === undefined ? { value } : { value, before: was };
    }
    return now;
  }

  function become(next: Fields): void {
    store.set(record, next);
    model.rebase(rebaseEdits(model.baseline(), next), (each) => rebaseEdits(each, next));
  }

  function forgetAnswers(): void {
    store.set(conflicts, {});
    store.set(serverErrors, {});
  }

  return {
    atoms: { edits: model.atoms.present, record, conflicts, serverErrors },
    before,
    edited,
    record: () => store.get(record),
    isLoaded: () => store.get(record) !== null,
    serverErrors: () => store.get(serverErrors),
    valueOf(key) {
      const edit = model.present()[key];
      return edit ? edit.value : fieldOf(store.get(record) ?? {}, key);
    },
    kept() {
      const met = store.get(conflicts);
      return Object.fromEntries(
        Object.entries(model.present()).map(([key, edit]) => {
          const conflict = met[key];
          return [key, conflict?.isDecided === false ? { ...edit, before: conflict.before } : edit];
        }),
      );
    },
    take(next, nameOf = () => null) {
      const found = mergeEdits(model.present(), next).conflicts;
      become(next);
      const met = meetConflicts(store.get(conflicts), found, { edits: model.present(), nameOf });
      store.set(conflicts, met.conflicts);
      return met.added;
    },
    saved(values) {
      store.set(conflicts, without(store.get(conflicts), Object.keys(values)));
      store.set(serverErrors, {});
      become({ ...store.get(record), ...values });
    },
    refuse: (errors) => store.set(serverErrors, errors),
    begin(next) {
      store.set(record, null);
      forgetAnswers();
      model.load({});
      model.beginWith(next);
    },
    giveUp() {
      forgetAnswers();
      model.load({});
    },
    give(values) {
      model.load({});
      model.load(edited(values));
      forgetAnswers();
    },
  };
}

function without<T>(map: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(map).filter(([key]) => !keys.includes(key)));
}

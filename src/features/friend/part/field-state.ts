import { type Atom, atom } from "jotai/vanilla";
import type { PlainData } from "../../../lib/plain-data.js";
import { type Edit, type Edits, type Fields, fieldOf } from "../../../lib/three-way-merge.js";
import type { OpenConflict, OpenConflicts } from "./open-conflict.js";

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

/** Content of a part, of which a field is a piece. */
export interface PartAtoms {
  readonly edits: Atom<Edits>;
  readonly record: Atom<Fields | null>;
  readonly conflicts: Atom<OpenConflicts>;
  readonly serverErrors: Atom<FieldErrors>;
}

/** Makes the atoms of fields, one for each key. */
export function createFields(part: PartAtoms): (key: string) => Atom<FieldState> {
  const fields = new Map<string, Atom<FieldState>>();
  return (key) => {
    const known = fields.get(key) ?? fieldAtom(part, key);
    fields.set(key, known);
    return known;
  };
}

function fieldAtom({ edits, record, conflicts, serverErrors }: PartAtoms, key: string): Atom<FieldState> {
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

function isSame(one: FieldState, other: FieldState): boolean {
  return (
    one.value === other.value &&
    one.edit === other.edit &&
    one.conflict === other.conflict &&
    one.serverErrors === other.serverErrors
  );
}

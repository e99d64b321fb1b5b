import type { Atom, createStore } from "jotai/vanilla";
import { createValueModel, type Side } from "../../../editor/index.js";
import type { Overriding } from "../../../lib/overriding.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { Edits, Fields } from "../../../lib/three-way-merge.js";
import { createFields, type FieldState, type PartAtoms } from "./field-state.js";
import { askedAgain } from "./open-conflict.js";
import { createPartRecord, type PartEdits, type PartRecord } from "./part-record.js";

/** Fields of a part besides its edits. */
interface PartOwn extends PartRecord {
  readonly atoms: Overriding<PartEdits["atoms"], PartAtoms, never>;
  /** A step through the history may take a decision of a conflict away: it is asked again. */
  undo(): boolean;
  redo(): boolean;
  undoEdit(): void;
  redoEdit(): void;

  /** The edits, or those of these fields alone. */
  editsOf(fields?: readonly string[]): Edits;
  hasEdits(fields?: readonly string[]): boolean;
  /** One field, for what draws it. */
  field(key: string): Atom<FieldState>;

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
  const { atoms, edited, before, ...record } = createPartRecord(store, model);
  const { conflicts, serverErrors } = atoms;

  function editsOf(fields?: readonly string[]): Edits {
    const all = model.present();
    return fields ? Object.fromEntries(Object.entries(all).filter(([key]) => fields.includes(key))) : all;
  }

  function write(key: string, value: PlainData, isTyped = false): void {
    const { [key]: refused, ...errors } = store.get(serverErrors);
    if (refused !== undefined) store.set(serverErrors, errors);
    model.edit(edited({ [key]: value }), isTyped ? key : undefined);
  }

  /** A step through the history may have taken a decision away: it is asked again. */
  function traveled<T>(step: () => T): () => T {
    return () => {
      store.set(conflicts, askedAgain(store.get(conflicts)));
      return step();
    };
  }

  return {
    ...model,
    undo: traveled(model.undo),
    redo: traveled(model.redo),
    undoEdit: traveled(model.undoEdit),
    redoEdit: traveled(model.redoEdit),
    atoms: { ...model.atoms, ...atoms },
    ...record,
    editsOf,
    hasEdits: (fields) => Object.keys(editsOf(fields)).length > 0,
    field: createFields(atoms),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    write,
    writeText(key: string, text: string): void {
      write(key, text === "" && (before(key) ?? null) === null ? null : text, true);
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
}

/** The values that edits would leave, without what was there before. */
export function valuesOf(edits: Edits): Record<string, PlainData> {
  return Object.fromEntries(Object.entries(edits).map(([key, { value }]) => [key, value]));
}

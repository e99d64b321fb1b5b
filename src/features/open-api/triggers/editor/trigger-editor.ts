import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Trigger } from "../../../../api/open-api-triggers.js";
import {
  createValueModel,
  type DialogWork,
  type EditedValueModel,
  type Side,
} from "../../../../editor/index.js";
import type { Overriding } from "../../../../lib/overriding.js";
import type { PlainObject } from "../../../../lib/plain-data.js";
import type { OpenApiDialog } from "../../dialogs.js";
import type { TriggerEditing } from "../../open-trigger.js";
import {
  conflictId,
  decideConflict,
  type TriggerConflict,
  type TriggerDraft,
  type TriggerText,
} from "../tree/merge-trigger.js";
import { trimKeys } from "../tree/rules.js";
import type { Ids, ParamNode } from "../tree/tree.js";
import { draftAsData, draftFromData, draftInOrder, draftOf, triggerOnWire } from "./fields.js";
import { firstWrong } from "./first-wrong.js";
import { isValid, type TriggerProblems, triggerProblems } from "./problems.js";
import { createRowView, type RowView, type RowViewAtoms } from "./row-view.js";
import { createTriggerVersions, type TriggerVersions, type VersionAtoms } from "./versions.js";

type Value = EditedValueModel<TriggerDraft, null>;

/** The parts of the editor that a component may follow. */
export interface TriggerAtoms extends RowViewAtoms, VersionAtoms {
  /** Problems, from the first try to save on; `null` before. */
  readonly judged: Atom<TriggerProblems | null>;
  /** Server errors, by wire names of fields. */
  readonly refused: Atom<Readonly<Record<string, readonly string[]>>>;
  readonly isSaving: Atom<boolean>;
  /** Notice that a map with so many values became another type; a new number shows it again. */
  readonly hidden: Atom<{ readonly id: number; readonly count: number } | null>;
}

/** Fields of a trigger's model besides the history of its value. */
interface TriggerOwn extends Omit<TriggerEditing, "isDirty">, RowView, TriggerVersions {
  readonly atoms: Overriding<Value["atoms"], TriggerAtoms, "focus">;
  readonly ids: Ids;
  /** Undoes an edit; the note of hidden values is not about what is undone or redone. */
  undoEdit(): void;
  redoEdit(): void;
  problems(): TriggerProblems;
  onWire(): PlainObject;

  write(field: TriggerText, text: string): void;
  editTree(change: (nodes: readonly ParamNode[]) => readonly ParamNode[], field?: string): void;
  /** Typing has ended: full-width letters of a key become those that can be sent. */
  trimKeys(): void;
  /** From now on what is wrong is shown. */
  judge(): void;
  choose(conflict: TriggerConflict, side: Side): void;
  /** Until the next edit, so that it is what is undone. */
  noteHidden(count: number): void;

  saving(isIt: boolean): void;
  isSaving(): boolean;
  refuse(fields: Readonly<Record<string, readonly string[]>>): void;
  /** It is saved: the answer takes the place of what was sent, edits made meanwhile stay. */
  saved(trigger: Trigger, sent: TriggerDraft): void;
}

/** One trigger as it is edited. */
export interface TriggerEditor
  extends Overriding<Value, TriggerOwn, "atoms" | "undoEdit" | "redoEdit" | "focusArrived"> {}

const noMessages: Readonly<Record<string, readonly string[]>> = {};

/** Makes the editor of a trigger (`null`: a new one). `restored` is what was written in an earlier page. */
export function createTriggerEditor(options: {
  store: ReturnType<typeof createStore>;
  original: Trigger | null;
  restored: PlainObject | null;
  /** Milliseconds, for joining keystrokes. */
  now(): number;
  onEdit(): void;
}): TriggerEditor {
  const { store, now, onEdit } = options;
  let [uid, notes] = [0, 0];
  const ids: Ids = { next: () => ++uid };
  const first = draftOf(options.original, ids);
  const value = createValueModel<TriggerDraft, null>({
    store,
    settings: null,
    initial: first,
    payload: draftInOrder,
    now,
    onEdit,
  });
  value.load(first);
  if (options.restored) value.replace(draftFromData(options.restored, first, ids));

  const versions = createTriggerVersions(store, value, { first: options.original, ids });
  /** Somebody has tried to save: from then on what is wrong is shown. */
  const isJudged = atom(false);
  const judged = atom((get) =>
    get(isJudged) ? triggerProblems(get(value.atoms.present), get(value.atoms.baseline)) : null,
  );
  const refused = atom(noMessages);
  const isSaving = atom(false);
  const hidden = atom<{ readonly id: number; readonly count: number } | null>(null);
  const problems = () => triggerProblems(value.present(), value.baseline());
  const { atoms: rowAtoms, ...rowView } = createRowView(store, () =>
    firstWrong(value.present().params, problems(), store.get(refused)),
  );

  function edit(change: (draft: TriggerDraft) => TriggerDraft, field?: string): void {
    const next = change(value.present());
    if (next === value.present()) return;
    store.set(refused, noMessages);
    store.set(hidden, null);
    value.edit(next, field);
  }

  function travel(step: () => void): void {
    store.set(hidden, null);
    step();
  }

  return {
    ...value,
    undoEdit: () => travel(value.undoEdit),
    redoEdit: () => travel(value.redoEdit),
    atoms: { ...value.atoms, ...versions.atoms, ...rowAtoms, judged, refused, isSaving, hidden },
    ids,
    ...versions.commands,
    ...rowView,
    problems,
    isValid: () => isValid(problems()),
    work: (): DialogWork<OpenApiDialog> => ({
      dialog: { is: "trigger", original: versions.commands.originalToKeep() },
      written: draftAsData(value.present()),
    }),
    onWire: () => triggerOnWire(value.present(), versions.commands.original()),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    write: (field: TriggerText, text: string) =>
      edit((draft) => (draft[field] === text ? draft : { ...draft, [field]: text }), field),
    editTree: (change: (nodes: readonly ParamNode[]) => readonly ParamNode[], field?: string) =>
      edit((draft) => {
        const params = change(draft.params);
        return params === draft.params ? draft : { ...draft, params };
      }, field),
    trimKeys(): void {
      const params = trimKeys(value.present().params);
      if (params !== value.present().params) value.edit({ ...value.present(), params });
    },
    judge: () => store.set(isJudged, true),
    choose: (conflict: TriggerConflict, side: Side) =>
      edit((draft) => ({
        ...decideConflict(draft, conflict, side, ids),
        chosen: { ...draft.chosen, [conflictId(conflict)]: side },
      })),
    noteHidden(count: number): void {
      if (count === 0) store.set(hidden, null);
      else {
        notes += 1;
        store.set(hidden, { id: notes, count });
      }
    },

    // ── What the server says ─────────────────────────────────────────────────────────────────────
    saving: (isIt: boolean) => store.set(isSaving, isIt),
    isSaving: () => store.get(isSaving),
    refuse: (fields: Readonly<Record<string, readonly string[]>>) => store.set(refused, fields),
    saved(trigger: Trigger, sent: TriggerDraft): void {
      store.set(refused, noMessages);
      store.set(isJudged, false);
      versions.saved(trigger, sent);
    },
  };
}

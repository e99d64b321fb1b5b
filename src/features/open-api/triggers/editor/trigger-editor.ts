import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Trigger } from "../../../../api/open-api-triggers.js";
import {
  createValueModel,
  type DialogWork,
  type EditedValueModel,
  type Side,
} from "../../../../editor/index.js";
import type { Overriding } from "../../../../lib/overriding.js";
import type { PlainData, PlainObject } from "../../../../lib/plain-data.js";
import type { OpenApiDialog } from "../../dialogs.js";
import type { TriggerEditing } from "../../open-api-model.js";
import {
  conflictId,
  decideConflict,
  mergeTrigger,
  type TriggerConflict,
  type TriggerDraft,
  type TriggerText,
} from "../tree/merge-trigger.js";
import { trimKeys } from "../tree/rules.js";
import type { Ids, ParamNode } from "../tree/tree.js";
import { draftAsData, draftFromData, draftInOrder, draftOf, triggerOnWire } from "./fields.js";
import { firstWrong } from "./first-wrong.js";
import { isValid, type TriggerProblems, triggerProblems } from "./problems.js";

/** Fields that two people have changed differently, and what was chosen for them. */
export interface Conflicts {
  readonly all: readonly TriggerConflict[];
  readonly chosen: ReadonlyMap<string, Side>;
}

type Value = EditedValueModel<TriggerDraft, null>;

/** The parts of the editor that a component may follow. */
export interface TriggerAtoms {
  /** The version that the edits stand on. */
  readonly original: Atom<Trigger | null>;
  readonly collapsed: Atom<ReadonlySet<number>>;
  /** Problems, from the first try to save on; `null` before. */
  readonly judged: Atom<TriggerProblems | null>;
  /** Server errors, by wire names of fields. */
  readonly refused: Atom<Readonly<Record<string, readonly string[]>>>;
  readonly conflicts: Atom<Conflicts>;
  readonly isSaving: Atom<boolean>;
  /** Notice that a map with so many values became another type; a new number shows it again. */
  readonly hidden: Atom<{ readonly id: number; readonly count: number } | null>;
  /** Next target of the focus: a row, or the first text that is wrong. */
  readonly focus: Atom<{ readonly uid: number; readonly field: string } | "text" | null>;
}

/** Fields of a trigger's model besides the history of its value. */
interface TriggerOwn extends Omit<TriggerEditing, "isDirty"> {
  readonly atoms: Overriding<Value["atoms"], TriggerAtoms, "focus">;
  readonly ids: Ids;
  /** Undoes an edit; the note of hidden values is not about what is undone or redone. */
  undoEdit(): void;
  redoEdit(): void;
  original(): Trigger | null;
  problems(): TriggerProblems;
  onWire(): PlainObject;
  base(): PlainData | undefined;

  write(field: TriggerText, text: string): void;
  editTree(change: (nodes: readonly ParamNode[]) => readonly ParamNode[], field?: string): void;
  /** Typing has ended: full-width letters of a key become those that can be sent. */
  trimKeys(): void;
  fold(node: number, isFolded: boolean): void;
  /** From now on what is wrong is shown. */
  judge(): void;
  choose(conflict: TriggerConflict, side: Side): void;
  isUndecided(): boolean;
  /** Until the next edit, so that it is what is undone. */
  noteHidden(count: number): void;
  focusRow(uid: number | null, field?: string): void;
  /** The first field that is wrong gets the focus; a row is unfolded for that. */
  focusWrong(): void;
  focusArrived(): void;

  saving(isIt: boolean): void;
  isSaving(): boolean;
  refuse(fields: Readonly<Record<string, readonly string[]>>): void;
  /** It is saved: the answer takes the place of what was sent, edits made meanwhile stay. */
  saved(trigger: Trigger, sent: TriggerDraft): void;
  /** Others have changed it. Gives whether everything could be brought together. */
  takeTheirs(theirs: Trigger): boolean;
}

/** One trigger as it is edited. */
export interface TriggerEditor
  extends Overriding<Value, TriggerOwn, "atoms" | "undoEdit" | "redoEdit" | "focusArrived"> {}

const noConflicts: Conflicts = { all: [], chosen: new Map() };
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

  const original = atom<Trigger | null>(options.original);
  const collapsed = atom<ReadonlySet<number>>(new Set<number>());
  /** Somebody has tried to save: from then on what is wrong is shown. */
  const isJudged = atom(false);
  const judged = atom((get) =>
    get(isJudged) ? triggerProblems(get(value.atoms.present), get(value.atoms.baseline)) : null,
  );
  const refused = atom(noMessages);
  const conflicts = atom<Conflicts>(noConflicts);
  const isSaving = atom(false);
  const hidden = atom<{ readonly id: number; readonly count: number } | null>(null);
  const focus = atom<{ readonly uid: number; readonly field: string } | "text" | null>(null);

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
    atoms: { ...value.atoms, original, collapsed, judged, refused, conflicts, isSaving, hidden, focus },
    ids,
    original: () => store.get(original),
    problems: () => triggerProblems(value.present(), value.baseline()),
    isValid: () => isValid(triggerProblems(value.present(), value.baseline())),
    work: (): DialogWork<OpenApiDialog> => ({
      dialog: { is: "trigger", original: store.get(original)?.wire ?? null },
      written: draftAsData(value.present()),
    }),
    onWire: () => triggerOnWire(value.present(), store.get(original)),
    base: (): PlainData | undefined => store.get(original)?.wire.updated_at,

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
    fold(node: number, isFolded: boolean): void {
      const all = new Set(store.get(collapsed));
      if (isFolded) all.add(node);
      else all.delete(node);
      store.set(collapsed, all);
    },
    judge: () => store.set(isJudged, true),
    choose(conflict: TriggerConflict, side: Side): void {
      const now = store.get(conflicts);
      store.set(conflicts, { ...now, chosen: new Map(now.chosen).set(conflictId(conflict), side) });
      edit((draft) => decideConflict(draft, conflict, side, ids));
    },
    isUndecided(): boolean {
      const { all, chosen } = store.get(conflicts);
      return all.some((each) => !chosen.has(conflictId(each)));
    },
    noteHidden(count: number): void {
      if (count === 0) store.set(hidden, null);
      else {
        notes += 1;
        store.set(hidden, { id: notes, count });
      }
    },
    focusRow: (uid: number | null, field = "key") => store.set(focus, uid === null ? null : { uid, field }),
    focusWrong(): void {
      const { params } = value.present();
      const problems = triggerProblems(value.present(), value.baseline());
      const wrong = firstWrong(params, problems, store.get(refused));
      store.set(focus, wrong);
      if (wrong === null || wrong === "text") return;
      const folded = store.get(collapsed);
      store.set(collapsed, new Set([...folded].filter((each) => !wrong.inside.includes(each))));
    },
    focusArrived: () => store.set(focus, null),

    // ── What the server says ─────────────────────────────────────────────────────────────────────
    saving: (isIt: boolean) => store.set(isSaving, isIt),
    isSaving: () => store.get(isSaving),
    refuse: (fields: Readonly<Record<string, readonly string[]>>) => store.set(refused, fields),
    saved(trigger: Trigger, sent: TriggerDraft): void {
      const present = value.present();
      const answer = draftOf(trigger, ids, present);
      const { merged } = present === sent ? { merged: answer } : mergeTrigger(sent, present, answer);
      store.set(original, trigger);
      store.set(conflicts, noConflicts);
      store.set(refused, noMessages);
      store.set(isJudged, false);
      value.rebase(answer);
      value.replace(merged);
    },
    takeTheirs(theirs: Trigger): boolean {
      const answer = draftOf(theirs, ids, value.present());
      const before = value.baseline();
      const { merged, conflicts: found } = mergeTrigger(before, value.present(), answer);
      store.set(original, theirs);
      store.set(conflicts, { all: found, chosen: new Map() });
      // Going back takes back what was edited here, not what others have changed.
      value.rebase(answer, (each) => mergeTrigger(before, each, answer).merged);
      value.replace(merged);
      return found.length === 0;
    },
  };
}

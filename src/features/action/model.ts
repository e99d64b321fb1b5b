import { type Atom, atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import type { FocusTarget } from "../../editor/index.js";
import {
  createDocumentModel,
  createDragAtoms,
  type DocumentFormat,
  type DocumentModel,
  type DragAtoms,
  type RowProblem,
  type ValidationContext,
} from "../../list-editor/index.js";
import type { PageLists } from "../../references/index.js";
import { type ConditionSaves, createConditionSaves } from "../condition-slide/index.js";
import { allEffects, type EffectData, type EffectVariants } from "./effects/index.js";
import { type ActionState, emptyAction, readAction, recordOf, writeAction } from "./entity.js";
import { createListEdits, type ListEdits } from "./list/list-edits.js";
import { actionPayload } from "./payload.js";
import { problemsOf, withServerErrors } from "./problems.js";
import { savedFields } from "./saved-fields.js";
import type { ActionSettings } from "./settings.js";
import * as transitions from "./transitions.js";

type Store = ReturnType<typeof createStore>;

/** Up to this many effects a loaded list is shown expanded. */
const mostExpanded = 3;

/** The state of one action editor, and everything that can be done to it. */
export interface ActionModel extends DocumentModel<ActionState, ActionSettings>, ListEdits {
  /** The effects that it may hold. */
  readonly effects: EffectVariants;
  readonly atoms: DocumentModel<ActionState, ActionSettings>["atoms"] & ActionAtoms;
  subscribe(listener: () => void): () => void;
  /** Settings that a judgement of an effect may depend on besides the effect. */
  validationContext(): ValidationContext;
  changeEffect(key: string, effect: EffectData, field: string): void;
  renameAction(name: string): boolean;
  chooseRepeat(repeats: boolean): boolean;
  /** Opens a row, or closes it. */
  toggle(key: string): void;
  expandAll(): void;
  collapseAll(): void;
  /** Opens the row and sends the focus to the field; without a target, to the first problem. */
  goTo(target: FocusTarget | undefined): void;
}

interface ActionAtoms {
  /** Problems, and after them the server's errors. */
  readonly shown: Atom<readonly RowProblem[]>;
  /** The keys of rows that are open. */
  readonly expanded: PrimitiveAtom<ReadonlySet<string>>;
  /** How the saves of conditions went that are or were pending. */
  readonly conditionSaves: ConditionSaves;
  readonly drag: DragAtoms;
}

/**
 * Makes the model of one action editor. Its atoms live in `store`. `onEdit` is called after each edit by the operator,
 * never for what the page does by script.
 */
export function createActionModel(options: {
  store: Store;
  settings: ActionSettings;
  now(): number;
  /** `YYYY-MM-DD HH:mm`, where the operator is. */
  moment(): string;
  /** The effects that it may hold; all unless others are given. */
  effects?: EffectVariants;
  /** The lists of the page, once it is known. */
  lists?(): PageLists | undefined;
  onEdit(): void;
}): ActionModel {
  const { store, effects = allEffects } = options;
  const expanded = atom<ReadonlySet<string>>(new Set<string>());
  const validationContext = (): ValidationContext => {
    const { locale, limits } = list.settings();
    return { locale, limits, now: options.moment(), lists: options.lists?.() };
  };
  const list = createDocumentModel<ActionState, ActionSettings>({
    ...options,
    format: {
      ...actionFormat,
      validate: (action, { template, abilities }) =>
        problemsOf(action, { template, abilities, effects, context: validationContext() }),
    },
    fields: { afterRemove: "toggle", add: "inputs", whole: "head" },
    onLoad: expandShort,
  });
  const { settings, state, problems, serverErrors } = list.atoms;
  const shown = atom((get) =>
    withServerErrors(get(problems), get(serverErrors), get(state), { effects, locale: get(settings).locale }),
  );

  function expand(key: string): void {
    store.set(expanded, new Set([...store.get(expanded), key]));
  }

  /** A short list is shown open, a long one closed. */
  function expandShort({ rows }: ActionState): void {
    store.set(expanded, new Set(rows.length <= mostExpanded ? rows.map(({ key }) => key) : []));
  }

  return {
    ...list,
    effects,
    atoms: {
      ...list.atoms,
      shown,
      expanded,
      conditionSaves: createConditionSaves(),
      drag: createDragAtoms(state),
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    subscribe: (listener: () => void) => list.subscribeWith([], listener),

    validationContext,

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    changeEffect(key: string, effect: EffectData, field: string): void {
      list.edit(transitions.changeEffect(list.state(), key, effect), `${key}.${field}`);
    },
    renameAction: (name: string) => list.edit(transitions.renameAction(list.state(), name), "a_name"),
    chooseRepeat: (repeats: boolean) => list.edit(transitions.chooseRepeat(list.state(), repeats)),

    ...createListEdits(list, { effects, expand }),

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    toggle(key: string): void {
      const next = new Set(store.get(expanded));
      if (!next.delete(key)) next.add(key);
      store.set(expanded, next);
    },
    expandAll: () => store.set(expanded, new Set(store.get(state).rows.map(({ key }) => key))),
    collapseAll: () => store.set(expanded, new Set<string>()),

    goTo(target: FocusTarget | undefined): void {
      const to = target ?? list.problems()[0];
      if (to?.row) expand(to.row);
      list.goTo(to);
    },
  };
}

/** How actions are read, written and sent. */
const actionFormat: DocumentFormat<ActionState, ActionSettings> = {
  empty: emptyAction,
  read: readAction,
  write: writeAction,
  payload: actionPayload,
  record: recordOf,
  decidedBySave: savedFields,
  hasPendingWork: ({ pendingConditions }) => Object.keys(pendingConditions).length > 0,
};

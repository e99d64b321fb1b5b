import { atom, type createStore } from "jotai/vanilla";
import type { FocusTarget } from "../../editor/index.js";
import {
  type Clipboard,
  createDocumentModel,
  type DocumentFormat,
  type ValidationContext,
} from "../../list-editor/index.js";
import type { PageLists } from "../../references/index.js";
import { createConditionSaves } from "../condition-slide/index.js";
import { allEffects, type EffectData, type EffectVariants } from "./effects/index.js";
import { type ActionState, emptyAction, readAction, recordOf, writeAction } from "./entity.js";
import { createListEdits } from "./list/list-edits.js";
import { createDragAtoms } from "./moving/drag-atoms.js";
import { actionPayload } from "./payload.js";
import { type ActionProblem, problemsOf } from "./problems.js";
import type { Refusal } from "./refused/refusal.js";
import { savedFields } from "./saved-fields.js";
import type { ActionSettings } from "./settings.js";
import * as transitions from "./transitions.js";

type Store = ReturnType<typeof createStore>;

/** Up to this many effects a loaded list is shown expanded. */
const mostExpanded = 3;

/** The state of one action editor, and everything that can be done to it. */
export type ActionModel = ReturnType<typeof createActionModel>;

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
}) {
  const { store, effects = allEffects } = options;
  const expanded = atom<ReadonlySet<string>>(new Set<string>());
  const list = createDocumentModel({
    ...options,
    format: actionFormat,
    fields: { afterRemove: "toggle", add: "inputs" },
    onLoad: expandShort,
  });
  const { settings, state } = list.atoms;
  const clipboard = atom<Clipboard | null>(null);

  /** Counts the arrivals of lists: what was judged without them is judged again. */
  const arrivals = atom(0);
  const validationContext = (): ValidationContext => ({
    locale: store.get(settings).locale,
    limits: store.get(settings).limits,
    now: options.moment(),
    lists: options.lists?.(),
  });
  const problems = atom((get) => {
    get(arrivals);
    const { template, abilities } = get(settings);
    return problemsOf(get(state), { template, abilities, effects, context: validationContext() });
  });
  const refusal = atom<Refusal>({ among: (problems) => problems });
  const shown = atom((get) =>
    get(refusal).among(get(problems), get(state), { effects, locale: get(settings).locale }),
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
      problems,
      shown,
      expanded,
      /** How the saves of conditions went that are or were pending. */
      conditionSaves: createConditionSaves(),
      /** Copies and pastes for menus, while the screen is there. */
      clipboard,
      drag: createDragAtoms(state),
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    problems: (): readonly ActionProblem[] => store.get(problems),
    subscribe: (listener: () => void) => list.subscribeWith([problems], listener),
    /** What the server said about the effects of a save is shown among their problems. It keeps nobody from another try. */
    showServerErrors: (next: Refusal) => store.set(refusal, next),

    validationContext,
    /** A list has come that a judgement depends on. */
    judgeAgain: () => store.set(arrivals, (count) => count + 1),

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

    /** Opens the row and sends the focus to the field; without a target, to the first problem. */
    goTo(target: FocusTarget | undefined): void {
      const to = target ?? store.get(problems)[0];
      if (!to) return;
      if (to.row !== null) expand(to.row);
      list.focusOn({ row: to.row, field: to.field });
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

import { atom, type createStore } from "jotai/vanilla";
import { beginHistory, type History, mapHistory, recordStep, redoStep, undoStep } from "../../lib/history.js";
import { type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import type { PageLists } from "../choosing/index.js";
import type { FocusTarget } from "../editing/index.js";
import type { Circumstances } from "./effects/definition.js";
import { type EffectData, isAwaited } from "./effects/index.js";
import { type ActionState, emptyAction, readAction, recordOf, writeAction } from "./entity.js";
import { actionPayload } from "./payload.js";
import { type ActionProblem, problemsOf } from "./problems.js";
import type { Refusal } from "./refused/refusal.js";
import type { ActionSettings } from "./settings.js";
import { decidedBySave } from "./settling.js";
import * as transitions from "./transitions.js";

type Store = ReturnType<typeof createStore>;

/** Up to this many effects a loaded list is shown expanded. */
const mostExpanded = 3;

/** What an edit did, for the status line that screen readers hear. */
export type Happening =
  | { kind: "added" | "removed" | "duplicated" | "moved"; number: number; type: unknown }
  | { kind: "undone" | "redone" };

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
  /** The lists of the page, once they can be asked for. */
  lists?(): PageLists | undefined;
  onEdit(): void;
}) {
  const { store, now, onEdit } = options;
  const start = stateOf(emptyAction());
  const settings = atom(options.settings);
  const history = atom<History<ActionState>>(beginHistory(start));
  /** What was last set or finished: `dirty` and `reset()` compare with it. */
  const baseline = atom<ActionState>(start);
  const expanded = atom<ReadonlySet<string>>(new Set<string>());
  const moved = atom<string | null>(null);
  const focus = atom<FocusTarget | null>(null);
  const happening = atom<Happening | null>(null);

  const state = atom((get) => get(history).present);
  const value = atom((get) => writeAction(get(state)));
  /** Counts the arrivals of definitions: what could not be read before is looked at again. */
  const arrivals = atom(0);
  const circumstances = (): Circumstances => ({
    limits: store.get(settings).limits,
    now: options.moment(),
    lists: options.lists?.(),
  });
  const problems = atom((get) => {
    get(arrivals);
    return problemsOf(get(state), { ...get(settings), circumstances: circumstances() });
  });
  const refusal = atom<Refusal>({ among: (problems) => problems });
  const shown = atom((get) => get(refusal).among(get(problems), get(state), get(settings)));
  // As they would be finished: blanks around a template's name are no change.
  const dirty = atom((get) => {
    const [now, then] = [get(state), get(baseline)].map((each) => actionPayload(each, get(settings)));
    return !samePlainData(now, then);
  });
  const canUndo = atom((get) => get(history).past.length > 0);
  const canRedo = atom((get) => get(history).future.length > 0);

  /** Makes a step of an edit. Without a next state nothing happened, and nothing is told. */
  function edit(next: ActionState | null, field?: string): boolean {
    if (next === null) return false;
    store.set(history, recordStep(store.get(history), next, now(), field));
    onEdit();
    return true;
  }

  function travel(next: History<ActionState> | null): boolean {
    if (next === null) return false;
    store.set(history, next);
    return true;
  }

  function expand(key: string): void {
    store.set(expanded, new Set([...store.get(expanded), key]));
  }

  /** A short list is shown open, a long one closed. */
  function expandShort({ rows }: ActionState): void {
    store.set(expanded, new Set(rows.length <= mostExpanded ? rows.map(({ key }) => key) : []));
  }

  return {
    atoms: {
      settings,
      state,
      baseline,
      problems,
      shown,
      expanded,
      moved,
      focus,
      happening,
      canUndo,
      canRedo,
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(value),
    payload: () => actionPayload(store.get(state), store.get(settings)),
    problems: (): readonly ActionProblem[] => store.get(problems),
    record: () => recordOf(store.get(baseline).document),
    isEmpty: () => store.get(state).rows.length === 0,
    isDirty: () => store.get(dirty),
    canUndo: () => store.get(canUndo),
    canRedo: () => store.get(canRedo),
    undo: () => travel(undoStep(store.get(history))),
    redo: () => travel(redoStep(store.get(history))),
    configure: (next: ActionSettings) => store.set(settings, next),
    subscribe: (listener: () => void) =>
      subscribeAll(store, [value, problems, dirty, baseline, settings], listener),

    /** Replaces the content and clears the history; `false` when it is no action. `null` is the empty one. */
    load(data: PlainData): boolean {
      const next = readAction(data ?? emptyAction(), store.get(state).nextKey);
      if (next === null) return false;
      store.set(history, beginHistory(next));
      store.set(baseline, next);
      expandShort(next);
      store.set(moved, null);
      return true;
    },

    /** Back to what was last set or finished, as one step that can be undone. */
    reset(): void {
      const next = readAction(writeAction(store.get(baseline)), store.get(state).nextKey);
      if (!next || (!store.get(dirty) && Object.keys(store.get(state).works).length === 0)) return;
      store.set(history, recordStep(store.get(history), next, now()));
      expandShort(next);
    },

    /**
     * The payload is saved or handed over: changes count from here. What the save decided (the id, that it is a
     * template, its folder) holds for every step of the history.
     */
    settle(payload: PlainObject, response: PlainData | undefined): void {
      const decided = decidedBySave(payload, response);
      const saved = stateOf({ ...payload, ...decided });
      // Rows keep their keys, so that what is changed from here on is told of the right ones; who went on has new ones.
      const { rows } = store.get(state);
      const [now, then] = [rows, saved.rows].map((list) => list.map(({ effect }) => effect));
      const isSame = samePlainData(now ?? null, then ?? null);
      store.set(baseline, isSame ? { ...saved, rows } : saved);
      store.set(
        history,
        mapHistory(store.get(history), (each) => ({ ...each, document: { ...each.document, ...decided } })),
      );
    },

    /** What the server said about the effects of a save is shown among their problems. It keeps nobody from another try. */
    tellRefusal: (next: Refusal) => store.set(refusal, next),

    circumstances,
    /** What judging needs has come: definitions, or a list. */
    kindsArrived: () => store.set(arrivals, (count) => count + 1),
    /** Whether there is an effect whose kind is known, and that cannot be judged yet. */
    isAwaiting: () => store.get(state).rows.some(({ effect }) => isAwaited(effect)),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    changeEffect(key: string, effect: EffectData, field: string): void {
      edit(transitions.changeEffect(store.get(state), key, effect), `${key}.${field}`);
    },
    renameAction: (name: string) => edit(transitions.renameAction(store.get(state), name), "a_name"),
    chooseRepeat: (repeats: boolean) => edit(transitions.chooseRepeat(store.get(state), repeats)),

    /** Puts a draft in place of the content, as one step that can be undone. `complete` puts in what stands beside it. */
    restoreDraft(data: PlainData, complete = (read: ActionState) => read): boolean {
      const next = readAction(data, store.get(state).nextKey);
      if (next === null) return false;
      expandShort(next);
      return edit(complete(next));
    },

    undoEdit(): void {
      if (!travel(undoStep(store.get(history)))) return;
      store.set(happening, { kind: "undone" });
      onEdit();
    },
    redoEdit(): void {
      if (!travel(redoStep(store.get(history)))) return;
      store.set(happening, { kind: "redone" });
      onEdit();
    },

    /** What parts that come late make of the state; `null` where it does not apply. */
    edit,

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    toggle(key: string): void {
      const next = new Set(store.get(expanded));
      if (!next.delete(key)) next.add(key);
      store.set(expanded, next);
    },
    expandAll: () => store.set(expanded, new Set(store.get(state).rows.map(({ key }) => key))),
    collapseAll: () => store.set(expanded, new Set<string>()),
    settleMove: () => store.set(moved, null),
    state: () => store.get(state),
    /** Shows the same action otherwise: no edit, and no step. */
    show(next: ActionState | null): void {
      if (next) store.set(history, { ...store.get(history), present: next });
    },

    /** Opens the row and sends the focus to the field; without a target, to the first problem. */
    goTo(target: FocusTarget | undefined): void {
      const to = target ?? store.get(problems)[0];
      if (!to) return;
      if (to.row !== null) expand(to.row);
      store.set(focus, { row: to.row, field: to.field });
    },
    focusArrived: () => store.set(focus, null),
    /** A row's fields have appeared: a request that was waiting for them is looked at again. */
    fieldsReady(): void {
      const waiting = store.get(focus);
      if (waiting) store.set(focus, { ...waiting });
    },
  };
}

/** Of an action that was read before. */
function stateOf(action: PlainObject): ActionState {
  return readAction(action) as ActionState;
}

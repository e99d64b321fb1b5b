import { type Atom, atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import type { DialogWork } from "../../editor/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { OpenApiDialog } from "./dialogs.js";

/** The trigger that is open: `null` where the list is shown, "new" for one that is not saved yet. */
export type OpenTrigger = number | "new" | null;

/** A trigger as it is edited. The part of the screen that edits comes on request, so here is only what others ask of it. */
export interface TriggerEditing {
  readonly atoms: { readonly dirty: Atom<boolean> };
  isDirty(): boolean;
  isValid(): boolean;
  /** For the draft: what it was loaded from, and what is written. */
  work(): DialogWork<OpenApiDialog>;
}

export interface OpenTriggerAtoms {
  readonly openTrigger: Atom<OpenTrigger>;
  /** Search text of the triggers: it stays while one of them is open. */
  readonly triggerSearch: PrimitiveAtom<string>;
  /** Editor of the open trigger, as soon as its part is loaded. */
  readonly editing: Atom<TriggerEditing | null>;
  /** True while the edited trigger differs from the saved one. */
  readonly triggerDirty: Atom<boolean>;
  /** Work from an earlier page, for the editor that opens next. */
  readonly restored: Atom<PlainObject | null>;
  /** Target to which the operator wants to go from unsaved work, until that is answered. */
  readonly leavingFor: Atom<{ readonly to: OpenTrigger } | null>;
}

/** Ways to a trigger and away from it, and its editor while it is open. */
export interface OpenTriggerCommands {
  openTrigger(): OpenTrigger;
  isValid(): boolean;
  /** Unsaved work is asked about first. */
  goToTrigger(next: OpenTrigger): void;
  /** `false`: the operator stays. Returns where they go; `undefined` for nowhere. */
  answerLeaving(mayLeave: boolean): OpenTrigger | undefined;
  /** By hand: the focus follows. */
  wishFocus(): void;
  /** Next target of the focus, once: the trigger that was open last, or is open now. */
  takeFocusWish(): { readonly from: OpenTrigger } | null;
  /** A new one has its id from now on. What edits it goes on. */
  named(id: number): void;
  edit(next: TriggerEditing): void;
  isEditing(one: TriggerEditing): boolean;
  takeRestored(): PlainObject | null;
}

/** State of the open trigger, for the model that has it. */
export interface OpenTriggerState {
  readonly atoms: OpenTriggerAtoms;
  readonly commands: OpenTriggerCommands;
  isDirty(): boolean;
  /** Unsaved work; `null` where there is none. */
  unsaved(): DialogWork<OpenApiDialog> | null;
  /** Shows another one, whatever is unsaved; `work` is what its editor begins with. */
  show(next: OpenTrigger, work?: PlainObject): void;
  /** The editor is made anew: what is unsaved in it was of another server. */
  renew(): void;
}

/** Makes it. `changed` is called when another trigger is shown. */
export function createOpenTrigger(
  store: ReturnType<typeof createStore>,
  changed: () => void,
): OpenTriggerState {
  const openTrigger = atom<OpenTrigger>(null);
  const triggerSearch = atom("");
  const editing = atom<TriggerEditing | null>(null);
  const triggerDirty = atom((get) => {
    const editor = get(editing);
    return editor !== null && get(editor.atoms.dirty);
  });
  const restored = atom<PlainObject | null>(null);
  const leavingFor = atom<{ readonly to: OpenTrigger } | null>(null);
  /** The operator has gone to a trigger, or back to the list: the focus goes there, too. */
  let focusWish = false;
  /** The trigger that was open last. */
  let lastOpen: OpenTrigger = null;

  const isDirty = () => store.get(editing)?.isDirty() ?? false;

  function show(next: OpenTrigger, work?: PlainObject): void {
    if (work) store.set(restored, work);
    lastOpen = store.get(openTrigger);
    store.set(openTrigger, next);
    store.set(editing, null);
    store.set(leavingFor, null);
    changed();
  }

  return {
    atoms: { openTrigger, triggerSearch, editing, triggerDirty, restored, leavingFor },
    commands: {
      openTrigger: () => store.get(openTrigger),
      isValid: () => store.get(editing)?.isValid() ?? true,
      goToTrigger(next) {
        if (next === store.get(openTrigger)) return;
        if (isDirty()) store.set(leavingFor, { to: next });
        else show(next);
      },
      answerLeaving(mayLeave) {
        const asked = store.get(leavingFor);
        store.set(leavingFor, null);
        if (!mayLeave || asked === null) return undefined;
        show(asked.to);
        return asked.to;
      },
      wishFocus() {
        focusWish = true;
      },
      takeFocusWish() {
        const wish = focusWish ? { from: lastOpen } : null;
        focusWish = false;
        return wish;
      },
      named: (id) => store.set(openTrigger, id),
      edit: (next) => store.set(editing, next),
      isEditing: (one) => store.get(editing) === one,
      takeRestored() {
        const work = store.get(restored);
        store.set(restored, null);
        return work;
      },
    },
    isDirty,
    unsaved: () => (isDirty() ? (store.get(editing)?.work() ?? null) : null),
    show,
    renew() {
      store.set(editing, null);
      store.set(leavingFor, null);
      store.set(restored, null);
    },
  };
}

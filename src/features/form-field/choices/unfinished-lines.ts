import { type Atom, atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import type { FormFieldState } from "../entity.js";
import { textOfRows } from "./merge-lines.js";

/** The text of all choices while it is edited, and everything that can be done to it. No part of the value. */
export interface UnfinishedLines {
  readonly atoms: {
    /** `null` while it is not edited. */
    readonly text: PrimitiveAtom<string | null>;
    /** Text that was typed and then canceled, until it is brought back or another text is applied. */
    readonly canceled: PrimitiveAtom<string | null>;
    readonly isOpen: Atom<boolean>;
  };
  /** Begins with these lines, or with the choices that are there. A text that is being edited stays. */
  open(lines?: string): void;
  write(next: string | null): void;
  cancel(): void;
  bringBack(): void;
  /** Gives what was written, and ends. */
  take(): string;
  /** Another definition is there. */
  forget(): void;
  /** For a draft: what was typed and is in no choice yet; `undefined` where there is nothing. */
  draft(): PlainObject | undefined;
  /** From a draft, of whatever kind. */
  restore(draft: PlainData): void;
}

/** Makes the text of one editor. `onChange` is called where what must not be lost is another. */
export function createUnfinishedLines(options: {
  store: ReturnType<typeof createStore>;
  state: Atom<FormFieldState>;
  onChange(): void;
}): UnfinishedLines {
  const { store, state, onChange } = options;
  /** `null` while it is not edited. */
  const text = atom<string | null>(null);
  /** Text that was typed and then canceled, until it is brought back or another text is applied. */
  const canceled = atom<string | null>(null);
  const isOpen = atom((get) => get(text) !== null);
  const textNow = () => textOfRows(store.get(state).rows);

  function write(next: string | null): void {
    store.set(text, next);
    onChange();
  }

  return {
    atoms: { text, canceled, isOpen },
    open(lines?: string): void {
      if (store.get(text) === null) write(lines ?? textNow());
    },
    write,
    cancel(): void {
      const typed = store.get(text);
      if (typed !== null && typed !== textNow()) store.set(canceled, typed);
      write(null);
    },
    bringBack(): void {
      write(store.get(canceled));
      store.set(canceled, null);
    },
    take(): string {
      const written = store.get(text) ?? textNow();
      store.set(canceled, null);
      write(null);
      return written;
    },
    forget(): void {
      store.set(text, null);
      store.set(canceled, null);
    },

    draft(): PlainObject | undefined {
      const typed = store.get(text);
      return typed === null || typed === textNow() ? undefined : { lines: typed };
    },
    restore(draft: PlainData): void {
      if (isPlainObject(draft) && typeof draft.lines === "string") store.set(text, draft.lines);
    },
  };
}

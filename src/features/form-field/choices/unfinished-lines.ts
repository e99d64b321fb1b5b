import { type Atom, atom, type createStore } from "jotai/vanilla";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import type { FormFieldState } from "../entity.js";
import { textOfRows } from "./merge-lines.js";

/** The text of all choices while it is edited, and everything that can be done to it. No part of the value. */
export type UnfinishedLines = ReturnType<typeof createUnfinishedLines>;

/** Makes the text of one editor. `onChange` is called where what must not be lost is another. */
export function createUnfinishedLines(options: {
  store: ReturnType<typeof createStore>;
  state: Atom<FormFieldState>;
  onChange(): void;
}) {
  const { store, state, onChange } = options;
  /** `null` while it is not edited. */
  const text = atom<string | null>(null);
  /** What was typed and then canceled, until it is brought back or another text is applied. */
  const canceled = atom<string | null>(null);
  const isOpen = atom((get) => get(text) !== null);
  const textNow = () => textOfRows(store.get(state).rows);

  function write(next: string | null): void {
    store.set(text, next);
    onChange();
  }

  return {
    atoms: { text, canceled, isOpen },
    /** Begins with these lines, or with the choices that are there. */
    open: (lines?: string) => write(lines ?? textNow()),
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
    /** Gives what was written, and ends. */
    take(): string {
      const written = store.get(text) ?? textNow();
      store.set(canceled, null);
      write(null);
      return written;
    },
    /** Another definition is there. */
    forget(): void {
      store.set(text, null);
      store.set(canceled, null);
    },

    /** For a draft: what was typed and is in no choice yet; `undefined` where there is nothing. */
    draft(): PlainObject | undefined {
      const typed = store.get(text);
      return typed === null || typed === textNow() ? undefined : { lines: typed };
    },
    /** From a draft, of whatever kind. */
    restore(draft: PlainData): void {
      if (isPlainObject(draft) && typeof draft.lines === "string") store.set(text, draft.lines);
    },
  };
}

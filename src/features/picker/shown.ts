import type { Atom } from "jotai/vanilla";

/** Something that a view shows, and a way to hear that it is another. */
export interface Shown<T> {
  /** The same object as long as nothing in it has changed. */
  now(): T;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

interface Store {
  get<T>(atom: Atom<T>): T;
  sub(atom: Atom<unknown>, listener: () => void): () => void;
}

/** Value of an atom, for views: all that one of them shows is in one atom, since each subscription has its price. */
export function shownOf<T>(store: Store, atom: Atom<T>): Shown<T> {
  return { now: () => store.get(atom), subscribe: (listener) => store.sub(atom, listener) };
}

import type { Atom, createStore } from "jotai/vanilla";

/** Calls `listener` when any of these atoms holds something else. Returns a function that ends it. */
export function subscribeAll(
  store: ReturnType<typeof createStore>,
  atoms: readonly Atom<unknown>[],
  listener: () => void,
): () => void {
  const endings = atoms.map((each) => store.sub(each, listener));
  return () => {
    for (const end of endings) end();
  };
}

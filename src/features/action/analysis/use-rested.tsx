import { useStore } from "jotai";
import type { Atom } from "jotai/vanilla";
import { useEffect, useState } from "react";

/**
 * The value of an atom, debounced by `pause` milliseconds. For what takes long to compute: typing does not wait for it.
 */
export function useRested<T>(atom: Atom<T>, pause: number): T {
  const store = useStore();
  const [rested, rest] = useState(() => store.get(atom));
  useEffect(() => {
    const refresh = () => rest(() => store.get(atom));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = store.sub(atom, () => {
      clearTimeout(timer);
      timer = setTimeout(refresh, pause);
    });
    // It may have changed between rendering and this effect.
    refresh();
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [store, atom, pause]);
  return rested;
}

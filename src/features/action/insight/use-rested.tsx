import { useStore } from "jotai";
import type { Atom } from "jotai/vanilla";
import { useEffect, useState } from "react";

/**
 * What an atom holds, once it has held it for a moment (in milliseconds). For what takes long to work out: whoever types
 * does not wait for it at each key.
 */
export function useRested<T>(atom: Atom<T>, pause: number): T {
  const store = useStore();
  const [rested, rest] = useState(() => store.get(atom));
  useEffect(() => {
    const look = () => rest(() => store.get(atom));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = store.sub(atom, () => {
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    });
    // It may have changed since it was drawn.
    look();
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [store, atom, pause]);
  return rested;
}

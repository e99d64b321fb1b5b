import { type Atom, useAtomValue } from "jotai";
import { useEffect } from "react";

/** How long a moved row is marked, in milliseconds. */
const markedFor = 1000;

/** The key of the row that was moved just now. */
export function useMovedMark(model: {
  readonly atoms: { readonly moved: Atom<string | null> };
  clearMove(): void;
}): string | null {
  const moved = useAtomValue(model.atoms.moved);
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => model.clearMove(), markedFor);
    return () => clearTimeout(timer);
  }, [moved, model]);
  return moved;
}

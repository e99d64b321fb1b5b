import { useAtomValue } from "jotai";
import { useEffect } from "react";
import type { ActionModel } from "./model.js";

/** How long a moved panel is marked, in milliseconds. */
const markedFor = 1000;

/** The key of the effect that was moved just now. */
export function useMovedMark(model: ActionModel): string | null {
  const moved = useAtomValue(model.atoms.moved);
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => model.clearMove(), markedFor);
    return () => clearTimeout(timer);
  }, [moved, model]);
  return moved;
}

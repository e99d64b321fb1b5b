import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useRef } from "react";
import { useSalon } from "./salon-context.js";
import type { SectionName } from "./settings.js";

/**
 * Takes the focus where the model wishes it: into the control (`data-control`) of the row with this id; with `null` the
 * button that adds is the box itself.
 */
export function useWishedFocus<Box extends HTMLElement>(
  section: SectionName,
  id: number | string | null,
): RefObject<Box | null> {
  const { model } = useSalon();
  const box = useRef<Box>(null);
  const wish = useAtomValue(model.atoms.focus);
  useEffect(() => {
    if (wish?.section !== section || wish.id !== id || !box.current) return;
    const row = box.current;
    const control = row.matches("button")
      ? row
      : (row.querySelector<HTMLElement>(`[data-control="${wish.control}"]`) ??
        row.querySelector<HTMLElement>("button"));
    control?.focus();
    model.focusArrived();
  }, [wish, section, id, model]);
  return box;
}

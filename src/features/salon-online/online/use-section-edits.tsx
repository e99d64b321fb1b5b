import { useAtomValue, useStore } from "jotai";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Fields } from "../../../lib/three-way-merge.js";
import { useSalon, type WorkName } from "../../salon/index.js";
import { createSectionEdits, type SectionEdits } from "./section-edits.js";

/** How the fields of one of the works are told and judged; the same object all the while. */
export interface EditsRules {
  readonly keys: readonly string[];
  isRight(values: Fields): boolean;
}

/**
 * Unsaved edits, kept by the model while other sections are shown. Restored work from an earlier page takes its
 * place.
 */
export function useSectionEdits(name: WorkName, rules: EditsRules): SectionEdits | null {
  const { model } = useSalon();
  const store = useStore();
  // Only this part makes it, so what is there is one of its own.
  const work = (useAtomValue(model.atoms.drafts)[name] ?? null) as SectionEdits | null;
  // Before the picture: the fields would be missed for a moment.
  useLayoutEffect(() => {
    if (work !== null) return;
    const kept = model.takeRestored(name);
    model.edit(name, createSectionEdits({ ...rules, store, kept, onEdit: model.edited }));
  }, [work, name, rules, model, store]);
  return work;
}

/** Sends the focus to the first field that was refused. Goes on what holds the fields. */
export function useFirstRefused(work: SectionEdits): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const refusals = useAtomValue(work.atoms.refusals);
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  return box;
}

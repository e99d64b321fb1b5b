import { useAtomValue, useStore } from "jotai";
import { createContext, useContext, useLayoutEffect } from "react";
import type { SalonItemKind } from "../../api/salon-items.js";
import { explainCall, useSalon, useSalonSettings } from "../salon/index.js";
import { type BulkEdit, createBulkEdit } from "./bulk.js";
import { onWire, problemOf } from "./fields.js";
import { type ItemWords, itemWords } from "./messages.js";
import { staleLines } from "./stale-lines.js";

/** The id of what says why nothing can be moved; `null` where it can. No property of the rows: it would draw all of them again. */
const ReasonContext = createContext<string | null>(null);
export const ReasonProvider = ReasonContext.Provider;
export const useReason = (): string | null => useContext(ReasonContext);

/** The words of one of the two lists. */
export function useItemWords(kind: SalonItemKind): ItemWords {
  return itemWords(kind, useSalonSettings().settings.locale);
}

/**
 * Edits of the list as a table, kept by the model while other sections are shown. Restored work from an earlier
 * page takes its place.
 */
export function useBulkEdit(kind: SalonItemKind): BulkEdit | null {
  const { model, actions } = useSalon();
  const store = useStore();
  const name = `bulk-${kind}` as const;
  // Only this part makes it, so what is there is one of its own.
  const bulk = (useAtomValue(model.atoms.drafts)[name] ?? null) as BulkEdit | null;
  // Before the picture: the list would be missed for a moment.
  useLayoutEffect(() => {
    if (bulk !== null) return;
    const made: BulkEdit = createBulkEdit({
      store,
      kept: model.takeRestored(name),
      onEdit: model.edited,
      problem: (attr, text) => problemOf(attr, text, itemWords(kind, model.settings().locale)),
      onWire,
      refuse: (messages) => actions.refuse(kind, messages),
      stillOpen: () => model.stillOpen(name),
      keep: (written, call) => model.saveWork(name, call, written),
      async save(id, attr, change) {
        const outcome = await actions.saveField(kind, id, attr, change);
        if (outcome.is !== "failed") return outcome;
        const { locale } = model.settings();
        const stale = staleLines(kind, outcome.failure, locale);
        if (stale) return { is: "failed", lines: stale };
        actions.report(kind, outcome.failure);
        return { is: "failed", lines: explainCall(outcome.failure, locale) };
      },
    });
    model.edit(name, made);
  }, [bulk, name, kind, model, actions, store]);
  return bulk;
}

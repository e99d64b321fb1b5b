import { useEffect, useMemo, useReducer, useState } from "react";
import { useReferences } from "../../references/index.js";
import { insertPart } from "./deferred.js";
import type { Suggestion } from "./insert/index.js";
import { listKinds } from "./placeholders/item-kinds.js";
import type { InsertSettings } from "./placeholders/offered.js";
import type { TypedQuery } from "./view/trigger.js";

/** The open suggestions as the text sees them. */
export interface OpenSuggestions {
  found: readonly Suggestion[];
  active: number;
  moveTo(at: number): void;
}

/** What fits what is typed; `null` while nothing does. The lists are loaded when the first bracket pair is typed. */
export function useSuggestions(
  typed: TypedQuery | null,
  settings: InsertSettings,
  today: string,
): OpenSuggestions | null {
  const { lists } = useReferences();
  const isOpen = typed !== null;
  const [arrivals, arrived] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isOpen) return;
    const ends = Object.values(listKinds).map((kind) => lists.list(kind).subscribe(arrived));
    insertPart.load().then(arrived, () => {});
    return () => {
      for (const end of ends) end();
    };
  }, [isOpen, lists]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when a list has come.
  const all = useMemo(
    () => (isOpen && insertPart.value?.suggestionsOf(settings, lists, today)) || none,
    [isOpen, settings, lists, today, arrivals],
  );
  const query = typed?.query ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what searches may have come.
  const found = useMemo(
    () => insertPart.value?.searchSuggestions(all, query) ?? none,
    [all, query, arrivals],
  );
  // Another query begins at its first answer.
  const [choice, setChoice] = useState({ query, active: 0 });
  const active = choice.query === query ? Math.min(choice.active, found.length - 1) : 0;
  if (!isOpen || found.length === 0) return null;
  return { found, active, moveTo: (at) => setChoice({ query, active: at }) };
}

const none: readonly never[] = [];

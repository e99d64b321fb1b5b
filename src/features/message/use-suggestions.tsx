import { useEffect, useMemo, useReducer, useState } from "react";
import { useReferences } from "../../references/index.js";
import { insertPart } from "./deferred.js";
import type { Suggestion } from "./insert/index.js";
import { namedLists } from "./placeholders/index.js";
import type { InsertSettings } from "./placeholders/offered.js";
import type { TypedQuery } from "./view/trigger.js";

/** The open suggestions as the text sees them. */
export interface OpenSuggestions {
  /** The brackets, and what is typed behind them. */
  typed: TypedQuery;
  found: readonly Suggestion[];
  active: number;
  moveTo(at: number): void;
  choose(suggestion: Suggestion): void;
  /** Whether the key was for them. */
  pressed(key: string): boolean;
}

/** What is suggested for a text while it is typed behind two brackets. */
export interface Suggestions {
  /** `null` while nothing fits, or nothing is asked. */
  open: OpenSuggestions | null;
  /** What stands before the caret now. */
  follow(typed: TypedQuery | null): void;
  /** Nobody is in the text any more. */
  leave(): void;
}

/** `isOff` while nothing may be put in, or something else is open. */
export function useSuggestions(options: {
  isOff: boolean;
  settings: InsertSettings;
  today: string;
  onChoose(suggestion: Suggestion, typed: TypedQuery): void;
}): Suggestions {
  const { isOff, settings, today, onChoose } = options;
  const [typed, setTyped] = useState<TypedQuery | null>(null);
  /** Where they were closed by Escape: they stay so for these brackets. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const asked = isOff || typed?.from === dismissed ? null : typed;
  const found = useFound(asked, settings, today);
  // Another query begins at its first answer.
  const [choice, setChoice] = useState({ query: "", active: 0 });

  function follow(query: TypedQuery | null): void {
    setTyped((before) => (samePlace(before, query) ? before : query));
    if (query === null) setDismissed(null);
  }
  function opened(): OpenSuggestions | null {
    if (asked === null || found.length === 0) return null;
    const active = choice.query === asked.query ? Math.min(choice.active, found.length - 1) : 0;
    const moveTo = (at: number) => setChoice({ query: asked.query, active: at });
    const choose = (suggestion: Suggestion) => onChoose(suggestion, asked);
    function pressed(key: string): boolean {
      const chosen = found[active];
      if (key === "ArrowDown") moveTo((active + 1) % found.length);
      else if (key === "ArrowUp") moveTo((active + found.length - 1) % found.length);
      else if ((key === "Enter" || key === "Tab") && chosen) choose(chosen);
      else if (key === "Escape") setDismissed(asked?.from ?? null);
      else return false;
      return true;
    }
    return { typed: asked, found, active, moveTo, choose, pressed };
  }
  return { open: opened(), follow, leave: () => setTyped(null) };
}

/** What fits what is typed. The lists are loaded when the first bracket pair is typed. */
function useFound(typed: TypedQuery | null, settings: InsertSettings, today: string): readonly Suggestion[] {
  const { lists } = useReferences();
  const isOpen = typed !== null;
  const [arrivals, arrived] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isOpen) return;
    const ends = namedLists.map((kind) => lists.list(kind).subscribe(arrived));
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
  return useMemo(() => insertPart.value?.searchSuggestions(all, query) ?? none, [all, query, arrivals]);
}

function samePlace(one: TypedQuery | null, other: TypedQuery | null): boolean {
  return one?.from === other?.from && one?.to === other?.to && one?.query === other?.query;
}

const none: readonly never[] = [];

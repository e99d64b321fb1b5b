import { useEffect, useReducer, useState } from "react";
import { isTabKey } from "../../kit/tab-key.js";
import { useMemoBy } from "../../kit/use-memo-by.js";
import { useReferences } from "../../references/index.js";
import { insertPart } from "./deferred.js";
import type { Suggestion } from "./insert/index.js";
import type { InsertSettings } from "./placeholders/offered.js";
import { followLists } from "./use-lookalikes.js";
import type { TypedQuery } from "./view/trigger.js";

/** The open suggestions as the text sees them. */
export interface OpenSuggestions {
  /** The brackets, and what is typed behind them. */
  typed: TypedQuery;
  /** Nothing may fit. */
  found: readonly Suggestion[];
  active: number;
  moveTo(at: number): void;
  choose(suggestion: Suggestion): void;
  /** True when the key was for them. */
  pressed(event: KeyboardEvent): boolean;
}

/** State of the suggestions for a text that is typed behind two brackets. */
export interface Suggestions {
  /** `null` while nothing is asked, or nothing may be put in. */
  open: OpenSuggestions | null;
  /** Follows the text before the caret. */
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
  /** Position at which Escape closed them: they stay so for these brackets. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const asked = isOff || typed?.from === dismissed ? null : typed;
  const { all, found } = useFound(asked, settings, today);
  /** Active suggestion; after another query, and at another opening, it is the first. */
  const [choice, setChoice] = useState<{ of: TypedQuery | null; active: number }>({ of: null, active: 0 });

  function follow(query: TypedQuery | null): void {
    setTyped((before) => (samePlace(before, query) ? before : query));
    if (query === null) setDismissed(null);
  }
  function opened(): OpenSuggestions | null {
    if (asked === null || all.length === 0) return null;
    // It is a quotation then.
    if (asked.isQuote && found.length === 0) return null;
    const active = choice.of === asked ? Math.min(choice.active, found.length - 1) : 0;
    const moveTo = (at: number) => setChoice({ of: asked, active: at });
    const choose = (suggestion: Suggestion) => onChoose(suggestion, asked);
    function pressed(event: KeyboardEvent): boolean {
      const { key } = event;
      const chosen = found[active];
      if (key === "Escape") setDismissed(asked?.from ?? null);
      else if (chosen === undefined) return false;
      else if (key === "ArrowDown") moveTo((active + 1) % found.length);
      else if (key === "ArrowUp") moveTo((active + found.length - 1) % found.length);
      else if (key === "Enter" || isTabKey(event)) choose(chosen);
      else return false;
      return true;
    }
    return { typed: asked, found, active, moveTo, choose, pressed };
  }
  return { open: opened(), follow, leave: () => setTyped(null) };
}

/** All that is suggested, and what of it fits what is typed. The lists are loaded when the first bracket pair is typed. */
function useFound(typed: TypedQuery | null, settings: InsertSettings, today: string) {
  const { lists } = useReferences();
  const isOpen = typed !== null;
  const [arrivals, arrived] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (isOpen ? followLists(lists, arrived) : undefined), [isOpen, lists]);
  // Read again when a list has come.
  const all = useMemoBy(
    [isOpen, settings, lists, today, arrivals],
    () => (isOpen && insertPart.value?.suggestionsOf(settings, lists, today)) || none,
  );
  const { query = "", isComposing = false } = typed ?? {};
  // Further results of a search may have arrived.
  const found = useMemoBy([isOpen, all, settings, today, query, isComposing, arrivals], () => {
    const part = insertPart.value;
    if (!isOpen || !part) return none;
    const first = part.typedSuggestions(settings, today, query);
    const others = part
      .searchSuggestions(all, query, isComposing)
      .filter(({ source }) => source === null || first.every((each) => each.source !== source));
    return [...first, ...others].slice(0, part.maxSuggestions);
  });
  return { all, found };
}

function samePlace(one: TypedQuery | null, other: TypedQuery | null): boolean {
  return (["from", "to", "query", "isQuote", "isComposing"] as const).every(
    (name) => one?.[name] === other?.[name],
  );
}

const none: readonly never[] = [];

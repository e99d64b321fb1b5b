import { useMemo } from "react";
import { type PageLists, useNames, useReferences } from "../../references/index.js";
import { type ChipText, describePlaceholder, type MessageSettings } from "./placeholders/describe.js";
import { listKinds } from "./placeholders/item-kinds.js";
import { tokyoDay } from "./text/dates.js";
import { placeholdersIn } from "./text/read-text.js";

/** What the placeholders of a text are called, and what is wrong with them. */
export interface MessageTexts {
  describe(source: string): ChipText;
  /** The placeholders of the text, each as often as it stands there. */
  sources: readonly string[];
  /** Another object when one of them may be called otherwise. */
  names: object;
  today: string;
}

/** Followed: when a list comes that names one of them, it is drawn again. */
export function useMessageTexts(text: string, settings: MessageSettings): MessageTexts {
  const { lists } = useReferences();
  const names = useNames();
  const today = tokyoDay(Date.now());
  const sources = useMemo(() => placeholdersIn(text), [text]);
  /** What was found out, as long as nothing that it depends on is another. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are read from the lists as they stand.
  const known = useMemo(() => new Map<string, ChipText>(), [settings, lists, today, ...statesOf(lists)]);
  function describe(source: string): ChipText {
    let chip = known.get(source);
    if (!chip) {
      chip = describePlaceholder(source, { settings, lists, names, today });
      known.set(source, chip);
    }
    return chip;
  }
  // While drawing, so that the lists that name them are followed.
  for (const source of sources) describe(source);
  return { describe, sources, names: known, today };
}

function statesOf(lists: PageLists): object[] {
  return Object.values(listKinds).map((kind) => lists.list(kind).state());
}

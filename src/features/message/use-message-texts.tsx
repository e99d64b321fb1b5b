import { useMemo, useState } from "react";
import { useMemoBy } from "../../kit/use-memo-by.js";
import { useToday } from "../../kit/use-now.js";
import { type PageLists, useNames, useReferences } from "../../references/index.js";
import type { MessageSettings } from "./placeholders/definition.js";
import { type ChipText, describePlaceholder } from "./placeholders/describe.js";
import { namedLists } from "./placeholders/index.js";
import { createPlaceholderReader } from "./text/read-text.js";
import { useLookalikes } from "./use-lookalikes.js";
import type { FindMarks } from "./view/text-marks.js";

/** Names of the placeholders of a text, and the problems with them. */
export interface MessageTexts {
  describe(source: string): ChipText;
  /** The placeholders of the text, each as often as it stands there. */
  sources: readonly string[];
  /** Marks of texts that look like a placeholder and are none, if they are known. */
  lookalikes: FindMarks | undefined;
  /** How many of both should be looked at. */
  problems: number;
  /** Another object whenever one of them may be called otherwise. */
  names: object;
  today: string;
}

/** Followed: when a list comes that names one of them, it is drawn again. */
export function useMessageTexts(text: string, settings: MessageSettings): MessageTexts {
  const { lists } = useReferences();
  const names = useNames();
  const today = useToday();
  const [read] = useState(createPlaceholderReader);
  const sources = useMemo(() => read(text), [read, text]);
  /** Descriptions so far; forgotten when anything that it depends on changes. */
  // Names are read from the lists as they stand.
  const known = useMemoBy([settings, lists, today, ...statesOf(lists)], () => new Map<string, ChipText>());
  function describe(source: string): ChipText {
    return known.get(source) ?? describePlaceholder(source, { settings, lists, names, today });
  }
  // While drawing, so that the lists that name them are followed; a chip that comes before its drawing is not kept, since
  // what it asks is followed by nobody.
  // What describes them is another when `known` is.
  const problems = useMemoBy([sources, known], () => {
    for (const source of sources) known.set(source, describe(source));
    return sources.filter((source) => describe(source).problem !== null).length;
  });
  const lookalikes = useLookalikes(text, sources, { settings, names }, known);
  const looking = useMemo(() => lookalikes?.(text, 0).length ?? 0, [lookalikes, text]);
  return { describe, sources, lookalikes, problems: problems + looking, names: known, today };
}

function statesOf(lists: PageLists): object[] {
  return namedLists.map((kind) => lists.list(kind).state());
}

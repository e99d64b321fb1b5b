import { memo, useReducer } from "react";
import { LoadFailed } from "../../kit/LoadFailed.js";
import { useOnChange } from "../../kit/use-on-change.js";
import type { Locale } from "../../lib/locale.js";
import { useReferences } from "../../references/index.js";
import { messageWords } from "./messages.js";
import type { ItemPart } from "./placeholders/definition.js";
import { definitionOf, type Placeholder, readPlaceholder } from "./placeholders/index.js";

/** A list that names placeholders of the text and could not be loaded: nothing is marked, and another try is offered. */
export const ListFailures = memo(function ListFailures({
  sources,
  locale,
}: {
  sources: readonly string[];
  locale: Locale;
}) {
  const { lists } = useReferences();
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  const used = itemsNamedBy(sources);
  const key = used.map(({ list }) => list).join();
  // The key names all lists that are used.
  useOnChange([lists, key], () => {
    const ends = used.map(({ list }) => lists.list(list).subscribe(arrived));
    return () => {
      for (const end of ends) end();
    };
  });
  const retryLabel = messageWords[locale].reload;
  return used.map(({ list, loadFailed }) => {
    const { state, retry } = lists.list(list);
    if (state().is !== "failed") return null;
    return <LoadFailed key={list} title={loadFailed[locale]} retryLabel={retryLabel} onRetry={retry} />;
  });
});

/** How the placeholders of a text name items, each list once. */
function itemsNamedBy(sources: readonly string[]): ItemPart<Placeholder>[] {
  const items = sources.flatMap((source) => {
    const placeholder = readPlaceholder(source);
    return (placeholder && definitionOf(placeholder).item) ?? [];
  });
  return [...new Set(items)].sort((one, other) => (one.list < other.list ? -1 : 1));
}

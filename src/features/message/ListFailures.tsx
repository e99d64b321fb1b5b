import { memo, useEffect, useReducer } from "react";
import { LoadFailed } from "../../kit/LoadFailed.js";
import { useReferences } from "../../references/index.js";
import type { MessageWords } from "./messages.js";
import { namedThing } from "./placeholders/describe.js";
import { readPlaceholder } from "./placeholders/placeholder.js";

type NamedList = keyof MessageWords["listsFailed"];

/** A list that names placeholders of the text and could not be loaded: nothing is marked, and another try is offered. */
export const ListFailures = memo(function ListFailures({
  sources,
  words,
}: {
  sources: readonly string[];
  words: MessageWords;
}) {
  const { lists } = useReferences();
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  const used = [...new Set(sources.flatMap((source) => listOf(source) ?? []))].sort();
  const key = used.join();
  useEffect(() => {
    const ends = (key === "" ? [] : key.split(",")).map((kind) =>
      lists.list(kind as NamedList).subscribe(arrived),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [lists, key]);
  return used.map((kind) => {
    const list = lists.list(kind);
    if (list.state().is !== "failed") return null;
    return (
      <LoadFailed key={kind} title={words.listsFailed[kind]} retryLabel={words.retry} onRetry={list.retry} />
    );
  });
});

function listOf(source: string): NamedList | null {
  const placeholder = readPlaceholder(source);
  const named = placeholder && namedThing(placeholder);
  return named ? (named.kind as NamedList) : null;
}

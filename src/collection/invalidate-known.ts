import type { ServerClient } from "./client.js";
import { invalidateQueries } from "./invalidate-queries.js";
import type { Query } from "./query.js";

/** Invalidates a query, if anybody has made it: it is asked for again where somebody listens. */
export function invalidateKnown(client: ServerClient, key: readonly string[]): void {
  const known = client.queries.get(JSON.stringify(key))?.query as Query<unknown> | undefined;
  void known?.invalidate();
}

/** Invalidates all queries whose keys begin so. */
export function invalidateAll(client: ServerClient, key: readonly string[]): void {
  const beginning = `${JSON.stringify(key).slice(0, -1)},`;
  void invalidateQueries(client, {
    predicate: ({ queryKey: [name] }) => String(name).startsWith(beginning),
  });
}

/**
 * Marks queries of these names that nobody looks at as out of date: the next who does asks for them again. Until the
 * answer has come it is shown as it was: in a document that shows one page after another somebody may have changed it
 * on one of them.
 */
export function outdateUnseen(client: ServerClient, ...names: readonly string[]): void {
  void client.cache.invalidateQueries({
    refetchType: "none",
    predicate: (query) => {
      const [asked] = JSON.parse(String(query.queryKey[0])) as [name: string];
      return query.state.dataUpdateCount > 0 && !query.isActive() && names.includes(asked);
    },
  });
}

import type { InvalidateQueryFilters } from "@tanstack/query-core";
import type { ServerClient } from "./client.js";

/**
 * Marks queries as out of date, and asks again for those that somebody looks at. A call that is under way is given up where
 * there is data. Where there is none, it is heard out, and asked once more after its answer, which may be older than the
 * change. Resolves when the last answer is there, or has failed.
 */
export async function invalidateQueries(
  { cache }: ServerClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const first = cache
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus === "fetching");
  await Promise.all([
    cache.invalidateQueries(filters),
    ...first.map(async (query) => {
      try {
        // That joins the call under way.
        await query.fetch();
      } catch {
        return;
      }
      // Several who ask for it share one call.
      await cache.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
    }),
  ]);
}

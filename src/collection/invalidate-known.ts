import type { ServerClient } from "./client.js";
import type { Query } from "./query.js";

/** What there is of a query holds no longer, if anybody has made it: it is asked for again where somebody listens. */
export function invalidateKnown(client: ServerClient, key: readonly string[]): void {
  const known = client.queries.get(JSON.stringify(key))?.query as Query<unknown> | undefined;
  void known?.invalidate();
}

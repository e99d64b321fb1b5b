import { fillWithDemoData } from "./demo-data.js";
import { resource, type Store } from "./store.js";

const host = resource<{ csrfToken: string }>("host");

/**
 * Fills a new database, and gives the token its pages carry. The token is kept, so that a page that stood open while the
 * host restarted can still save; an expired page is what the fault `419` is for.
 */
export function prepareStore(store: Store): string {
  return store.atomically(() => {
    const kept = store.get(host, 1);
    if (kept) return kept.value.csrfToken;
    fillWithDemoData(store);
    return store.put(host, 1, { csrfToken: crypto.randomUUID() }, new Date()).value.csrfToken;
  });
}

import { type DemoParts, demoParts } from "./demo-data.js";
import { resource, type Store } from "./store.js";

interface HostDocument {
  readonly csrfToken: string;
  /** The parts of the demo data that have been put in, so that a later start adds the others and brings nothing back. */
  readonly demoParts?: readonly string[];
}

const host = resource<HostDocument>("host");

/** What the databases of the first version hold, which kept no list. */
const firstParts = ["first"];

/**
 * Fills a new database, adds what came to the demo data since to an old one, and gives the token the pages carry. The
 * token is kept, so that a page that stood open while the host restarted can still save; an expired page is what the
 * fault `419` is for. `moreParts` come after the demo data's own.
 */
export function prepareStore(store: Store, moreParts: DemoParts = {}): string {
  return store.atomically(() => {
    const kept = store.get(host, 1)?.value;
    const done = new Set(kept ? (kept.demoParts ?? firstParts) : []);
    for (const [name, fill] of Object.entries({ ...demoParts, ...moreParts })) {
      if (!done.has(name)) fill(store);
      done.add(name);
    }
    const csrfToken = kept?.csrfToken ?? crypto.randomUUID();
    store.put(host, 1, { csrfToken, demoParts: [...done] }, new Date());
    return csrfToken;
  });
}

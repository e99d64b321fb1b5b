import { openFriends } from "../host/api/friend/table.js";
import { createApi } from "../host/api.js";
import { openAudience } from "../host/audience/audience.js";
import { prepareStore } from "../host/first-start.js";
import { smallParts } from "../host/small-parts.js";
import type { Store } from "../host/store.js";
import { createMemoryStore } from "../host/store-memory.js";

export const base = "http://host.test";

/** The reference host in this process, with its demo data: what `fetch` would be for a server. */
export interface ReferenceHost {
  readonly token: string;
  readonly store: Store;
  send(url: string, init: RequestInit): Promise<Response>;
}

export function createReferenceHost(): ReferenceHost {
  const store = createMemoryStore();
  const clock = () => new Date();
  const token = prepareStore(store, smallParts(clock));
  const friends = openFriends(store);
  const api = createApi({
    store,
    friends,
    audience: openAudience(store, clock, friends),
    csrfToken: () => token,
  });
  return { token, store, send: (url, init) => api(new Request(url, init)) };
}

import { openFriends } from "./api/friend/table.js";
import { openMessages } from "./api/message-table.js";
import { openCalls } from "./api/open-api-logs.js";
import { openReservations } from "./api/salon/reservation-table.js";
import { openAudience } from "./audience/audience.js";
import type { Store } from "./store.js";

/** All that `createApi` can be given of a store, for a host that uses some of it itself. */
export function openTables(store: Store, clock: () => Date) {
  const friends = openFriends(store);
  return {
    store,
    friends,
    audience: openAudience(store, clock, friends),
    messages: openMessages(store),
    reservations: openReservations(store),
    programCalls: openCalls(store),
  };
}

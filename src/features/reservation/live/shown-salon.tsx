import type { PageDeps } from "../../../lib/page-deps.js";
import type { SalonListener } from "./salon-feed.js";
import { listenToSalon, type SalonListening, type SalonPlace } from "./salon-live.js";

/** Listening of an element to the salon that it shows, whichever that is by then. */
export interface ShownSalon {
  /** Another one may be shown, or none. `true` where it is another. */
  follow(place: SalonPlace | null): boolean;
  /** The one that is shown now. */
  now(): SalonListening | undefined;
}

/** Listens to the salon that is shown. */
export function listenToShown(page: PageDeps, listener: SalonListener): ShownSalon {
  let key: string | null = null;
  let salon: SalonListening | undefined;
  return {
    follow(place) {
      const next = place && JSON.stringify(place);
      if (next === key) return false;
      const before = salon;
      key = next;
      salon = place ? listenToSalon(page, place, listener) : undefined;
      // After the next one has come: the same connection may do for both.
      before?.leave();
      return true;
    },
    now: () => salon,
  };
}

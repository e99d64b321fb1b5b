import { friendParts } from "./audience/demo/index.js";
import { messageParts } from "./demo/messages/index.js";
import { reservationParts } from "./demo/reservations/index.js";
import { salonSettingsParts } from "./demo/salon-settings/index.js";
import type { DemoParts } from "./demo-data.js";
import { shownElements } from "./serve/shown-elements.js";

/** What a small shop has besides the demo data's own parts: what lies around now, and friends of whom much is known. */
export function smallParts(clock: () => Date): DemoParts {
  const ofElements = Object.values(shownElements).map(({ parts }) => parts?.(clock));
  return Object.assign({ ...friendParts, ...messageParts(clock), ...salonParts(clock) }, ...ofElements);
}

/** Reservations come after the friends: what filters ask of friends is made of what the salons had before. */
export function salonParts(clock: () => Date): DemoParts {
  return { ...reservationParts(clock), ...salonSettingsParts(clock) };
}

import type { ApiContext } from "../context.js";
import { blocksBetween } from "./blocks.js";
import { coursesIn, resourcesIn, unlinksIn } from "./catalogue.js";
import type { SalonDay } from "./clashes.js";
import { openingIn, openOn, salonConfigs } from "./configs.js";
import { shiftsBetween } from "./shift-table.js";

/** All that stands on a day in a salon, one reservation left out. */
export function salonDay(
  { store, reservations }: ApiContext,
  salonId: number,
  date: string,
  except?: number,
): SalonDay {
  const opening = openingIn(store, salonId, Number(date.slice(0, 4)));
  const specialDates = store.get(salonConfigs, salonId)?.value.special_dates ?? [];
  return {
    resources: new Map(resourcesIn(store, salonId).map((each) => [each.id, each])),
    courseNames: new Map(coursesIn(store, salonId).map(({ id, name }) => [id, name])),
    reservations: reservations.between(salonId, date, date).filter(({ id }) => id !== except),
    blocks: blocksBetween(store, salonId, date, date),
    shifts: shiftsBetween(store, salonId, date, date),
    opening: opening ? openOn(date, opening, specialDates) : null,
    unlinks: unlinksIn(store, salonId),
  };
}

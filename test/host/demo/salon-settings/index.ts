import { itemsOf } from "../../api/picker-items.js";
import { putUnlinks, unlinksIn } from "../../api/salon/catalogue.js";
import type { DemoParts } from "../../demo-data.js";
import type { Store } from "../../store.js";
import { demoNow } from "../messages/index.js";
import { addCalendars } from "./calendars.js";
import { addSpecialHours } from "./hours.js";
import { addOnlineConfigs, newSalon } from "./online.js";
import { addUrls, goneCourse } from "./urls.js";

/**
 * Adds to a store with the demonstration's reservations what else is set up of its salons: special days, online bookings,
 * calendars, addresses, and a salon that is just being set up.
 */
export function fillWithDemoSalonSettings(store: Store, until: Date = demoNow): void {
  store.atomically(() => {
    const salons = itemsOf("salon");
    const row = { ...newSalon, group_id: null, favorite: 0 as const, order: store.list(salons).length };
    if (!store.get(salons, newSalon.id)) store.put(salons, newSalon.id, row, until);
    addSpecialHours(store, until);
    addOnlineConfigs(store, until);
    addCalendars(store, until);
    addUrls(store, until);
    putUnlinks(store, 1, [...unlinksIn(store, 1), { resource_id: 12, course_id: goneCourse }], until);
  });
}

/** It as a part of the data, around the moment it is put in. It comes after the reservations and their hours. */
export function salonSettingsParts(now: () => Date): DemoParts {
  return { "salon-settings": (store) => fillWithDemoSalonSettings(store, now()) };
}

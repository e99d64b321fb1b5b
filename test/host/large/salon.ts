import { friends } from "../api/friends.js";
import { itemsOf } from "../api/picker-items.js";
import {
  type Course,
  courses,
  type Reservation,
  reservations,
  type SalonResource,
  salonResources,
} from "../api/reservations.js";
import { putOpening, salonConfigs } from "../api/salon/configs.js";
import { shiftSeries } from "../api/salon/shifts.js";
import { timeAt } from "../api/salon/times.js";
import { dayOf, moved } from "../audience/days.js";
import type { DemoParts } from "../demo-data.js";
import type { Store } from "../store.js";
import { createRandom } from "./random.js";
import { familyNames, givenNames } from "./words.js";

/** The fifth salon; a fourth was deleted. */
export const largeSalon = 5;

/** How many resources it has, how many reservations each has in a day, and on how many days, today in the middle. */
export const largeSalonSizes = { resources: 50, each: 10, days: 50 };

/** From 9 to 21, in as many parts as there are reservations. */
const [OPENS, CLOSES, STEP] = [9 * 60, 21 * 60, 5];

/** A salon with many resources and a full calendar: all days around `until` are as full. */
export function fillLargeSalon(store: Store, until: Date, sizes = largeSalonSizes): number {
  const random = createRandom(50_500);
  const updated_at = until.toISOString();
  const today = dayOf(until);
  const entity = { salon_id: largeSalon, description: "", is_public: true, deleted_at: null, updated_at };
  const salonItem = { id: largeSalon, name: "大型店", group_id: null, favorite: 0 as const, order: 3 };
  if (!store.get(itemsOf("salon"), largeSalon)) store.put(itemsOf("salon"), largeSalon, salonItem, until);
  store.put(
    salonConfigs,
    largeSalon,
    {
      ...{ id: largeSalon, salon_id: largeSalon, enable_online: true, sync_shift: true, special_dates: [] },
      ...{ push_notification_status: false, change_permission: 3, cancel_permission: 3, slot_minutes: 15 },
      updated_at,
    },
    until,
  );
  const common = [{ from: timeAt(OPENS), to: timeAt(CLOSES) }];
  const year = Number(today.slice(0, 4));
  putOpening(store, largeSalon, { year, type: 0, common, weekdays: {}, dates: {} }, until);

  const offered = ["カット", "カラー", "パーマ", "スパ"].map((name, index) => {
    const course = (id: number): Course => {
      return { id, ...entity, name, order: index + 1, duration_min: 45, price: 5500, color: "#2971c6" };
    };
    return store.insert(courses, course, until).id;
  });
  const taken = Array.from({ length: sizes.resources }, (_, index) => {
    const name = `${random.pick(familyNames)} ${random.pick(givenNames)}`;
    const resource = (id: number): SalonResource => ({
      ...{ id, ...entity, name, order: index + 1, capacity: 1, fee: null, color: "#2e854d", icon_url: null },
    });
    const { id: salon_resource_id } = store.insert(salonResources, resource, until);
    const start_date = moved(today, -sizes.days, "day");
    const shift = (id: number) => ({
      ...{ id, salon_id: largeSalon, salon_resource_id, start_date, repeat: "daily" as const },
      ...{ from: timeAt(OPENS), to: timeAt(CLOSES), description: "", expired_at: null },
      ...{ is_split: false, updated_at },
    });
    store.insert(shiftSeries, shift, until);
    return salon_resource_id;
  });

  const people = store.list(friends).map(({ value }) => value);
  const part = Math.floor((CLOSES - OPENS) / sizes.each / STEP) * STEP;
  const reservation = (id: number, index: number): Reservation => {
    const resource = taken[index % taken.length] as number;
    const turn = Math.floor(index / taken.length);
    const date = moved(today, Math.floor(turn / sizes.each) - Math.floor(sizes.days / 2), "day");
    const length = Math.min(part, random.whole(4, 12) * STEP);
    const from = OPENS + (turn % sizes.each) * part + random.whole(0, (part - length) / STEP) * STEP;
    const { id: member_id, name, icon_url } = random.pick(people);
    return {
      ...{ id, salon_id: largeSalon, name, comment: "", contact_address: "" },
      ...{ course_id: random.pick(offered), member_id, member: { id: member_id, name, icon_url } },
      ...{ date, from: timeAt(from), to: timeAt(from + length), salon_resource_id: resource },
      ...{ sub_resource_ids: [], resource_fee_is_charged: false, meta_data: "" },
      status: random.often(90) ? "approved" : random.pick(["pending", "canceled"] as const),
      ...{ change_child: null, cancel_child: null, checked_at: null },
      ...{ visit_status: date < today ? 2 : 0, is_attended: null, source: "online" },
      ...{ created_at: updated_at, updated_at },
    };
  };
  const count = sizes.resources * sizes.each * sizes.days;
  store.insertMany(reservations, count, reservation, until);
  return count;
}

/** It as a part of the data. How long it took is reported. */
export function largeSalonParts(now: () => Date, report: (line: string) => void = () => {}): DemoParts {
  return {
    "large-salon"(store) {
      const start = performance.now();
      const count = fillLargeSalon(store, now()).toLocaleString("en-US");
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      report(`Generated a large salon with ${count} reservations in ${seconds} s.`);
    },
  };
}

import { itemsOf } from "../api/picker-items.js";
import { type Course, courses, type SalonResource, salonResources } from "../api/reservations.js";
import { putUnlinks } from "../api/salon/catalogue.js";
import { putOpening, salonConfigs } from "../api/salon/configs.js";
import { onlineConfigs } from "../api/salon/online-configs.js";
import { codeOf, type SalonUrl, salonUrls } from "../api/salon/urls.js";
import { dayOf, moved } from "../audience/days.js";
import type { DemoParts } from "../demo-data.js";
import type { Store } from "../store.js";
import { createRandom, type Random } from "./random.js";
import { familyNames, givenNames, topics } from "./words.js";

/** The salon in which very much is set up. */
export const largeSettingsSalon = 7;

/** How much. The pairs are those of the first courses, as many as give the number; of them so many may not be booked. */
export const largeSettingsSizes = {
  ...{ courses: 1000, resources: 200, pairs: 20_000, unlinks: 9000, days: 366, urls: 500 },
};

const hues = ["#2971c6", "#2e854d", "#b4541a", "#8a4bb0", "#c1272d", "#00798c", "#7a5c00", "#5b5f66"];
const lengths = [15, 30, 45, 60, 90, 120, 150, 180];
const notes = ["臨時休業", "貸切営業", "社員研修", "設備点検", "棚卸し", "展示会"];

/** A salon with so much set up that lists and grids are long; nothing of it is reserved. */
export function fillSalonSettings(store: Store, until: Date, sizes = largeSettingsSizes): void {
  const random = createRandom(70_700);
  const salon = largeSettingsSalon;
  const updated_at = until.toISOString();
  const salons = itemsOf("salon");
  const row = { id: salon, name: "設定の多い店舗", group_id: null, favorite: 0 as const };
  if (!store.get(salons, salon))
    store.put(salons, salon, { ...row, order: store.list(salons).length }, until);

  const entity = { salon_id: salon, description: "", deleted_at: null, updated_at };
  const course = (id: number, index: number): Course => ({
    ...{ id, ...entity, name: `${random.pick(topics)} ${index + 1}`, order: index + 1 },
    ...{ duration_min: random.pick(lengths), price: random.often(90) ? random.whole(20, 400) * 100 : null },
    ...{ color: random.pick(hues), is_public: random.often(85) },
  });
  store.insertMany(courses, sizes.courses, course, until);
  const taken = (id: number, index: number): SalonResource => ({
    ...{ id, ...entity, name: `${random.pick(familyNames)} ${random.pick(givenNames)}`, order: index + 1 },
    ...{ capacity: random.often(90) ? 1 : 2, fee: random.often(20) ? 550 : null, icon_url: null },
    ...{ color: random.pick(hues), is_public: random.often(95) },
  });
  store.insertMany(salonResources, sizes.resources, taken, until);
  addUnlinks(store, random, sizes, until);

  const first = `${dayOf(until).slice(0, 4)}-01-01`;
  const special_dates = Array.from({ length: sizes.days }, (_, index) => {
    const closed = index % 3 === 0;
    const ranges = closed ? [] : [{ from: "10:00", to: index % 2 === 0 ? "17:00" : "20:00" }];
    return { date: moved(first, index, "day"), closed, ranges, note: random.pick(notes) };
  });
  store.put(
    salonConfigs,
    salon,
    {
      ...{ id: salon, salon_id: salon, enable_online: true, sync_shift: false, special_dates },
      ...{ push_notification_status: true, change_permission: 1, cancel_permission: 1, slot_minutes: 15 },
      updated_at,
    },
    until,
  );
  const common = [{ from: "10:00", to: "20:00" }];
  const weekdays = Object.fromEntries(Array.from({ length: 7 }, (_, day) => [day, common]));
  putOpening(store, salon, { year: Number(first.slice(0, 4)), type: 0, common, weekdays, dates: {} }, until);
  const shop_info = { name: row.name, tel: "", address: "", image_url: null, description: "", notice: "" };
  const online = { id: 300 + salon, salon_id: salon, is_public: true, shop_info, customer_info: [] };
  store.put(onlineConfigs, online.id, { ...online, actions: [], updated_at }, until);
  const url = (id: number, index: number): SalonUrl => ({
    ...{ id, salon_id: salon, name: `${random.pick(topics)}の案内 ${index + 1}`, code: codeOf(id) },
    ...{ course_id: null, salon_resource_id: null, expires_at: null },
    ...{ click_count: random.whole(0, 3000), created_at: updated_at },
  });
  store.insertMany(salonUrls, sizes.urls, url, until);
}

/** A large account's part. It comes after the demonstration's own settings. */
export function largeSalonSettingsParts(now: () => Date): DemoParts {
  return { "large-salon-settings": (store) => fillSalonSettings(store, now()) };
}

function addUnlinks(store: Store, random: Random, sizes: typeof largeSettingsSizes, until: Date): void {
  const ids = (rows: readonly { id: number; value: { salon_id: number } }[]) =>
    rows.flatMap(({ id, value }) => (value.salon_id === largeSettingsSalon ? [id] : []));
  const taken = ids(store.list(salonResources));
  const offered = ids(store.list(courses)).slice(0, Math.ceil(sizes.pairs / sizes.resources));
  const pairs = offered.flatMap((course_id) => taken.map((resource_id) => ({ resource_id, course_id })));
  const chosen = new Set(
    random.some(
      pairs.map((_, index) => index),
      sizes.unlinks,
    ),
  );
  const unlinks = pairs.filter((_, index) => chosen.has(index));
  putUnlinks(store, largeSettingsSalon, unlinks, until);
}

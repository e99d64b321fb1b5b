import { expect, it } from "vitest";
import { courses, salonResources } from "../host/api/reservations.js";
import { unlinksIn } from "../host/api/salon/catalogue.js";
import { salonConfigs } from "../host/api/salon/configs.js";
import { urlsIn } from "../host/api/salon/urls.js";
import { fillSalonSettings, largeSettingsSalon, largeSettingsSizes } from "../host/large/salon-settings.js";
import { noon, openHost } from "./salon-settings-host.js";

it("a salon with very much set up is as large as it was promised, the same every time, and can be read", async () => {
  const filled = () => {
    const host = openHost();
    fillSalonSettings(host.store, noon);
    return host;
  };
  const { store, get } = filled();
  expect(largeSettingsSizes).toEqual({
    ...{ courses: 1000, resources: 200, pairs: 20_000, unlinks: 9000, days: 366, urls: 500 },
  });
  const salon = largeSettingsSalon;
  const pairs = unlinksIn(store, salon);
  const named = (of: "course_id" | "resource_id") => new Set(pairs.map((each) => each[of])).size;
  expect([pairs.length, named("course_id"), named("resource_id")]).toEqual([9000, 100, 200]);
  const days = store.get(salonConfigs, salon)?.value.special_dates.map(({ date }) => date) ?? [];
  expect([new Set(days).size, days[0], days.at(-1)]).toEqual([366, "2026-01-01", "2027-01-01"]);
  expect(urlsIn(store, salon)).toHaveLength(500);
  expect(await get(`salon/${salon}/courses/all`)).toHaveLength(1000);
  expect(await get(`salon/${salon}/resources/all`)).toHaveLength(200);
  const other = filled().store;
  for (const rows of [courses, salonResources])
    expect(other.list<unknown>(rows)).toEqual(store.list<unknown>(rows));
  expect(unlinksIn(other, salon)).toEqual(pairs);
});

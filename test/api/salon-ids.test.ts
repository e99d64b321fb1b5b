import { expect, test } from "vitest";
import { loadCalendars } from "../../src/api/salon-calendars.js";
import { loadItems, loadUnlinks, sortItems } from "../../src/api/salon-items.js";
import { staleOrder } from "../../src/api/salon-refusals.js";
import { loadSalonUrls } from "../../src/api/salon-urls.js";
import type { PlainData } from "../../src/lib/plain-data.js";
import { openHttp } from "../lib/open-http.js";
import { jsonAnswer, stubFetch } from "../lib/stub-fetch.js";

/* Ids that are none (rules: ids-below-one-are-none): no record has them, and so no address of a call. */

const noIds: readonly PlainData[] = [
  0,
  -1,
  -12,
  0.5,
  12.5,
  1e300,
  "",
  "0",
  "-1",
  "012",
  "1.5",
  "1e3",
  " 12",
  "x",
];
const others: readonly PlainData[] = [null, true, [12], { id: 12 }];
const { signal } = new AbortController();

test.each([...noIds, ...others].map((id) => [id]))("%j is no id", async (id) => {
  const http = openHttp();
  const answered = async <T>(data: PlainData, call: () => Promise<T>): Promise<T> => {
    stubFetch(jsonAnswer({ data }));
    return call();
  };
  const readable = { id: 12, salon_id: 1, name: "カット" };

  // What has none of its own is not there: nothing could be done to it.
  for (const kind of ["courses", "resources"] as const) {
    const answer = await answered([{ ...readable, id }, readable], () =>
      loadItems(http, 1, kind, false, signal),
    );
    expect(answer).toMatchObject({ ok: true, data: [{ id: 12 }] });
    const sorted = [
      { id, order: 1 },
      { id: 12, order: 2 },
    ];
    expect(await answered(sorted, () => sortItems(http, 1, kind, [12], false))).toMatchObject({
      ok: true,
      data: { places: [{ id: 12, order: 2 }] },
    });
  }
  const pairs = [
    { resource_id: id, course_id: 41 },
    { resource_id: 12, course_id: id },
    { resource_id: 12, course_id: 41 },
  ];
  expect(await answered(pairs, () => loadUnlinks(http, 1))).toMatchObject({
    ok: true,
    data: [{ resourceId: 12, courseId: 41 }],
  });
  expect(
    staleOrder({
      ...{ kind: "invalid", status: 422, messages: [], fields: {} },
      body: { code: "stale", current_ids: [id, 12] },
    }),
  ).toEqual([12]);

  // A link without a course or a person is one for all of them; a calendar without one is the whole salon's.
  const url = { id: 91, name: "紹介", course_id: id, salon_resource_id: id };
  const urls = await answered([{ ...url, id }, url], () => loadSalonUrls(http, 1, signal));
  expect(urls).toMatchObject({ ok: true, data: [{ id: 91, courseId: null, resourceId: null }] });
  const association = { association_id: 61, purpose: "shift", status: "ok" };
  const link = {
    ...{ primary_id: 31, salon_resource_id: id, calendar_name: "中村" },
    associations: [{ ...association, association_id: id }, association],
  };
  const calendars = await answered(
    {
      accounts: [{ google_token_id: id, email: "a@example.test" }],
      links: [{ ...link, primary_id: id }, link],
    },
    () => loadCalendars(http, 1, signal),
  );
  expect(calendars).toMatchObject({
    ok: true,
    data: { accounts: [], links: [{ primaryId: 31, resourceId: null, associations: [{ id: 61 }] }] },
  });
});

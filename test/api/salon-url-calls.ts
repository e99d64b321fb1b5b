import * as salonUrls from "../../src/api/salon-urls.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

const wire = {
  ...{
    id: 91,
    name: "春の案内",
    url: "https://book.test/u/91?a=1&b=2",
    course_id: 41,
    salon_resource_id: 12,
  },
  ...{ expires_at: "2026-12-31T23:59:00+09:00", click_count: 1203, created_at: "2026-11-01T10:00:00+09:00" },
};
const url = {
  ...{ id: 91, name: "春の案内", url: "https://book.test/u/91?a=1&b=2", courseId: 41, resourceId: 12 },
  ...{ expiresAt: Date.parse("2026-12-31T14:59:00Z"), clickCount: 1203, wire },
};
const odd = { id: "92", course_id: 0, expires_at: "never", click_count: "7" };
const readOdd = {
  ...{ id: 92, name: "", url: "", courseId: null, resourceId: null },
  ...{ expiresAt: null, clickCount: 7, wire: odd },
};

const expires = "2026-12-31T23:59:00+09:00";

/** Calls of the salon's settings: links to the public page. */
export const salonUrlCalls: readonly CallRow[] = [
  {
    ...sentBy("loadSalonUrls", salonUrls.loadSalonUrlsEndpoint, { salon: 1 }),
    make: (http) => salonUrls.loadSalonUrls(http, 1, signal),
    understands: [[odd, wire, {}, null, "x"], []],
    reads: [[readOdd, url], []],
    refuses: ["all", 5, true, {}, null, { data: null }, { id: 91 }],
  },
  ...(
    [
      [41, 12, expires, `41,"salon_resource_id":12,"expires_at":"${expires}"`],
      [null, null, null, 'null,"salon_resource_id":null,"expires_at":null'],
      [0, -12, null, 'null,"salon_resource_id":null,"expires_at":null'],
    ] as const
  ).map(
    ([course_id, salon_resource_id, expires_at, json]): CallRow => ({
      ...sentBy("createSalonUrl", salonUrls.createSalonUrlEndpoint, { salon: 1 }),
      name: `createSalonUrl for ${course_id} and ${salon_resource_id}`,
      make: (http) =>
        salonUrls.createSalonUrl(http, 1, { name: "春 & 夏", course_id, salon_resource_id, expires_at }),
      body: { json: `{"name":"春 & 夏","course_id":${json}}` },
      understands: [wire, odd],
      reads: [url, readOdd],
      refuses: ["made", 5, [], true, {}, { id: 0 }, { id: null }],
    }),
  ),
  {
    ...sentBy("deleteSalonUrl", salonUrls.deleteSalonUrlEndpoint, { salon: 1, id: 91 }),
    make: (http) => salonUrls.deleteSalonUrl(http, 1, 91),
    understands: [{}, "gone", { data: null }],
    refuses: [],
    understandsNothing: true,
  },
];

import {
  createCalendarLink,
  deleteCalendarLink,
  loadCalendars,
  resyncCalendar,
} from "../../src/api/salon-calendars.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();
const plain = { query: {}, timeout: 30_000, understandsNothing: false } as const;
const path = "/api/salon/1/googlecalendars";

const wireAssociation = {
  ...{ association_id: 61, purpose: "shift", status: "error" },
  ...{ last_synced_at: "2026-11-20T10:00:00+09:00", error_message: "権限がありません", future: 1 },
};
const association = {
  ...{ id: 61, purpose: "shift", status: "error" },
  ...{ lastSyncedAt: Date.parse("2026-11-20T01:00:00Z"), errorMessage: "権限がありません" },
  wire: wireAssociation,
};
const bareAssociation = {
  ...{ id: 62, purpose: "", status: "", lastSyncedAt: null, errorMessage: null },
  wire: { association_id: "62" },
};

const wireLink = {
  ...{ primary_id: 31, salon_resource_id: 12, google_token_id: 5, google_calendar_id: "n@example.test" },
  ...{ calendar_name: "中村", link_target: "both", associations: [wireAssociation], future: 1 },
};
const link = {
  ...{ primaryId: 31, resourceId: 12, calendarName: "中村", associations: [association] },
  wire: wireLink,
};

/** A calendar that has no name is called by its id. */
const wireBareLink = { primary_id: "32", google_calendar_id: "m@example.test", calendar_name: "" };
const bareLink = {
  ...{ primaryId: 32, resourceId: null, calendarName: "m@example.test", associations: [] },
  wire: wireBareLink,
};

/** Of its directions only what can be read is shown. */
const wireOddLink = { primary_id: 33, associations: [{ association_id: "62" }, {}, 5] };
const oddLink = {
  ...{ primaryId: 33, resourceId: null, calendarName: "", associations: [bareAssociation] },
  wire: wireOddLink,
};

const aLink = {
  ...plain,
  once: true,
  method: "POST",
  path,
  understands: [wireLink, wireBareLink, wireOddLink],
  reads: [link, bareLink, oddLink],
  refuses: ["linked", 5, [], true, {}, { primary_id: 0 }, { primary_id: null }],
} satisfies Partial<CallRow>;

/** Calls of the salon's settings: external calendars. */
export const salonCalendarCalls: readonly CallRow[] = [
  {
    ...plain,
    name: "loadCalendars",
    make: (http) => loadCalendars(http, 1, signal),
    method: "GET",
    path,
    body: null,
    understands: [
      {
        accounts: [
          {
            ...{ google_token_id: 5, email: "a@example.test", needs_reauth: 1 },
            calendars: [
              { google_calendar_id: "n@example.test", name: "中村", writable: true },
              { google_calendar_id: "m@example.test", name: "", writable: "0" },
              { name: "no id" },
              null,
            ],
          },
          { google_token_id: "6" },
          { email: "no id" },
          null,
        ],
        links: [wireLink, wireBareLink, {}, "x"],
        connect_url: "/google/connect?salon=1",
      },
      { accounts: [], links: [] },
      { accounts: null, links: "none", connect_url: 5 },
      {},
    ],
    reads: [
      {
        accounts: [
          {
            ...{ tokenId: 5, email: "a@example.test", needsReauth: true },
            calendars: [
              { id: "n@example.test", name: "中村", isWritable: true },
              { id: "m@example.test", name: "m@example.test", isWritable: false },
            ],
          },
          { tokenId: 6, email: "", needsReauth: false, calendars: [] },
        ],
        links: [link, bareLink],
        connectUrl: "/google/connect?salon=1",
      },
      { accounts: [], links: [], connectUrl: null },
      { accounts: [], links: [], connectUrl: null },
      { accounts: [], links: [], connectUrl: null },
    ],
    refuses: ["all", 5, [], true, null, { data: null }, [wireLink]],
  },
  ...[
    [12, "12"],
    [0, "null"],
    [-3, "null"],
    [null, "null"],
  ].map(
    ([resource, sent]): CallRow => ({
      ...aLink,
      name: `createCalendarLink of ${resource}`,
      make: (http) =>
        createCalendarLink(http, 1, {
          ...{ salon_resource_id: resource as number | null, google_token_id: 5 },
          ...{ google_calendar_id: "n & m@example.test", link_target: "both" },
        }),
      body: {
        json: `{"salon_resource_id":${sent},"google_token_id":5,"google_calendar_id":"n & m@example.test","link_target":"both"}`,
      },
    }),
  ),
  {
    ...plain,
    name: "deleteCalendarLink",
    make: (http) => deleteCalendarLink(http, 1, { primaryId: 31, purpose: "reservation", associationId: 61 }),
    method: "DELETE",
    path: `${path}/31/reservation/61`,
    body: null,
    understands: [{}, "gone", { data: null }],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...plain,
    name: "deleteCalendarLink of a purpose that nobody knows",
    make: (http) => deleteCalendarLink(http, 1, { primaryId: 31, purpose: "a/b?c", associationId: 61 }),
    method: "DELETE",
    path: `${path}/31/a%2Fb%3Fc/61`,
    body: null,
    understands: [{}],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...plain,
    name: "resyncCalendar",
    make: (http) => resyncCalendar(http, 1, { primaryId: 31, associationId: 61 }),
    method: "POST",
    path: `${path}/31/shift/61/resync`,
    body: null,
    understands: [wireAssociation, { association_id: "62" }],
    reads: [association, bareAssociation],
    refuses: ["queued", 5, [], true, {}, { association_id: 0 }],
  },
];

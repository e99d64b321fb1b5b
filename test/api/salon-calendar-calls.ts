import * as salonCalendars from "../../src/api/salon-calendars.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

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
  understands: [wireLink, wireBareLink, wireOddLink],
  reads: [link, bareLink, oddLink],
  refuses: ["linked", 5, [], true, {}, { primary_id: 0 }, { primary_id: null }],
} satisfies Partial<CallRow>;

/** Calls of the salon's settings: external calendars. */
export const salonCalendarCalls: readonly CallRow[] = [
  {
    ...sentBy("loadCalendars", salonCalendars.loadCalendarsEndpoint, { salon: 1 }),
    make: (http) => salonCalendars.loadCalendars(http, 1, signal),
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
      ...sentBy(`createCalendarLink of ${resource}`, salonCalendars.createCalendarLinkEndpoint, { salon: 1 }),
      ...aLink,
      make: (http) =>
        salonCalendars.createCalendarLink(http, 1, {
          ...{ salon_resource_id: resource as number | null, google_token_id: 5 },
          ...{ google_calendar_id: "n & m@example.test", link_target: "both" },
        }),
      body: {
        json: `{"salon_resource_id":${sent},"google_token_id":5,"google_calendar_id":"n & m@example.test","link_target":"both"}`,
      },
    }),
  ),
  {
    ...sentBy("deleteCalendarLink", salonCalendars.deleteCalendarLinkEndpoint, {
      ...{ salon: 1, primary: 31, purpose: "reservation", association: 61 },
    }),
    make: (http) =>
      salonCalendars.deleteCalendarLink(http, 1, {
        primaryId: 31,
        purpose: "reservation",
        associationId: 61,
      }),
    understands: [{}, "gone", { data: null }],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...sentBy("deleteCalendarLink of a purpose that nobody knows", {
      ...salonCalendars.deleteCalendarLinkEndpoint,
      path: "/api/salon/1/googlecalendars/31/a%2Fb%3Fc/61",
    }),
    make: (http) =>
      salonCalendars.deleteCalendarLink(http, 1, { primaryId: 31, purpose: "a/b?c", associationId: 61 }),
    understands: [{}],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...sentBy("resyncCalendar", salonCalendars.resyncCalendarEndpoint, {
      salon: 1,
      primary: 31,
      association: 61,
    }),
    make: (http) => salonCalendars.resyncCalendar(http, 1, { primaryId: 31, associationId: 61 }),
    understands: [wireAssociation, { association_id: "62" }],
    reads: [association, bareAssociation],
    refuses: ["queued", 5, [], true, {}, { association_id: 0 }],
  },
];

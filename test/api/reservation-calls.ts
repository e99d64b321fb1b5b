import * as broadcasting from "../../src/api/broadcasting.js";
import { salonConfigEndpoint } from "../../src/api/opening.js";
import * as reservations from "../../src/api/reservations.js";
import * as salons from "../../src/api/salons.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

/** No list is read from one of these. */
const noFacts = { icon_url: null, description: "" };
const noList = [{}, "list", 5, null, true, { data: null }, { items: [] }, { data: { id: 5 } }];

/** As servers write it, with more than is read: that stays beside it. */
const reservation = {
  ...{ id: 5, name: "山田 花子", comment: "初めてです", contact_address: "090-1111-2222" },
  ...{ course_id: 41, member_id: 1, member: { id: 1, name: "はなこ", icon_url: null } },
  ...{ date: "2026-11-20", from: "13:00", to: "13:45", salon_resource_id: 12, sub_resource_ids: [13] },
  ...{ resource_fee_is_charged: true, meta_data: "窓側", status: "approved" },
  ...{ change_child: null, cancel_child: null, checked_at: null, visit_status: 0, is_attended: null },
  ...{ histories: [], updated_at: "2026-11-01T10:00:00+09:00", salon_id: 1, source: "online" },
};

/** One of which nothing is known. */
const bare = (id: number) => ({
  ...{ id, name: "", comment: "", contact_address: "", course_id: null, member_id: null, member: null },
  ...{ date: "", from: "", to: "", salon_resource_id: null, sub_resource_ids: [] },
  ...{ resource_fee_is_charged: false, meta_data: "", status: "", change_child: null, cancel_child: null },
  ...{ checked_at: null, visit_status: 0, is_attended: null, updated_at: null },
});

/** The reservation as a write has left it. An answer that is none is a success of which nothing is known. */
const anyReservation = {
  understands: [reservation, { id: "6" }, {}, [], "ok", 1, { data: null }, [reservation], { id: 0 }],
  reads: [reservation, bare(6), null, null, null, null, null, null, null],
  refuses: [],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const fields = {
  ...{ name: "山田 & 花子", comment: "", contact_address: "", course_id: null, member_id: null },
  ...{ date: "2026-11-20", from: "13:00", to: "13:45", salon_resource_id: 12, sub_resource_ids: [13] },
  ...{ resource_fee_is_charged: false, meta_data: "", status: "approved" },
};

/** A saved reservation is handed on as it came. */
const anything = {
  understands: [reservation, {}, [], "ok", 1, { data: null }],
  refuses: [],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const holiday = { date: "2026-11-23", closed: true, ranges: [{ from: "10:00", to: "12:00" }] };

const judging = { kind: "edit", childId: 71, status: "approved", force: false } as const;

/** Reservations of a salon, and what a salon has. */
export const reservationCalls: readonly CallRow[] = [
  {
    ...sentBy("authorizeChannel", broadcasting.authorizeChannelEndpoint),
    make: (http) => broadcasting.authorizeChannel(http, "1.2", "private-salon"),
    body: {
      form: [
        ["socket_id", "1.2"],
        ["channel_name", "private-salon"],
      ],
    },
    understands: [{ auth: "k:s" }],
    refuses: [{}, { auth: "" }, { auth: 5 }, [], "x"],
  },
  {
    ...sentBy("loadReservations by ids", reservations.loadReservationsEndpoint, { salon: 1 }),
    make: (http) => reservations.loadReservations(http, "1", { ids: "5,6" }, signal),
    query: { ids: "5,6" },
    understands: [[reservation, { id: "6" }], [], [null, 5, "x", [reservation], {}, { id: -1 }, { id: 7 }]],
    reads: [[reservation, bare(6)], [], [bare(7)]],
    refuses: noList,
  },
  {
    ...sentBy("loadReservations", reservations.loadReservationsEndpoint, { salon: 1 }),
    name: "loadReservations of a day, without a signal",
    make: (http) =>
      reservations.loadReservations(http, "1", {
        from: "2026-11-20",
        to: "2026-11-20",
        with_blocked: 1,
        statuses: ["a"],
      }),
    query: { from: "2026-11-20", to: "2026-11-20", with_blocked: "1", "statuses[]": "a" },
    understands: [[{ id: 3, status: "blocked" }], []],
    reads: [[{ ...bare(3), status: "blocked" }], []],
    refuses: noList,
  },
  {
    ...sentBy("loadDays", { ...reservations.loadReservationsEndpoint, wholeBody: true }, { salon: 1 }),
    make: (http) => reservations.loadDays(http, "1", { first: "2026-11-20", last: "2026-11-22" }, signal),
    query: { from: "2026-11-20", to: "2026-11-22", with_blocked: "1" },
    understands: [
      { data: [reservation, null, { id: 0 }], meta: { server_time: "2026-11-20T10:00:00+09:00" } },
      { data: [], meta: { server_time: "10:00" } },
      [{ id: 7 }],
    ],
    reads: [
      { records: [reservation], serverTime: Date.UTC(2026, 10, 20, 1) },
      { records: [], serverTime: null },
      { records: [bare(7)], serverTime: null },
    ],
    refuses: [{ data: {} }, { meta: {} }, {}, "x", 5],
  },
  {
    ...sentBy("saveReservation of a new one", reservations.saveReservationEndpoint, { salon: 1 }),
    ...anything,
    make: (http) =>
      reservations.saveReservation(http, fields, { to: reservations.reservationsPath("1"), force: false }),
    body: { json: JSON.stringify(fields) },
  },
  {
    ...sentBy("saveReservation", reservations.replaceReservationEndpoint, { salon: 1 }),
    ...anything,
    name: "saveReservation of one that is there, although something stands there",
    make: (http) =>
      reservations.saveReservation(
        http,
        { id: 5, ...fields },
        { to: reservations.reservationsPath("1"), force: true },
      ),
    query: { force: "1" },
    body: { json: JSON.stringify({ id: 5, ...fields }) },
  },
  {
    ...sentBy("saveReservation to the page's own path", {
      ...reservations.replaceReservationEndpoint,
      path: "/own/save",
    }),
    ...anything,
    make: (http) => reservations.saveReservation(http, { id: 5 }, { to: "/own/save?x=1", force: true }),
    query: { x: "1", force: "1" },
    body: { json: '{"id":5}' },
  },
  {
    ...sentBy("patchReservation", reservations.patchReservationEndpoint, { salon: 1 }),
    ...anyReservation,
    make: (http) =>
      reservations.patchReservation(http, "1", { id: 5, attribute: "memo", value: "窓側\n静か" }),
    query: { attr: "memo" },
    body: { json: '{"id":5,"value":"窓側\\n静か"}' },
  },
  {
    ...sentBy("patchReservation", reservations.patchReservationEndpoint, { salon: 1 }),
    ...anyReservation,
    name: "patchReservation to nothing, although something stands there",
    make: (http) =>
      reservations.patchReservation(http, "1", { id: 5, attribute: "checked_at", value: null, force: true }),
    query: { attr: "checked_at", force: "1" },
    body: { json: '{"id":5,"value":null}' },
  },
  {
    ...sentBy("judgeReservation", reservations.judgeEndpoints.edit, { salon: 1, id: 5, child: 71 }),
    ...anyReservation,
    name: "judgeReservation of a change",
    make: (http) => reservations.judgeReservation(http, "1", 5, judging),
    body: { json: '{"status":"approved"}' },
  },
  {
    ...sentBy("judgeReservation", reservations.judgeEndpoints.cancel, { salon: 1, id: 5, child: 72 }),
    ...anyReservation,
    name: "judgeReservation of a cancellation, although something stands there",
    make: (http) =>
      reservations.judgeReservation(http, "1", 5, { ...judging, kind: "cancel", childId: 72, force: true }),
    query: { force: "1" },
    body: { json: '{"status":"approved"}' },
  },
  {
    ...sentBy("judgeReservation of a new request", reservations.patchReservationEndpoint, { salon: 1 }),
    ...anyReservation,
    make: (http) =>
      reservations.judgeReservation(http, "1", 5, {
        kind: "create",
        childId: null,
        status: "denied",
        force: false,
      }),
    query: { attr: "status" },
    body: { json: '{"id":5,"value":"denied"}' },
  },
  {
    ...sentBy("deleteReservation", reservations.deleteReservationEndpoint, { salon: 1, id: 5 }),
    // That it is gone is all that is known.
    make: async (http) => {
      const answer = await reservations.deleteReservation(http, "1", 5);
      return answer.ok ? { ...answer, data: null } : answer;
    },
    understands: [{}, [], "ok", 1, { data: null }, reservation],
    reads: [null, null, null, null, null, null],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...sentBy("loadCourses", salons.loadCoursesEndpoint, { salon: 1 }),
    make: (http) => salons.loadCourses(http, "1", signal),
    query: { include_deleted: "1" },
    understands: [
      [
        {
          id: 41,
          name: "カット",
          duration_min: 45,
          price: 5500,
          color: "#2563eb",
          deleted_at: null,
          order: 1,
        },
        { id: "42", duration_min: "60", price: "11000", deleted_at: "2026-11-02T10:00:00+09:00" },
      ],
      [null, "x", {}, { id: 0 }, { id: 43, name: 5, duration_min: "長い", price: {}, deleted_at: "" }],
      [],
    ],
    reads: [
      [
        { id: 41, name: "カット", duration_min: 45, price: 5500, color: "#2563eb", isDeleted: false },
        { id: 42, name: "", duration_min: 60, price: 11_000, color: null, isDeleted: true },
      ],
      [{ id: 43, name: "", duration_min: null, price: null, color: null, isDeleted: false }],
      [],
    ],
    refuses: noList,
  },
  {
    ...sentBy("loadSalonResources", salons.loadSalonResourcesEndpoint, { salon: 1 }),
    make: (http) => salons.loadSalonResources(http, "1", signal),
    query: { include_deleted: "1" },
    understands: [
      [
        { id: 11, name: "佐々木", fee: 550, icon_url: "/11.png", description: "店長" },
        { id: "12", fee: "0", deleted_at: "2026-11-02T10:00:00+09:00" },
      ],
      [[], { name: "中村" }, { id: 13, name: null, fee: "" }],
      [],
    ],
    reads: [
      [
        { id: 11, name: "佐々木", fee: 550, icon_url: "/11.png", description: "店長", isDeleted: false },
        { id: 12, name: "", fee: 0, ...noFacts, isDeleted: true },
      ],
      [{ id: 13, name: "", fee: null, ...noFacts, isDeleted: false }],
      [],
    ],
    refuses: noList,
  },
  {
    ...sentBy("loadSalonRules", salonConfigEndpoint, { salon: 1 }),
    make: (http) => salons.loadSalonRules(http, "1", signal),
    understands: [
      { id: 1, change_permission: 3, cancel_permission: 1, slot_minutes: 30, special_dates: [holiday] },
      { change_permission: "1", slot_minutes: "10", special_dates: [{ date: "2026-02-30" }, null] },
      { slot_minutes: 0, special_dates: {} },
      {},
    ],
    reads: [
      { change_permission: 3, cancel_permission: 1, slot_minutes: 30, special_dates: [holiday] },
      { change_permission: 1, cancel_permission: 0, slot_minutes: 10, special_dates: [] },
      { change_permission: 0, cancel_permission: 0, slot_minutes: 15, special_dates: [] },
      { change_permission: 0, cancel_permission: 0, slot_minutes: 15, special_dates: [] },
    ],
    refuses: [[], "rules", 5, null, true, { data: null }, { data: [] }],
  },
];

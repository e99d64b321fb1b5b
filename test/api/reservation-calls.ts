import { authorizeChannel } from "../../src/api/broadcasting.js";
import {
  deleteReservation,
  judgeReservation,
  loadDays,
  loadReservations,
  patchReservation,
  reservationsPath,
  saveReservation,
} from "../../src/api/reservations.js";
import { loadCourses, loadSalonResources, loadSalonRules } from "../../src/api/salons.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();

const reading = { method: "GET", body: null, timeout: 30_000 } as const;
const writing = { query: {}, timeout: 30_000, once: true } as const;

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
    name: "authorizeChannel",
    make: (http) => authorizeChannel(http, "1.2", "private-salon"),
    ...{ method: "POST", path: "/broadcasting/auth", query: {}, timeout: 30_000 },
    body: {
      form: [
        ["socket_id", "1.2"],
        ["channel_name", "private-salon"],
      ],
    },
    understands: [{ auth: "k:s" }],
    refuses: [{}, { auth: "" }, { auth: 5 }, [], "x"],
    understandsNothing: false,
  },
  {
    ...reading,
    name: "loadReservations by ids",
    make: (http) => loadReservations(http, "1", { ids: "5,6" }, signal),
    path: "/api/salon/1/reservations",
    query: { ids: "5,6" },
    understands: [[reservation, { id: "6" }], [], [null, 5, "x", [reservation], {}, { id: -1 }, { id: 7 }]],
    reads: [[reservation, bare(6)], [], [bare(7)]],
    refuses: noList,
    understandsNothing: false,
  },
  {
    ...reading,
    name: "loadReservations of a day, without a signal",
    make: (http) =>
      loadReservations(http, "1", { from: "2026-11-20", to: "2026-11-20", with_blocked: 1, statuses: ["a"] }),
    path: "/api/salon/1/reservations",
    query: { from: "2026-11-20", to: "2026-11-20", with_blocked: "1", "statuses[]": "a" },
    understands: [[{ id: 3, status: "blocked" }], []],
    reads: [[{ ...bare(3), status: "blocked" }], []],
    refuses: noList,
    understandsNothing: false,
  },
  {
    ...reading,
    name: "loadDays",
    make: (http) => loadDays(http, "1", { first: "2026-11-20", last: "2026-11-22" }, signal),
    path: "/api/salon/1/reservations",
    query: { from: "2026-11-20", to: "2026-11-22", with_blocked: "1" },
    readsWholeBody: true,
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
    understandsNothing: false,
  },
  {
    ...writing,
    ...anything,
    name: "saveReservation of a new one",
    make: (http) => saveReservation(http, fields, { to: reservationsPath("1"), force: false }),
    method: "POST",
    path: "/api/v2/salon/1/reservations",
    body: { json: JSON.stringify(fields) },
  },
  {
    ...writing,
    ...anything,
    name: "saveReservation of one that is there, although something stands there",
    make: (http) => saveReservation(http, { id: 5, ...fields }, { to: reservationsPath("1"), force: true }),
    method: "PUT",
    path: "/api/v2/salon/1/reservations",
    query: { force: "1" },
    body: { json: JSON.stringify({ id: 5, ...fields }) },
  },
  {
    ...writing,
    ...anything,
    name: "saveReservation to the page's own path",
    make: (http) => saveReservation(http, { id: 5 }, { to: "/own/save?x=1", force: true }),
    method: "PUT",
    path: "/own/save",
    query: { x: "1", force: "1" },
    body: { json: '{"id":5}' },
  },
  {
    ...writing,
    ...anyReservation,
    name: "patchReservation",
    make: (http) => patchReservation(http, "1", { id: 5, attribute: "memo", value: "窓側\n静か" }),
    method: "PATCH",
    path: "/api/v2/salon/1/reservations",
    query: { attr: "memo" },
    body: { json: '{"id":5,"value":"窓側\\n静か"}' },
  },
  {
    ...writing,
    ...anyReservation,
    name: "patchReservation to nothing, although something stands there",
    make: (http) => patchReservation(http, "1", { id: 5, attribute: "checked_at", value: null, force: true }),
    method: "PATCH",
    path: "/api/v2/salon/1/reservations",
    query: { attr: "checked_at", force: "1" },
    body: { json: '{"id":5,"value":null}' },
  },
  {
    ...writing,
    ...anyReservation,
    name: "judgeReservation of a change",
    make: (http) => judgeReservation(http, "1", 5, judging),
    method: "POST",
    path: "/api/v2/salon/1/reservations/5/judge/71/edit",
    body: { json: '{"status":"approved"}' },
  },
  {
    ...writing,
    ...anyReservation,
    name: "judgeReservation of a cancellation, although something stands there",
    make: (http) => judgeReservation(http, "1", 5, { ...judging, kind: "cancel", childId: 72, force: true }),
    method: "POST",
    path: "/api/v2/salon/1/reservations/5/judge/72/cancel",
    query: { force: "1" },
    body: { json: '{"status":"approved"}' },
  },
  {
    ...writing,
    ...anyReservation,
    name: "judgeReservation of a new request",
    make: (http) =>
      judgeReservation(http, "1", 5, { kind: "create", childId: null, status: "denied", force: false }),
    method: "PATCH",
    path: "/api/v2/salon/1/reservations",
    query: { attr: "status" },
    body: { json: '{"id":5,"value":"denied"}' },
  },
  {
    name: "deleteReservation",
    // That it is gone is all that is known.
    make: async (http) => {
      const answer = await deleteReservation(http, "1", 5);
      return answer.ok ? { ...answer, data: null } : answer;
    },
    method: "DELETE",
    path: "/api/salon/1/reservations/5",
    query: {},
    body: null,
    timeout: 30_000,
    understands: [{}, [], "ok", 1, { data: null }, reservation],
    reads: [null, null, null, null, null, null],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...reading,
    name: "loadCourses",
    make: (http) => loadCourses(http, "1", signal),
    path: "/api/salon/1/courses/all",
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
    understandsNothing: false,
  },
  {
    ...reading,
    name: "loadSalonResources",
    make: (http) => loadSalonResources(http, "1", signal),
    path: "/api/salon/1/resources/all",
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
    understandsNothing: false,
  },
  {
    ...reading,
    name: "loadSalonRules",
    make: (http) => loadSalonRules(http, "1", signal),
    path: "/api/salon/1/configs",
    query: {},
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
    understandsNothing: false,
  },
];

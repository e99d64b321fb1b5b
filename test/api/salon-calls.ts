import * as blockTimes from "../../src/api/block-times.js";
import * as unsolved from "../../src/api/open-requests.js";
import { loadOpening, salonConfigEndpoint } from "../../src/api/opening.js";
import * as timeShifts from "../../src/api/time-shifts.js";
import type { Answer } from "../../src/lib/failure.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

/** No list is read from one of these. */
const noList = [{}, "list", 5, null, true, { data: null }, { items: [] }, { data: { id: 5 } }];

const block = {
  ...{ date: "2026-11-20", from: "14:00", to: "15:00", salon_resource_id: 11 },
  ...{ memo: "休憩\n外出", is_confirmed: false },
};

/** As it is kept, with what a server says of it besides. */
const keptBlock = {
  ...{ id: 801, name: "", comment: "", contact_address: "", course_id: null, member_id: null, member: null },
  ...{ date: "2026-11-20", from: "14:00", to: "15:00", salon_resource_id: 11, sub_resource_ids: [] },
  ...{ resource_fee_is_charged: false, meta_data: "休憩\n外出", status: "blocked" },
  ...{ change_child: null, cancel_child: null, checked_at: null, visit_status: 0, is_attended: null },
  ...{ updated_at: "2026-11-01T10:00:00+09:00" },
};

/** The blocked time as a write has left it. An answer that is none is a success of which nothing is known. */
const anyBlock = {
  understands: [
    { id: 801, ...block, updated_at: "2026-11-01T10:00:00+09:00" },
    { ...keptBlock, id: "801", from: "14:00:00", to: "15:00:00", status: "approved" },
    ...[{}, [], "ok", 1, { data: null }, [keptBlock], { id: 0 }],
  ],
  reads: [{ ...block, ...keptBlock }, keptBlock, null, null, null, null, null, null, null],
  refuses: [],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const shift = {
  ...{ master_id: 31, self_id: 7, salon_resource_id: 12, start_date: "2026-11-02", _date: "2026-11-18" },
  ...{ dirty_date: "2026-11-19", repeat: "weekly", from: "10:00", to: "19:00", description: "早番" },
  ...{ expired_at: "2026-12-31", patch_type: "once", updated_at: "2026-11-01T10:00:00+09:00" },
};

/** One of which only what it needs is known. */
const bareShift = {
  ...{ master_id: 32, self_id: null, salon_resource_id: 11, start_date: "2026-11-18", _date: "2026-11-18" },
  ...{ dirty_date: null, repeat: "none", from: "", to: "", description: "", expired_at: null },
  ...{ patch_type: null, updated_at: null },
};

const fields = {
  ...{ start_date: "2026-11-02", repeat: "weekly", from: "10:00", to: "23:59" },
  ...{ description: "早番 & 受付", expired_at: null },
};

/** What was written is loaded anew, so any answer is a success. */
const anyAnswer = {
  understands: [{}, [], "ok", 1, { data: null }],
  reads: [null, null, null, null, null],
  refuses: [],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const day = { scope: "once", date: "2026-11-18", selfId: 7 } as const;

const ranges = [{ from: "10:00", to: "19:00" }];

/** Of a salon what is no reservation: when it is open, shifts, blocked time, and what waits for a judgement. */
export const salonCalls: readonly CallRow[] = [
  {
    ...sentBy("loadOpening", salonConfigEndpoint, { salon: 1 }),
    make: (http) => loadOpening(http, "1", "2026", signal),
    query: { attr: "opening", y: "2026" },
    understands: [
      { year: 2026, type: 1, common: ranges, weekdays: { 0: [], 1: ranges }, dates: { "2026-11-23": [] } },
      { type: "1", common: [{ from: 10 }, null, ...ranges], weekdays: [[], ranges], dates: [] },
      { type: 2, common: null, weekdays: "x", dates: { "2026-11-23": "x" } },
      {},
    ],
    reads: [
      { type: 1, common: ranges, weekdays: { 0: [], 1: ranges }, dates: { "2026-11-23": [] } },
      { type: 1, common: ranges, weekdays: { 0: [], 1: ranges }, dates: {} },
      { type: 0, common: [], weekdays: {}, dates: { "2026-11-23": [] } },
      { type: 0, common: [], weekdays: {}, dates: {} },
    ],
    refuses: [[], "hours", 5, null, true, { data: null }, { data: [] }],
  },
  {
    ...sentBy("loadTimeShifts", timeShifts.loadTimeShiftsEndpoint, { salon: 1 }),
    make: (http) => timeShifts.loadTimeShifts(http, "1", { first: "2026-11-16", last: "2026-12-13" }, signal),
    query: { from: "2026-11-16", to: "2026-12-13" },
    understands: [
      [shift, { master_id: "32", salon_resource_id: "11", _date: "2026-11-18 00:00:00" }],
      [null, 5, {}, { ...shift, master_id: 0 }, { ...shift, salon_resource_id: null }],
      [
        { ...shift, _date: "2026-02-30" },
        { ...shift, _date: null },
      ],
      [{ ...shift, from: "10:00:00", to: "19:00:00", dirty_date: "x", start_date: 5 }],
      [],
    ],
    reads: [[shift, bareShift], [], [], [{ ...shift, dirty_date: null, start_date: "2026-11-18" }], []],
    refuses: noList,
  },
  {
    ...sentBy("createTimeShift", timeShifts.createTimeShiftEndpoint, { salon: 1, resource: 12 }),
    ...anyAnswer,
    make: (http) => nothingOf(timeShifts.createTimeShift(http, { salon: "1", resource: 12 }, fields)),
    body: { json: JSON.stringify(fields) },
  },
  {
    ...sentBy("changeTimeShift", timeShifts.changeTimeShiftEndpoint, { salon: 1, resource: 12, master: 31 }),
    ...anyAnswer,
    make: (http) =>
      nothingOf(
        timeShifts.changeTimeShift(
          http,
          { salon: "1", resource: 12, master: 31 },
          { patch_type: "following", date: "2026-11-18", self_id: 7, ...fields },
        ),
      ),
    body: {
      json: JSON.stringify({ patch_type: "following", date: "2026-11-18", self_id: 7, ...fields }),
    },
  },
  {
    ...sentBy("deleteTimeShift", timeShifts.deleteTimeShiftEndpoint, {
      salon: 1,
      resource: 12,
      master: 31,
      scope: "once",
    }),
    ...anyAnswer,
    name: "deleteTimeShift of a day",
    make: (http) =>
      nothingOf(timeShifts.deleteTimeShift(http, { salon: "1", resource: 12, master: 31 }, day)),
    query: { date: "2026-11-18", self_id: "7" },
  },
  {
    ...sentBy("deleteTimeShift", timeShifts.deleteTimeShiftEndpoint, {
      salon: 1,
      resource: 12,
      master: 31,
      scope: "following",
    }),
    ...anyAnswer,
    name: "deleteTimeShift from a day on, which has no row of its own",
    make: (http) =>
      nothingOf(
        timeShifts.deleteTimeShift(
          http,
          { salon: "1", resource: 12, master: 31 },
          { ...day, scope: "following", selfId: null },
        ),
      ),
    query: { date: "2026-11-18" },
  },
  {
    ...sentBy("deleteTimeShift", timeShifts.deleteTimeShiftEndpoint, {
      salon: 1,
      resource: 12,
      master: 31,
      scope: "permanently",
    }),
    ...anyAnswer,
    name: "deleteTimeShift of a whole series",
    make: (http) =>
      nothingOf(
        timeShifts.deleteTimeShift(
          http,
          { salon: "1", resource: 12, master: 31 },
          { ...day, scope: "permanently" },
        ),
      ),
  },
  {
    ...sentBy("saveBlockTime of a new one", blockTimes.createBlockTimeEndpoint, { salon: 1 }),
    ...anyBlock,
    make: (http) => blockTimes.saveBlockTime(http, { salon: "1", id: null }, block),
    body: { json: JSON.stringify(block) },
  },
  {
    ...sentBy("saveBlockTime", blockTimes.replaceBlockTimeEndpoint, { salon: 1, id: 801 }),
    ...anyBlock,
    name: "saveBlockTime of the whole salon, over reservations that were seen",
    make: (http) =>
      blockTimes.saveBlockTime(
        http,
        { salon: "1", id: 801 },
        { ...block, salon_resource_id: null, is_confirmed: true },
      ),
    body: { json: JSON.stringify({ ...block, salon_resource_id: null, is_confirmed: true }) },
  },
  {
    ...sentBy("deleteBlockTime", blockTimes.deleteBlockTimeEndpoint, { salon: 1, id: 801 }),
    ...anyAnswer,
    make: (http) => nothingOf(blockTimes.deleteBlockTime(http, "1", 801)),
  },
  {
    ...sentBy("loadUnsolvedCount", unsolved.openRequestsEndpoint, { salon: 1 }),
    make: (http) => unsolved.countOpenRequests(http, "1", signal),
    query: { count_only: "1" },
    understands: [{ count: 3 }, { count: "0" }],
    reads: [3, 0],
    refuses: [{}, [], "3", 3, null, true, { count: "many" }, { count: null }, { data: null }],
  },
  {
    ...sentBy("loadUnsolved", unsolved.openRequestsEndpoint, { salon: 1 }),
    make: (http) => unsolved.loadOpenRequests(http, "1", signal),
    understands: [
      [
        {
          ...{ reservation_id: 5, kind: "edit", child_id: 71, requested_at: "2026-11-19T10:38:00+09:00" },
          ...{ member: { id: 1, name: "はなこ" }, name: "山田 花子" },
          ...{ date: "2026-11-20", from: "13:00:00", to: "13:45" },
        },
      ],
      [{ reservation_id: "6", member: { name: "はなこ" } }],
      [null, 5, {}, { reservation_id: 0 }, { reservation_id: 7, kind: 1, member: [], from: 5 }],
      [],
    ],
    reads: [
      [
        {
          ...{ reservationId: 5, kind: "edit", childId: 71, requestedAt: "2026-11-19T10:38:00+09:00" },
          ...{ name: "山田 花子", date: "2026-11-20", from: "13:00", to: "13:45" },
        },
      ],
      [bareRequest(6, "はなこ")],
      [bareRequest(7, "")],
      [],
    ],
    refuses: noList,
  },
];

/** That it is done is all that is known. */
async function nothingOf(call: Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  const answer = await call;
  return answer.ok ? { ...answer, data: null } : answer;
}

/** A request of which only this is known. */
function bareRequest(reservationId: number, name: string) {
  return { reservationId, kind: "", childId: null, requestedAt: null, name, date: "", from: "", to: "" };
}

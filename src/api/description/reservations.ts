import * as v from "valibot";
import * as broadcasting from "../broadcasting.js";
import * as unsolved from "../open-requests.js";
import * as reservations from "../reservations.js";
import { calledBy, type DescribedCall } from "./call.js";
import { flagsAsOthers, numbersAsTexts } from "./deviations.js";
import { everyFailure, failureTexts } from "./failures.js";
import { bit, day, id, ids, instant, memberLite, noId, pagination, text } from "./fields.js";
import {
  baseVersion,
  blockTime,
  mayBeLoose,
  reservation,
  reservationFailures,
  reservationFields,
  sharedFailures,
} from "./salon-fields.js";

/* Reservations of a salon (rules: reservation-saved-whole, reservation-requests). */

const each = {
  elements: ["reservation-panel", "reservation-schedule"],
  failures: reservationFailures,
} as const;

const force = v.optional(v.literal(1));
const saved = reservation;
const verdict = v.picklist(["approved", "denied"]);
const mayBeNothing = "Nothing, or something else: it counts as saved, and what is shown is read again.";

/** `code` of a 422 decides what is seen (rules: refusal-code, clash-is-no-409). */
const clashOrStale =
  'With `code: "conflict"` what stands there is listed by its label and time, and where `forcible` is true it offers to save all the same, which sends `force=1`. With `code: "stale"` it says that somebody was faster, and what was typed stays. Otherwise each message is shown at its field.';
const isOvertaken =
  'With `code: "conflict"` what stands there is listed, and where `forcible` is true it offers to approve all the same, which sends `force=1`. With `code: "stale"` it says that the request has been judged already, and reads it again. Otherwise the messages are shown.';

const isAskedAgain =
  "Nothing is said: it is asked again, ever more seldom, and meanwhile what is shown is read each minute.";

const query = {
  ids: v.optional(v.pipe(text, v.regex(/^[1-9]\d*(,[1-9]\d*)*$/))),
  from: v.optional(day),
  to: v.optional(day),
  with_blocked: v.optional(bit),
  resource_ids: v.optional(ids),
  statuses: v.optional(v.array(text)),
  member_id: v.optional(id),
  q: v.optional(text),
  unsolved: v.optional(bit),
  page: v.optional(id),
};

export const reservationDescriptions: readonly DescribedCall[] = [
  {
    ...calledBy("loadReservations", reservations.loadReservationsEndpoint),
    elements: ["reservation-panel", "reservation-schedule", "salon-settings"],
    query,
    answer: {
      status: 200,
      body: v.looseObject({
        data: v.array(v.union([reservation, blockTime])),
        meta: v.looseObject({ server_time: instant }),
        pagination: v.optional(pagination),
      }),
      may: [
        "No `meta`: then the line of the present goes by the clock of the operator's machine.",
        "The list itself, without `data`.",
        numbersAsTexts,
        flagsAsOthers,
        "Times with seconds.",
        "A status that is not known: it is shown as it is written.",
        "`histories` only where `ids` were asked for; blocked time only where `with_blocked=1` or `statuses[]` asks for it.",
      ],
    },
    when: "By `ids`: when a reservation or a request is shown, after a write, and for an event that came without its reservation. By `from` and `to`, at most 62 days and without pages: for the days that are shown, again after a write, at `refresh()`, and each minute while no live channel is open and the page is seen; for the day of a request; and in `salon-settings` when the affected reservations are asked for.",
    failures: {
      ...sharedFailures,
      "404":
        "The message of the server is shown in place of the days. One asked for by `ids` that is left out of the list is shown as one that there is not.",
    },
  },
  {
    ...each,
    ...calledBy("saveReservation", reservations.saveReservationEndpoint),
    query: { force },
    body: { json: v.looseObject({ ...reservationFields, status: v.optional(text) }) },
    answer: { status: 201, data: saved, may: [mayBeNothing] },
    elements: ["reservation-panel"],
    when: "When a new reservation is registered, and again with `force=1` once what stands there has been seen. A page may name another path by `finish-path`.",
    failures: { ...reservationFailures, "422": clashOrStale },
  },
  {
    ...each,
    ...calledBy("replaceReservation", reservations.replaceReservationEndpoint),
    query: { force },
    body: { json: v.looseObject({ id, ...reservationFields, status: v.optional(text), ...baseVersion }) },
    answer: { status: 200, data: saved, may: [mayBeNothing] },
    stale: true,
    when: "When the form of a reservation is saved, and when a reservation is moved or resized in the schedule: the whole of what can be written, with the `id` in the body, and keys that the element does not know.",
    failures: {
      ...reservationFailures,
      "422": `${clashOrStale} A move goes back to where it was.`,
    },
  },
  {
    ...each,
    ...calledBy("patchReservation", reservations.patchReservationEndpoint),
    query: {
      attr: v.picklist(["status", "memo", "checked_at", "visit_status", "is_attended"]),
      force,
    },
    body: {
      json: v.looseObject({ id, value: v.nullable(v.union([text, v.boolean(), v.picklist([0, 1, 2])])) }),
    },
    answer: { status: 200, data: saved, may: [mayBeNothing] },
    when: "At each change of the status, the visit, the attendance or the check mark, and when the memo is saved. `attr=status` with `approved` or `denied` also judges a request for a new reservation, and approved it is judged like any booking: what stands in its time refuses it with `conflict`, also where it kept that time while it waited, and it is asked again with `force=1` once that has been seen. `memo` writes `meta_data`; `checked_at` is `true` for now and `null` for not.",
    failures: {
      ...reservationFailures,
      "400":
        "Its message is shown, `Not Allowed` for an attribute that cannot be patched; the change is taken back.",
      "422": `The change is taken back and the messages are shown. Of a status: ${isOvertaken}`,
    },
  },
  ...judging("edit", "change", "takes over what was wished for"),
  ...judging("cancel", "cancel", "becomes `canceled`"),
  {
    ...each,
    ...calledBy("deleteReservation", reservations.deleteReservationEndpoint),
    answer: { status: 204 },
    elements: ["reservation-panel"],
    when: "When a reservation is deleted, after a question.",
  },
  {
    ...each,
    ...calledBy("loadUnsolved", unsolved.openRequestsEndpoint),
    query: { count_only: v.optional(v.literal(1)) },
    answer: {
      status: 200,
      data: v.array(
        v.looseObject({
          reservation_id: id,
          kind: v.picklist(["create", "edit", "cancel"]),
          child_id: noId,
          requested_at: instant,
          member: v.nullable(memberLite),
          name: v.optional(text),
          ...{ date: day, from: reservationFields.from, to: reservationFields.to },
        }),
      ),
      instead: [
        {
          query: { count_only: "1" },
          data: v.looseObject({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
        },
      ],
      may: [...mayBeLoose, "No `name`: then the friend's name is shown."],
    },
    elements: ["reservation-schedule"],
    when: "With `count_only=1`: when the element is mounted, each minute while the page is seen, and after what may change it. Without: when the list of requests is opened, and after each judgement in it.",
    failures: {
      ...reservationFailures,
      ...failureTexts(
        ["400", "401", "403", "404", "422"],
        "Without a count the button shows none, and there is no message; the list shows the server's.",
      ),
    },
  },
  {
    ...each,
    ...calledBy("authorizeChannel", broadcasting.authorizeChannelEndpoint),
    body: { form: v.looseObject({ socket_id: text, channel_name: text }) },
    answer: {
      status: 200,
      body: v.looseObject({ auth: v.pipe(text, v.minLength(1)) }),
      may: ["It under `data`."],
    },
    when: "When a page has `realtime` settings: each time the socket has connected, for its one private channel.",
    failures: {
      ...failureTexts(
        everyFailure,
        "Nothing is said: no events come, and what is shown is read each minute.",
      ),
      ...failureTexts(["419", "5xx", "timeout", "unreadable"], isAskedAgain),
    },
  },
];

/** Both wishes of a customer are judged by calls of one shape. */
function judging(kind: "edit" | "cancel", wish: string, approved: string): readonly DescribedCall[] {
  return [
    {
      ...each,
      ...calledBy(kind === "edit" ? "judgeEdit" : "judgeCancel", reservations.judgeEndpoints[kind]),
      query: { force },
      body: { json: v.looseObject({ status: verdict }) },
      answer: { status: 200, data: saved, may: [mayBeNothing] },
      when: `When a customer's wish to ${wish} is approved or denied, in the panel or in the list of requests; approved, the reservation ${approved}.`,
      failures: { ...reservationFailures, "422": isOvertaken },
    },
  ];
}

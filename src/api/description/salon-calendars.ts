import * as v from "valibot";
import * as salonCalendars from "../salon-calendars.js";
import { calledBy, type DescribedCall } from "./call.js";
import { flagsAsOthers, numbersAsTexts } from "./deviations.js";
import { failureTexts } from "./failures.js";
import { id, instant, noId, noText, text } from "./fields.js";
import { settingsFailures } from "./salon-fields.js";

/* Calendars of others (rules: calendar-links). */

const purpose = v.picklist(["reservation", "shift"]);
const target = v.picklist(["reservation", "shift", "both"]);

const association = v.looseObject({
  association_id: id,
  purpose,
  status: v.picklist(["pending", "syncing", "ok", "error"]),
  last_synced_at: v.nullable(instant),
  error_message: noText,
});

const link = v.looseObject({
  primary_id: id,
  salon_resource_id: noId,
  google_token_id: id,
  google_calendar_id: text,
  calendar_name: text,
  link_target: target,
  associations: v.array(association),
});

const account = v.looseObject({
  google_token_id: id,
  email: text,
  needs_reauth: v.boolean(),
  calendars: v.array(v.looseObject({ google_calendar_id: text, name: text, writable: v.boolean() })),
});

const each = { elements: ["salon-settings"], failures: settingsFailures } as const;

export const salonCalendarDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadCalendars", salonCalendars.loadCalendarsEndpoint),
    answer: {
      status: 200,
      data: v.looseObject({
        accounts: v.array(account),
        links: v.array(link),
        connect_url: v.optional(noText),
      }),
      may: [
        "No `connect_url`: then no account can be added here.",
        "A state or a purpose that is not known: it is shown as it is written.",
        numbersAsTexts,
        flagsAsOthers,
      ],
    },
    when: "When `calendars` is first shown, once 30 s after a calendar was added, after one was taken away, and once when the window has the focus again after the link to another account was opened. Nothing is polled.",
  },
  {
    ...each,
    ...calledBy("createCalendarLink", salonCalendars.createCalendarLinkEndpoint),
    body: {
      json: v.looseObject({
        salon_resource_id: noId,
        google_token_id: id,
        google_calendar_id: text,
        link_target: target,
      }),
    },
    answer: { status: 202, data: link, may: ["200 or 201, and links without a name."] },
    when: "When a calendar is added, for a resource or (`null`) for the whole salon. It answers at once, `pending`; the list is read once 30 s later.",
  },
  {
    ...each,
    ...calledBy("deleteCalendarLink", salonCalendars.deleteCalendarLinkEndpoint),
    parameters: { purpose: text },
    answer: { status: 204 },
    when: "When one direction of a calendar is taken away, after a question; a direction that is not known too, by its own name.",
    failures: {
      ...settingsFailures,
      ...failureTexts(
        ["400", "401", "403", "404", "422"],
        "It says that the link could not be taken away, then the server's messages.",
      ),
      ...failureTexts(["409", "419", "5xx"], "It says that the link could not be taken away, and no more."),
    },
  },
  {
    ...each,
    ...calledBy("resyncCalendar", salonCalendars.resyncCalendarEndpoint),
    answer: { status: 202, data: association },
    when: "When the shifts of a calendar are asked for again.",
    failures: {
      ...settingsFailures,
      ...failureTexts(
        ["400", "401", "403", "404", "422"],
        "It says that the calendar could not be read again, then the server's messages.",
      ),
      ...failureTexts(
        ["409", "419", "5xx"],
        "It says that the calendar could not be read again, and no more.",
      ),
    },
  },
];

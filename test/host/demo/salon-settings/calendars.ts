import {
  type Association,
  associationIds,
  type CalendarAccount,
  type CalendarLink,
  calendarAccounts,
  calendarLinks,
  failingCalendar,
  type ImportJob,
} from "../../api/salon/calendars.js";
import type { Store } from "../../store.js";

const calendar = (google_calendar_id: string, name: string, writable = true) => {
  return { google_calendar_id, name, writable };
};

const holidays = calendar("holiday@group.example.test", "日本の祝日", false);

export const demoAccounts: readonly CalendarAccount[] = [
  {
    ...{ google_token_id: 5, salon_id: 1, email: "omotesando@example.test", needs_reauth: false },
    calendars: [
      calendar("omotesando@example.test", "表参道店"),
      calendar("sasaki@example.test", "佐々木"),
      calendar("nakamura@example.test", "中村"),
      calendar("room@example.test", "個室"),
      calendar(failingCalendar, "旧予約台帳"),
      holidays,
    ],
  },
  {
    ...{ google_token_id: 6, salon_id: 1, email: "training@example.test", needs_reauth: true },
    calendars: [
      calendar("training@example.test", "研修"),
      calendar("head-office@example.test", "本部の予定", false),
    ],
  },
  {
    ...{ google_token_id: 7, salon_id: 2, email: "yokohama@example.test", needs_reauth: false },
    calendars: [calendar("yokohama@example.test", "横浜店"), holidays],
  },
];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Accounts, and four calendars that are tied to the first salon: two are well, one is at work for a day, one has failed. */
export function addCalendars(store: Store, until: Date): void {
  for (const account of demoAccounts) store.put(calendarAccounts, account.google_token_id, account, until);
  for (const link of linksAt(until)) {
    store.put(calendarLinks, link.primary_id, link, until);
    for (const { association_id } of link.associations) {
      store.put(associationIds, association_id, { primary_id: link.primary_id }, until);
    }
  }
}

function linksAt(until: Date): CalendarLink[] {
  const at = (after: number) => new Date(until.getTime() + after).toISOString();
  const one = (
    association_id: number,
    purpose: Association["purpose"],
    synced: number | null,
    job: ImportJob | null = null,
  ): Association => {
    return { association_id, purpose, last_synced_at: synced === null ? null : at(-synced), job };
  };
  const job = (syncing: number, done: number, error_message: string | null = null): ImportJob => {
    return { syncing_at: at(syncing), done_at: at(done), error_message };
  };
  const failed = job(-4 * DAY, -4 * DAY, "Googleアカウントの再認証が必要です。");
  const link = (
    primary_id: number,
    salon_resource_id: number | null,
    google_token_id: number,
    [google_calendar_id, calendar_name]: readonly [string, string],
    associations: readonly Association[],
  ): CalendarLink => ({
    ...{ primary_id, salon_id: 1, salon_resource_id, google_token_id, google_calendar_id, calendar_name },
    link_target: associations.length > 1 ? "both" : (associations[0]?.purpose ?? "both"),
    associations,
  });
  return [
    link(
      27,
      11,
      5,
      ["sasaki@example.test", "佐々木"],
      [one(54, "reservation", HOUR / 4), one(55, "shift", HOUR / 2)],
    ),
    link(
      28,
      13,
      5,
      ["room@example.test", "個室"],
      [one(56, "reservation", null, job(DAY, 2 * DAY)), one(57, "shift", null, job(0, DAY))],
    ),
    link(
      29,
      12,
      6,
      ["training@example.test", "研修"],
      [one(58, "reservation", 4 * DAY, failed), one(59, "shift", 5 * DAY, failed)],
    ),
    link(30, null, 5, ["omotesando@example.test", "表参道店"], [one(60, "reservation", 2 * HOUR)]),
  ];
}

import { resource, type Store } from "../../store.js";

/** A Google account that a salon was given the use of (rules: calendar-links). */
export interface CalendarAccount {
  google_token_id: number;
  salon_id: number;
  email: string;
  needs_reauth: boolean;
  calendars: readonly { google_calendar_id: string; name: string; writable: boolean }[];
}

export type LinkTarget = "reservation" | "shift" | "both";
export type Purpose = "reservation" | "shift";

/** A calendar that is tied to a resource, or to the whole salon. */
export interface CalendarLink {
  primary_id: number;
  salon_id: number;
  salon_resource_id: number | null;
  google_token_id: number;
  google_calendar_id: string;
  calendar_name: string;
  link_target: LinkTarget;
  associations: readonly Association[];
}

/** One direction of it. What it is in follows from its last import and the time it is. */
export interface Association {
  association_id: number;
  purpose: Purpose;
  last_synced_at: string | null;
  /** The import that was asked for last. Null: what was synced once stays so. */
  job: ImportJob | null;
}

export interface ImportJob {
  /** Until then it waits, */
  syncing_at: string;
  /** and until then it is at work. */
  done_at: string;
  /** How it ends, where it does not end well. */
  error_message: string | null;
}

export const calendarAccounts = resource<CalendarAccount>("calendar_account");
export const calendarLinks = resource<CalendarLink>("calendar_link");
/** Where the ids of associations come from. */
export const associationIds = resource<{ primary_id: number }>("calendar_association");
/** Whether imports are over in no time, for who shows them. */
export const importSpeed = resource<{ is_fast: boolean }>("calendar_import_speed");

/** The calendar whose import always fails. */
export const failingCalendar = "old-bookings@example.test";

const failures = {
  calendar: "カレンダーが見つかりません。Googleカレンダーの共有設定を確認してください。",
  account: "Googleアカウントの再認証が必要です。",
};

const SECOND = 1000;

/** An import that begins now: over in 20 to 40 seconds, each in a time of its own, or in two. */
export function newJob(store: Store, link: CalendarLink, associationId: number, now: Date): ImportJob {
  const isFast = store.get(importSpeed, 1)?.value.is_fast === true;
  const seconds = isFast ? 2 : 20 + ((associationId * 8) % 21);
  const at = (after: number) => new Date(now.getTime() + after * SECOND).toISOString();
  const account = store.get(calendarAccounts, link.google_token_id)?.value;
  const isFailing = link.google_calendar_id === failingCalendar;
  const problem = account?.needs_reauth === false ? null : failures.account;
  return {
    syncing_at: at(isFast ? 1 : seconds - 5),
    done_at: at(seconds),
    error_message: isFailing ? failures.calendar : problem,
  };
}

/** An association as it is told. */
export function stateAt({ association_id, purpose, last_synced_at, job }: Association, now: Date) {
  const state = (status: string, synced: string | null, error_message: string | null) => {
    return { association_id, purpose, status, last_synced_at: synced, error_message };
  };
  if (job === null) return state("ok", last_synced_at, null);
  if (now.getTime() < Date.parse(job.syncing_at)) return state("pending", last_synced_at, null);
  if (now.getTime() < Date.parse(job.done_at)) return state("syncing", last_synced_at, null);
  if (job.error_message !== null) return state("error", last_synced_at, job.error_message);
  return state("ok", job.done_at, null);
}

export function linksIn(store: Store, salonId: number): CalendarLink[] {
  const all = store.list(calendarLinks).map(({ value }) => value);
  return all.filter(({ salon_id }) => salon_id === salonId);
}

export function accountsIn(store: Store, salonId: number): CalendarAccount[] {
  const all = store.list(calendarAccounts).map(({ value }) => value);
  return all.filter(({ salon_id }) => salon_id === salonId);
}

/** Sets how fast imports are; with `true` those that are at work are over in a moment too. */
export function setImportSpeed(store: Store, isFast: boolean, now: Date): void {
  store.put(importSpeed, 1, { is_fast: isFast }, now);
  if (!isFast) return;
  const soon = (instant: string, seconds: number) => {
    return new Date(Math.min(Date.parse(instant), now.getTime() + seconds * SECOND)).toISOString();
  };
  for (const { id, value: link } of store.list(calendarLinks)) {
    const associations = link.associations.map((each) => {
      const { job } = each;
      if (job === null) return each;
      return {
        ...each,
        job: { ...job, syncing_at: soon(job.syncing_at, 1), done_at: soon(job.done_at, 2) },
      };
    });
    store.put(calendarLinks, id, { ...link, associations }, now);
  }
}

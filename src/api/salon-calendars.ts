import * as v from "valibot";
import { readInstant } from "../lib/dates/moments.js";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { readFlag, readId, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/* External calendars (rules: calendar-links). Instants are milliseconds. */

/** Accounts, and what of their calendars is tied to the salon. */
export interface SalonCalendars {
  readonly accounts: readonly CalendarAccount[];
  readonly links: readonly CalendarLink[];
  /** Address at which another account is added, as the server writes it. */
  readonly connectUrl: string | null;
}

export interface CalendarAccount {
  readonly tokenId: number;
  readonly email: string;
  readonly needsReauth: boolean;
  readonly calendars: readonly { readonly id: string; readonly name: string; readonly isWritable: boolean }[];
}

/** A calendar of a resource, or of the whole salon (`null`). */
export interface CalendarLink {
  readonly primaryId: number;
  readonly resourceId: number | null;
  readonly calendarName: string;
  readonly associations: readonly CalendarAssociation[];
  readonly wire: PlainObject;
}

/** One direction of a link: reservations are written out, or shifts read in. Unknown purposes and states are kept as they come. */
export interface CalendarAssociation {
  readonly id: number;
  readonly purpose: string;
  readonly status: string;
  readonly lastSyncedAt: number | null;
  readonly errorMessage: string | null;
  readonly wire: PlainObject;
}

/** Fields of a new link, key for key. */
export interface NewCalendarLink {
  /** `null` for the whole salon: ids of 0 or below are sent as that (rules: ids-below-one-are-none). */
  readonly salon_resource_id: number | null;
  readonly google_token_id: number;
  readonly google_calendar_id: string;
  readonly link_target: "reservation" | "shift" | "both";
}

const link = read((data) => (isPlainObject(data) ? readLink(data) : null));

export const loadCalendarsEndpoint = endpoint({ method: "GET", path: "/api/salon/{salon}/googlecalendars" });

/** Loads accounts and links. */
export function loadCalendars(
  http: Http,
  salon: number,
  signal: AbortSignal,
): Promise<Answer<SalonCalendars>> {
  return http.send({
    ...at(loadCalendarsEndpoint, { salon }),
    signal,
    success: read((data): SalonCalendars | null => {
      if (!isPlainObject(data)) return null;
      return {
        accounts: readRows(data.accounts ?? [], readAccount) ?? [],
        links: readRows(data.links ?? [], readLink) ?? [],
        connectUrl: readText(data.connect_url),
      };
    }),
  });
}

export const createCalendarLinkEndpoint = endpoint({
  method: "POST",
  path: "/api/salon/{salon}/googlecalendars",
  once: true,
});

/** Adds a calendar: answers at once, and the calendar is brought in later. */
export function createCalendarLink(
  http: Http,
  salon: number,
  made: NewCalendarLink,
): Promise<Answer<CalendarLink>> {
  const { salon_resource_id: resource } = made;
  return http.send({
    ...at(createCalendarLinkEndpoint, { salon }),
    json: { ...made, salon_resource_id: resource !== null && resource > 0 ? resource : null },
    success: link,
  });
}

export const deleteCalendarLinkEndpoint = endpoint({
  method: "DELETE",
  path: "/api/salon/{salon}/googlecalendars/{primary}/{purpose}/{association}",
});

/** Takes one direction of a link away. */
export function deleteCalendarLink(
  http: Http,
  salon: number,
  of: { readonly primaryId: number; readonly purpose: string; readonly associationId: number },
): Promise<Answer<PlainData>> {
  return http.send({
    ...at(deleteCalendarLinkEndpoint, {
      salon,
      primary: of.primaryId,
      purpose: of.purpose,
      association: of.associationId,
    }),
    success: v.custom<PlainData>(() => true),
  });
}

export const resyncCalendarEndpoint = endpoint({
  method: "POST",
  path: "/api/salon/{salon}/googlecalendars/{primary}/shift/{association}/resync",
});

/** Asks for the shifts of a calendar again. */
export function resyncCalendar(
  http: Http,
  salon: number,
  of: { readonly primaryId: number; readonly associationId: number },
): Promise<Answer<CalendarAssociation>> {
  return http.send({
    ...at(resyncCalendarEndpoint, { salon, primary: of.primaryId, association: of.associationId }),
    success: read((data) => (isPlainObject(data) ? readAssociation(data) : null)),
  });
}

function readAccount(row: PlainObject): CalendarAccount | null {
  const tokenId = readId(row.google_token_id);
  if (tokenId === null) return null;
  const calendars = readRows(row.calendars ?? [], ({ google_calendar_id, name, writable }) => {
    const id = readText(google_calendar_id);
    return id === null ? null : { id, name: readText(name) || id, isWritable: readFlag(writable) === true };
  });
  return {
    tokenId,
    email: readText(row.email) ?? "",
    needsReauth: readFlag(row.needs_reauth) === true,
    calendars: calendars ?? [],
  };
}

function readLink(wire: PlainObject): CalendarLink | null {
  const primaryId = readId(wire.primary_id);
  if (primaryId === null) return null;
  return {
    primaryId,
    resourceId: readId(wire.salon_resource_id),
    calendarName: readText(wire.calendar_name) || (readText(wire.google_calendar_id) ?? ""),
    associations: readRows(wire.associations ?? [], readAssociation) ?? [],
    wire,
  };
}

function readAssociation(wire: PlainObject): CalendarAssociation | null {
  const id = readId(wire.association_id);
  if (id === null) return null;
  return {
    id,
    purpose: readText(wire.purpose) ?? "",
    status: readText(wire.status) ?? "",
    lastSyncedAt: readInstant(wire.last_synced_at),
    errorMessage: readText(wire.error_message),
    wire,
  };
}

import type { CalendarAccount, CalendarLink, SalonCalendars } from "../../api/salon-calendars.js";
import { editingWords } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Locale } from "../../lib/locale.js";
import { explainCall, type SalonWords } from "../salon/index.js";
import { type CalendarWords, calendarWords } from "./messages.js";

/* What is said of calendars, in words. */

/** Purpose of an association; an unknown one by the name that the server has for it. */
export function purposeText(purpose: string, own: CalendarWords): string {
  return wordOf(own.purposes, purpose, own);
}

/** State of an association; one text for all that we do not know. */
export function stateText(status: string, own: CalendarWords): string {
  return wordOf(own.states, status, own);
}

/** How good a state is, for the colour of its badge. */
export function stateTone(status: string): "success" | "danger" | "info" | undefined {
  if (status === "ok") return "success";
  if (status === "error") return "danger";
  return status === "pending" || status === "syncing" ? "info" : undefined;
}

/** The states of a link, each once. */
export function linkStates({ associations }: CalendarLink, own: CalendarWords): string {
  return own.listed([...new Set(associations.map(({ status }) => stateText(status, own)))]);
}

export function accountName({ email, tokenId }: CalendarAccount, own: CalendarWords): string {
  return email.trim() === "" ? own.accountOf(tokenId) : email;
}

/**
 * Why a calendar was not removed or not fetched again: first what did not work, then what the server or the connection says
 * of it. The unknown error adds nothing to the first line (rules: calendar-failures).
 */
export function whyCalendarFailed(
  what: "removeFailed" | "resyncFailed",
  failure: Failure,
  locale: Locale,
): readonly string[] {
  const lines = explainCall(failure, locale);
  return [calendarWords[locale][what], ...lines.filter((line) => line !== editingWords[locale].unknownError)];
}

/** Problems with the calendars, a line each (rules: calendar-trouble). */
export function calendarTroubles(
  { accounts, links }: Pick<SalonCalendars, "accounts" | "links">,
  words: Pick<SalonWords, "needsReauth" | "noName">,
  own: CalendarWords,
): readonly string[] {
  return [
    ...accounts.flatMap((account) =>
      account.needsReauth ? [own.ofAccount(accountName(account, own), words.needsReauth)] : [],
    ),
    ...links.flatMap(({ calendarName, associations }) =>
      associations.flatMap(({ status, purpose }) =>
        status === "error" ? [own.inError(calendarName || words.noName, purposeText(purpose, own))] : [],
      ),
    ),
  ];
}

function wordOf(all: Readonly<Record<string, string>>, name: string, own: CalendarWords): string {
  const known = Object.hasOwn(all, name) ? all[name] : undefined;
  return known ?? (name === "" ? own.unknown : name);
}

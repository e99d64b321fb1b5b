import type { CalendarAccount, NewCalendarLink } from "../../api/salon-calendars.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { CalendarWords } from "./messages.js";

/* What a new link is made from, as it is chosen (rules: calendar-links). */

/** As it is chosen; a draft may hold anything. 0 for the whole salon. */
export interface CalendarChoice {
  readonly google_token_id: PlainData;
  readonly google_calendar_id: PlainData;
  readonly salon_resource_id: PlainData;
  readonly link_target: PlainData;
}

export const noChoice: CalendarChoice = {
  google_token_id: null,
  google_calendar_id: null,
  salon_resource_id: 0,
  link_target: null,
};

export const linkTargets = ["reservation", "shift", "both"] as const;
export type LinkTarget = (typeof linkTargets)[number];

/** Options that can be chosen. */
export function readChoice(choice: CalendarChoice, accounts: readonly CalendarAccount[]) {
  const account = accounts.find(({ tokenId }) => tokenId === choice.google_token_id) ?? null;
  const calendar = account?.calendars.find(({ id }) => id === choice.google_calendar_id) ?? null;
  const isReadOnly = calendar !== null && !calendar.isWritable;
  const targets: readonly LinkTarget[] = isReadOnly ? ["shift"] : linkTargets;
  const target = targets.find((each) => each === choice.link_target) ?? null;
  const resource = choice.salon_resource_id;
  return {
    account,
    calendar,
    isReadOnly,
    /** Which directions are offered. */
    targets,
    target,
    resourceId: typeof resource === "number" && resource > 0 ? resource : 0,
  };
}

/** Payload of a new link, or its missing fields, by the names of the wire. */
export function newCalendar(
  choice: CalendarChoice,
  accounts: readonly CalendarAccount[],
  own: CalendarWords,
):
  | { readonly made: NewCalendarLink }
  | { readonly made: null; readonly problems: Readonly<Record<string, readonly string[]>> } {
  const { account, calendar, target, resourceId } = readChoice(choice, accounts);
  if (account && calendar && target)
    return {
      made: {
        salon_resource_id: resourceId > 0 ? resourceId : null,
        google_token_id: account.tokenId,
        google_calendar_id: calendar.id,
        link_target: target,
      },
    };
  return {
    made: null,
    problems: {
      ...(!account && { google_token_id: [own.accountMissing] }),
      ...(!calendar && { google_calendar_id: [own.calendarMissing] }),
      ...(!target && { link_target: [own.directionMissing] }),
    },
  };
}

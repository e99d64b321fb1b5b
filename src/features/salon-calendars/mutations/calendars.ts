import {
  type CalendarAssociation,
  type CalendarLink,
  createCalendarLink,
  deleteCalendarLink,
  type NewCalendarLink,
  resyncCalendar,
} from "../../../api/salon-calendars.js";
import { askAgain, createMutation, inQueue } from "../../../collection/index.js";
import { type CalendarActions, type SalonContext, type SalonScope, salonQueue } from "../../salon/index.js";
import { type AssociationPlace, withAssociation, withLink, withoutAssociation } from "../calendar-list.js";
import { whyCalendarFailed } from "../calendar-text.js";
import { calendarWords } from "../messages.js";
import { createCalendarWaits } from "../waits.js";

type InScope = { readonly scope: SalonScope };
type Resynced = InScope & { readonly of: Pick<AssociationPlace, "primaryId" | "associationId"> };

/** Mutations of calendars. An added calendar is read again when its wait is over. */
export interface CalendarMutations extends CalendarActions {
  /** Reads what is due by the clock: the page may have slept. */
  refresh(): void;
  /** Nobody is there any more for whom anything would be read. */
  stop(): void;
}

/** Makes them. */
export function createCalendarMutations(context: SalonContext): CalendarMutations {
  const { client, getScope, model, words, clear } = context;
  /** Generation counter: an answer from before a stop starts no wait. */
  let stops = 0;
  const waits = createCalendarWaits({
    store: context.store,
    now: () => Date.now(),
    // A hidden page reads when it is shown again.
    after: (ms, act) =>
      context.after(ms, () => {
        if (context.isSeen()) act();
      }),
    read() {
      const scope = getScope();
      const at = stops;
      // Two that are over at the same time are two reads, and neither ends the other.
      return inQueue(client.queues, salonQueue(scope, "calendars reads"), async () => {
        if (at === stops && scope.isShown()) await askAgain(scope.queries.calendars);
      });
    },
  });

  const add = createMutation<InScope & { readonly made: NewCalendarLink; readonly at: number }, CalendarLink>(
    client,
    {
      call: ({ scope: { http, salon }, made }) => createCalendarLink(http, salon, made),
      commit(link, { scope, at }, { replace }) {
        if (at === stops && scope.isShown()) waits.begin(link.primaryId);
        replace(scope.queries.calendars, (calendars) => withLink(calendars, link));
      },
      announce: () => words().added,
      events: ({ primaryId, wire }) => [{ section: "calendars", kind: "create", id: primaryId, data: wire }],
    },
  );

  const remove = createMutation<InScope & { readonly of: AssociationPlace }, unknown>(client, {
    queue: queueOf,
    call: ({ scope: { http, salon }, of }) => deleteCalendarLink(http, salon, of),
    commit(_, { scope: { queries }, of }, { replace }) {
      replace(queries.calendars, (calendars) => withoutAssociation(calendars, of));
      void askAgain(queries.calendars);
    },
    announce: () => words().removed,
    events: (_, { of }) => [{ section: "calendars", kind: "delete", id: of.associationId, data: null }],
  });

  const resync = createMutation<Resynced, CalendarAssociation>(client, {
    queue: queueOf,
    call: ({ scope: { http, salon }, of }) => resyncCalendar(http, salon, of),
    commit: (association, { scope: { queries }, of }, { replace }) =>
      replace(queries.calendars, (calendars) => withAssociation(calendars, of.primaryId, association)),
    rollback(failure, { scope }) {
      if (!scope.isShown()) return;
      context.report("calendars", failure);
      scope.warn("calendars", whyCalendarFailed("resyncFailed", failure, model().settings().locale));
    },
    announce: () => calendarWords[model().settings().locale].resyncStarted,
    events: ({ id, wire }) => [{ section: "calendars", kind: "update", id, data: wire }],
  });

  return {
    waits: waits.atoms.waits,
    refresh: waits.refresh,
    stop() {
      stops += 1;
      waits.stop();
    },
    async addCalendar(made) {
      clear("calendars");
      const answer = await add({ scope: getScope(), made, at: stops });
      return answer.ok ? null : answer.failure;
    },
    async removeCalendar(of) {
      clear("calendars");
      const answer = await remove({ scope: getScope(), of });
      return answer.ok ? null : answer.failure;
    },
    async resync(of) {
      clear("calendars");
      await resync({ scope: getScope(), of });
    },
  };
}

/** Writes on one calendar go one after another. */
function queueOf({ scope, of }: Resynced): string {
  return salonQueue(scope, "calendars", of.primaryId);
}

import type { createStore } from "jotai/vanilla";
import {
  createCalendarLink,
  deleteCalendarLink,
  resyncCalendar,
  type SalonCalendars,
} from "../../api/salon-calendars.js";
import { askAgain, inQueue } from "../../collection/index.js";
import {
  calendarWords,
  createCalendarWaits,
  type SalonActions,
  whyCalendarFailed,
  withAssociation,
  withLink,
  withoutAssociation,
} from "../../features/salon/index.js";
import type { SalonHere, SalonPort } from "./port.js";

type Calls = Pick<SalonActions, "addCalendar" | "removeCalendar" | "resync" | "waits"> & {
  /** Reads what is due by the clock: the page may have slept. */
  look(): void;
  /** Nobody is there any more for whom anything would be read. */
  stop(): void;
};

/** What an operator does to calendars. One that was added is read again when its wait is over. */
export function createCalendarCalls(
  port: SalonPort,
  page: {
    readonly store: ReturnType<typeof createStore>;
    /** Whether somebody may see it. */
    isSeen(): boolean;
  },
): Calls {
  /** Counts the stops: an answer from before one begins no wait. */
  let stops = 0;
  const waits = createCalendarWaits({
    store: page.store,
    now: () => Date.now(),
    // A hidden page reads when it is shown again.
    after: (ms, act) =>
      port.after(ms, () => {
        if (page.isSeen()) act();
      }),
    read() {
      const here = port.here();
      const at = stops;
      // Two that are over at the same time are two reads, and neither ends the other.
      return inQueue(port.client.queues, `${name(here)} reads`, async () => {
        if (at === stops && here.isShown()) await askAgain(here.queries.calendars);
      });
    },
  });
  const name = (here: SalonHere) => `salon ${here.server} ${here.salon} calendars`;

  /** What the server has said stays over the answers to what was asked before. */
  function keep(here: SalonHere, change: (calendars: SalonCalendars) => SalonCalendars): void {
    here.queries.calendars.addOptimistic(change).commit();
  }

  return {
    waits: waits.atoms.waits,
    look: waits.look,
    stop() {
      stops += 1;
      waits.stop();
    },

    async addCalendar(made) {
      const here = port.here();
      here.clear("calendars");
      const at = stops;
      const answer = await createCalendarLink(here.http, here.salon, made);
      if (!answer.ok) return answer.failure;
      const { data: link } = answer;
      if (at === stops && here.isShown()) waits.begin(link.primaryId);
      keep(here, (calendars) => withLink(calendars, link));
      here.announce(port.words().added);
      here.saved("calendars", "create", link.primaryId, link.wire);
      return null;
    },

    async removeCalendar(of) {
      const here = port.here();
      here.clear("calendars");
      const turn = `${name(here)} ${of.primaryId}`;
      const answer = await inQueue(port.client.queues, turn, () =>
        deleteCalendarLink(here.http, here.salon, of),
      );
      if (!answer.ok) return answer.failure;
      keep(here, (calendars) => withoutAssociation(calendars, of));
      void askAgain(here.queries.calendars);
      here.announce(port.words().removed);
      here.saved("calendars", "delete", of.associationId);
      return null;
    },

    async resync(of) {
      const here = port.here();
      here.clear("calendars");
      const turn = `${name(here)} ${of.primaryId}`;
      const answer = await inQueue(port.client.queues, turn, () => resyncCalendar(here.http, here.salon, of));
      const { locale } = port.model().settings();
      if (!answer.ok) {
        if (!here.isShown()) return;
        port.report("calendars", answer.failure);
        here.warn("calendars", whyCalendarFailed("resyncFailed", answer.failure, locale));
        return;
      }
      const { data: association } = answer;
      keep(here, (calendars) => withAssociation(calendars, of.primaryId, association));
      here.announce(calendarWords[locale].resyncStarted);
      here.saved("calendars", "update", association.id, association.wire);
    },
  };
}

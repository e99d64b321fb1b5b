import { countOpenRequests, loadOpenRequests, type OpenRequest } from "../../api/open-requests.js";
import { loadOpening, type OpeningConfig } from "../../api/opening.js";
import { loadDays, loadReservations, type Reservation } from "../../api/reservations.js";
import { loadTimeShifts, type TimeShift } from "../../api/time-shifts.js";
import { createQuery, invalidateAll, type Query, type ServerClient } from "../../collection/index.js";
import { hearServerTime } from "../../lib/dates/server-clock.js";
import type { Answer } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import { asSalonAnswer, newerRows } from "../reservation/index.js";
import { rangesOf } from "./inbox/request-ranges.js";
import type { DayRange } from "./views/shown-days.js";

/** Queries of what a schedule shows of one salon, one each, shared by the elements of a page. */
export interface ScheduleQueries {
  /** All that stands in a range of days, blocked time too. */
  records(range: DayRange): Query<Reservation[]>;
  opening(year: string): Query<OpeningConfig>;
  shifts(range: DayRange): Query<TimeShift[]>;
  /** Some were changed: they are read again, whichever days they are of. */
  readShifts(): void;
  readonly openCount: Query<number>;
  readonly unsolved: Query<OpenRequest[]>;
  /** The reservations of requests, by their ids. */
  requested(ids: readonly number[]): Query<Reservation[]>;
  /** All that stands on the days of requests, blocked time too: what they may meet. */
  aroundRequests(days: readonly string[]): Query<Reservation[]>;
}

/** Days that nobody has looked at for so long are loaded anew, in milliseconds. */
const keepMs = 60_000;
/** How often what waits for a judgement is counted, in milliseconds (rules: unsolved-each-minute). */
const countEveryMs = 60_000;

/** The queries of one salon on one server. */
export function scheduleQueries(
  client: ServerClient,
  { server, salon, http }: { server: string; salon: string; http: Http },
): ScheduleQueries {
  const key = (...names: string[]) => ["salon", server, salon, ...names];
  return {
    records: (range) =>
      createQuery(client, {
        ...{ key: key("records", range.first, range.last), keepMs, staleAfterMs: 0 },
        combine: newerRows,
        read: salonRead(async (signal) => {
          const answer = await loadDays(http, salon, range, signal);
          if (!answer.ok) return answer;
          const { records, serverTime } = answer.data;
          if (serverTime !== null) hearServerTime(serverTime);
          return { ...answer, data: records };
        }),
      }),
    opening: (year) =>
      createQuery(client, {
        ...{ key: key("opening", year), keepMs: 5 * keepMs },
        read: salonRead((signal) => loadOpening(http, salon, year, signal)),
      }),
    shifts: (range) =>
      createQuery(client, {
        ...{ key: key("shifts", range.first, range.last), keepMs },
        read: salonRead((signal) => loadTimeShifts(http, salon, range, signal)),
      }),
    readShifts: () => invalidateAll(client, key("shifts")),
    openCount: createQuery(client, {
      ...{ key: key("unsolved-count"), keepMs, pollMs: countEveryMs },
      read: salonRead((signal) => countOpenRequests(http, salon, signal)),
    }),
    unsolved: createQuery(client, {
      ...{ key: key("unsolved"), keepMs: 0 },
      read: salonRead((signal) => loadOpenRequests(http, salon, signal)),
    }),
    requested: (ids) =>
      createQuery(client, {
        ...{ key: key("requested", ids.join(",")), keepMs: 0, combine: newerRows },
        read: salonRead((signal) => loadReservations(http, salon, { ids: ids.join(",") }, signal)),
      }),
    aroundRequests: (days) =>
      createQuery(client, {
        ...{ key: key("around-requests", days.join(",")), keepMs: 0, combine: newerRows },
        read: salonRead(async (signal) => {
          const records: Reservation[] = [];
          for (const range of rangesOf(days)) {
            const answer = await loadDays(http, salon, range, signal);
            if (!answer.ok) return answer;
            records.push(...answer.data.records);
          }
          return { ok: true, data: records, status: 200 };
        }),
      }),
  };
}

/** Turns failures into those of salons (rules: salon-errors). */
function salonRead<T>(read: (signal: AbortSignal) => Promise<Answer<T>>) {
  return async (signal: AbortSignal): Promise<Answer<T>> => asSalonAnswer(await read(signal));
}

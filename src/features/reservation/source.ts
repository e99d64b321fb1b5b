import { loadReservations, type Reservation } from "../../api/reservations.js";
import {
  loadCourses,
  loadSalonResources,
  loadSalonRules,
  type SalonCourse,
  type SalonResource,
  type SalonRules,
} from "../../api/salons.js";
import { createQuery, type Query, type ServerClient } from "../../collection/index.js";
import type { Answer } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import { asSalonAnswer } from "./salon-failure.js";
import { newerOf, newerRows } from "./versions.js";

/** Queries of one salon, shared by the elements of a page. */
export interface SalonQueries {
  readonly courses: Query<SalonCourse[]>;
  readonly resources: Query<SalonResource[]>;
  readonly rules: Query<SalonRules>;
  reservation(id: string, given?: Reservation): Query<Reservation>;
  /** All that stands on a day, blocked time too. */
  day(date: string): Query<Reservation[]>;
}

/** Milliseconds for which data is kept that nobody looks at: a page that is open all day must not grow. */
const keepMs = 5 * 60_000;

/** The queries of one salon on one server. */
export function salonQueries(
  client: ServerClient,
  { server, salon, http }: { server: string; salon: string; http: Http },
): SalonQueries {
  const key = (...names: string[]) => ["salon", server, salon, ...names];
  return {
    courses: createQuery(client, {
      ...{ key: key("courses"), keepMs },
      read: async (signal) => asSalonAnswer(await loadCourses(http, salon, signal)),
    }),
    resources: createQuery(client, {
      ...{ key: key("resources"), keepMs },
      read: async (signal) => asSalonAnswer(await loadSalonResources(http, salon, signal)),
    }),
    rules: createQuery(client, {
      ...{ key: key("rules"), keepMs },
      read: async (signal) => asSalonAnswer(await loadSalonRules(http, salon, signal)),
    }),
    // A reservation is looked at by somebody who wants to know how it stands now.
    reservation: (id, given) =>
      createQuery(client, {
        ...{ key: key("reservation", id), keepMs: 0, ...(given && { initial: given }) },
        combine: newerOf,
        read: async (signal) => oneOf(await loadReservations(http, salon, { ids: id }, signal), id),
      }),
    day: (date) =>
      createQuery(client, {
        ...{ key: key("day", date), keepMs: 0, combine: newerRows },
        read: async (signal) => {
          const query = { from: date, to: date, with_blocked: 1 };
          return asSalonAnswer(await loadReservations(http, salon, query, signal));
        },
      }),
  };
}

/** The one that was asked for. A list without it says that there is none. */
function oneOf(answer: Answer<Reservation[]>, id: string): Answer<Reservation> {
  if (!answer.ok) return asSalonAnswer(answer);
  const found = answer.data.find((each) => String(each.id) === id);
  if (found) return { ...answer, data: found };
  return { ok: false, failure: { kind: "refused", status: 404, messages: [] } };
}

import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { readClock, readRows, readText } from "./read-fields.js";
import type { loadReservationsEndpoint } from "./reservations.js";
import { read } from "./resources.js";

/** Booked time of a day, as far as opening hours concern it (rules: opening-affected). */
export interface BookedTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm`. */
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly status: string;
}

/** As a schedule loads them, which comes in a file of its own. */
export const loadBookedTimesEndpoint: typeof loadReservationsEndpoint = endpoint({
  method: "GET",
  path: "/api/salon/{salon}/reservations",
});

/** Loads all of some days, at most 62, in one answer. */
export function loadBookedTimes(
  http: Http,
  salon: number,
  from: string,
  to: string,
): Promise<Answer<readonly BookedTime[]>> {
  return http.send({
    ...at(loadBookedTimesEndpoint, { salon }),
    query: { from, to },
    success: read((data) =>
      readRows(data, (row): BookedTime | null => {
        const date = readText(row.date);
        return date === null
          ? null
          : {
              date,
              from: readClock(row.from),
              to: readClock(row.to),
              name: readText(row.name) ?? "",
              status: readText(row.status) ?? "",
            };
      }),
    ),
  });
}

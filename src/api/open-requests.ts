import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject } from "../lib/plain-data.js";
import { readClock, readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/** Something that a customer asked for and nobody has judged. */
export interface OpenRequest {
  readonly reservationId: number;
  /** `create`, `edit` or `cancel`; one that we do not know is shown as it is written. */
  readonly kind: string;
  readonly childId: number | null;
  readonly requestedAt: string | null;
  readonly name: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

const count = read((body) => (isPlainObject(body) ? readNumber(body.count) : null));
const list = read((body) =>
  readRows(body, (row): OpenRequest | null => {
    const reservationId = readId(row.reservation_id);
    if (reservationId === null) return null;
    const member = isPlainObject(row.member) ? readText(row.member.name) : null;
    return {
      reservationId,
      kind: readText(row.kind) ?? "",
      childId: readId(row.child_id),
      requestedAt: readText(row.requested_at),
      name: readText(row.name) ?? member ?? "",
      date: readText(row.date) ?? "",
      from: readClock(row.from),
      to: readClock(row.to),
    };
  }),
);

export const openRequestsEndpoint = endpoint({ method: "GET", path: "/api/salon/{salon}/unsolved" });

/** Loads how much waits for a judgement. */
export function countOpenRequests(http: Http, salon: string, signal: AbortSignal): Promise<Answer<number>> {
  const call = at(openRequestsEndpoint, { salon });
  return http.send({ ...call, query: { count_only: 1 }, signal, success: count });
}

/** Loads what waits for a judgement. */
export function loadOpenRequests(
  http: Http,
  salon: string,
  signal: AbortSignal,
): Promise<Answer<OpenRequest[]>> {
  return http.send({ ...at(openRequestsEndpoint, { salon }), signal, success: list });
}

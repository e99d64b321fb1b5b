import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { path } from "../lib/path.js";
import { isPlainObject } from "../lib/plain-data.js";
import { readClock, readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/** Something that a customer asked for and nobody has judged. */
export interface UnsolvedRequest {
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

/** How long it may take, in milliseconds (rules: time-of-a-call). */
const timeout = 30_000;

const count = read((body) => (isPlainObject(body) ? readNumber(body.count) : null));
const list = read((body) =>
  readRows(body, (row): UnsolvedRequest | null => {
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

/** How much waits for a judgement: `GET /api/salon/{id}/unsolved?count_only=1`. */
export function loadUnsolvedCount(http: Http, salon: string, signal: AbortSignal): Promise<Answer<number>> {
  const call = { method: "GET", path: path`/api/salon/${salon}/unsolved`, timeout, signal } as const;
  return http.send({ ...call, query: { count_only: 1 }, success: count });
}

/** What waits for a judgement: `GET /api/salon/{id}/unsolved`. */
export function loadUnsolved(
  http: Http,
  salon: string,
  signal: AbortSignal,
): Promise<Answer<UnsolvedRequest[]>> {
  const call = { method: "GET", path: path`/api/salon/${salon}/unsolved`, timeout, signal } as const;
  return http.send({ ...call, success: list });
}

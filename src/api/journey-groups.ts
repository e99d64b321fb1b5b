import * as v from "valibot";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { path } from "../lib/path.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { type Ordered, sendOrder } from "./journeys.js";
import { readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/* Groups of journeys, and their phases (journey tags): two lists of the same shape (rules: journey-groups, journey-phases). */

/** A group of journeys, or a phase. What the server sent is kept beside it. */
export interface NamedEntry {
  readonly id: number;
  readonly name: string;
  /** Where it stands; a move changes this before the server has. */
  readonly rank: number | null;
  readonly wire: PlainObject;
}

/** Which of the two. */
export type NamedList = "group" | "phase";

const paths = { group: "/api/journey_groups", phase: "/api/journey_tags" } as const;
/** Milliseconds. */
const timeout = 30_000;

const entry = read((data) => (isPlainObject(data) ? readEntry(data) : null));
const anything = v.custom<PlainData>(() => true);

/** `GET /api/journey_groups`, `GET /api/journey_tags`: in the server's order. */
export function loadEntries(
  http: Http,
  list: NamedList,
  signal: AbortSignal,
): Promise<Answer<readonly NamedEntry[]>> {
  const success = read((data) => readRows(data, readEntry));
  return http.send({ method: "GET", path: paths[list], timeout, signal, success });
}

/** `POST /api/journey_groups`, `POST /api/journey_tags`. */
export function createEntry(http: Http, list: NamedList, name: string): Promise<Answer<NamedEntry>> {
  return http.send({
    method: "POST",
    path: paths[list],
    json: { name },
    timeout,
    once: true,
    success: entry,
  });
}

/** `PATCH …/{id}/rename`. */
export function renameEntry(
  http: Http,
  list: NamedList,
  id: number,
  name: string,
): Promise<Answer<NamedEntry>> {
  const to = list === "group" ? path`/api/journey_groups/${id}/rename` : path`/api/journey_tags/${id}/rename`;
  return http.send({ method: "PATCH", path: to, json: { name }, timeout, success: entry });
}

/** `DELETE …/{id}`: the journeys of a group are in none afterwards, and a phase leaves every journey. */
export function deleteEntry(http: Http, list: NamedList, id: number): Promise<Answer<PlainData>> {
  const to = list === "group" ? path`/api/journey_groups/${id}` : path`/api/journey_tags/${id}`;
  return http.send({ method: "DELETE", path: to, timeout, success: anything });
}

/** `POST /api/journey_groups/sort`: every group. */
export function sortGroups(http: Http, ids: readonly number[], keepalive = false): Promise<Answer<Ordered>> {
  return sendOrder(http, "/api/journey_groups/sort", { ids: [...ids] }, "order", keepalive);
}

function readEntry(wire: PlainObject): NamedEntry | null {
  const id = readId(wire.id);
  return id === null ? null : { id, name: readText(wire.name) ?? "", rank: readNumber(wire.order), wire };
}

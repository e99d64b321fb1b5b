import * as v from "valibot";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { type Ordered, sendOrder } from "./journeys.js";
import { readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/* Groups of journeys, and their phases (journey tags): two lists of the same shape (rules: journey-groups, journey-phases). */

/** A group of journeys, or a phase. What the server sent is kept beside it. */
export interface NamedEntry {
  readonly id: number;
  readonly name: string;
  /** Sort key; a move changes this before the server has. */
  readonly sortKey: number | null;
  readonly wire: PlainObject;
}

/** Which of the two. */
export type NamedList = "group" | "phase";

/** Both lists have calls of one shape. */
const callsBelow = <const Path extends string>(path: Path) => ({
  load: endpoint({ method: "GET", path }),
  create: endpoint({ method: "POST", path, once: true }),
  rename: endpoint({ method: "PATCH", path: `${path}/{id}/rename` }),
  delete: endpoint({ method: "DELETE", path: `${path}/{id}` }),
});
export const entryEndpoints = {
  group: callsBelow("/api/journey_groups"),
  phase: callsBelow("/api/journey_tags"),
};

const entry = read((data) => (isPlainObject(data) ? readEntry(data) : null));
const anything = v.custom<PlainData>(() => true);

/** Loads all, in the server's order. */
export function loadEntries(
  http: Http,
  list: NamedList,
  signal: AbortSignal,
): Promise<Answer<readonly NamedEntry[]>> {
  const success = read((data) => readRows(data, readEntry));
  return http.send({ ...entryEndpoints[list].load, signal, success });
}

/** Makes one. */
export function createEntry(http: Http, list: NamedList, name: string): Promise<Answer<NamedEntry>> {
  return http.send({ ...entryEndpoints[list].create, json: { name }, success: entry });
}

/** Renames one. */
export function renameEntry(
  http: Http,
  list: NamedList,
  id: number,
  name: string,
): Promise<Answer<NamedEntry>> {
  return http.send({ ...at(entryEndpoints[list].rename, { id }), json: { name }, success: entry });
}

/** Deletes one: the journeys of a group are in none afterwards, and a phase leaves every journey. */
export function deleteEntry(http: Http, list: NamedList, id: number): Promise<Answer<PlainData>> {
  return http.send({ ...at(entryEndpoints[list].delete, { id }), success: anything });
}

export const sortGroupsEndpoint = endpoint({ method: "POST", path: "/api/journey_groups/sort" });

/** Puts the groups in order: every one. */
export function sortGroups(http: Http, ids: readonly number[], keepalive = false): Promise<Answer<Ordered>> {
  return sendOrder(http, sortGroupsEndpoint, { ids: [...ids] }, "order", keepalive);
}

function readEntry(wire: PlainObject): NamedEntry | null {
  const id = readId(wire.id);
  return id === null ? null : { id, name: readText(wire.name) ?? "", sortKey: readNumber(wire.order), wire };
}

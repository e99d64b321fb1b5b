import { endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { type ItemId, isId, type ResourceItem, type ResourceSource, read } from "./resources.js";

export const loadPlainListEndpoint = endpoint({ method: "GET" });

/**
 * Lists that come as plain rows, bare or under `data`, given as a list to choose from: `/api/journeys`,
 * `/api/salon/resources`, `/api/salon/courses`, `/api/salon/statuses`. Rows that were deleted are left out.
 */
export function loadPlainList(
  http: Http,
  path: string,
  signal: AbortSignal,
): Promise<Answer<ResourceSource>> {
  return http.send({ ...loadPlainListEndpoint, path, signal, success: read(readRows) });
}

function readRows(answer: PlainData): ResourceSource | null {
  const rows = isPlainObject(answer) ? answer.data : answer;
  if (!Array.isArray(rows)) return null;
  const items: Record<string, ResourceItem> = {};
  for (const row of rows) {
    if (!isPlainObject(row) || row.deleted === true) continue;
    // Statuses are known by a key.
    const id = row.id ?? row.key;
    if (isId(id)) items[id] ??= { ...row, id } as ResourceItem;
  }
  const ids: ItemId[] = Object.values(items).map(({ id }) => id);
  return { items, groups: {}, ids: inOrder(rows, ids), group_ids: [], meta: {} };
}

/** Numbers become keys in rising order; the server's order is the one that counts. */
function inOrder(rows: readonly PlainData[], ids: readonly ItemId[]): ItemId[] {
  const places = new Map(
    rows.map((row, index) => [String(isPlainObject(row) ? (row.id ?? row.key) : ""), index]),
  );
  return [...ids].sort((a, b) => (places.get(String(a)) ?? 0) - (places.get(String(b)) ?? 0));
}

import type { Endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainObject } from "../lib/plain-data.js";
import { read } from "./resources.js";

/* Records of a salon that are kept as the server sent them, key for key: who edits them reads what they need. */

/** A record as it came. */
export const salonDocument = read((data) => (isPlainObject(data) ? data : null));

/** Reads a record; `null` where there is none yet (404). */
export async function loadDocument(
  http: Http,
  call: Endpoint & { readonly path: string },
  signal?: AbortSignal,
): Promise<Answer<PlainObject | null>> {
  const answer = await http.send({ ...call, ...(signal && { signal }), success: salonDocument });
  if (answer.ok || answer.failure.status !== 404) return answer;
  return { ok: true, data: null, status: 404 };
}

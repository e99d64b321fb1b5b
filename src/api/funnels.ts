import * as v from "valibot";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { FormEncoding } from "../lib/form-encoding.js";
import type { Http } from "../lib/http.js";
import { isPathId } from "../lib/path.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { type ItemId, isId, read } from "./resources.js";

/** Address at which a filter is saved, unless the page says otherwise (rules: filter-saved). */
export const registerFunnelPath = "/api/funnel/register";
export const registerFunnelEndpoint = endpoint({ method: "POST", path: registerFunnelPath, once: true });
/** Loading may take this long, in milliseconds (rules: condition-has-no-filter-id). */
const timeout = 10_000;

/** A folder for saved filters; the one without an id is ours, for filters in none. */
export interface FunnelFolder {
  id: ItemId;
  name: string;
}

/** The extra flags of a save; those that are off are not sent. */
export interface FunnelFlags {
  withDescription: boolean;
  no_template: boolean;
  withCount: boolean;
}

export const loadFunnelEndpoint = endpoint({ method: "GET", path: "/api/funnel/data/{id}", timeout });

/** Loads a saved filter. */
export function loadFunnel(http: Http, id: ItemId, signal: AbortSignal): Promise<Answer<PlainObject>> {
  // As if it had been asked for: no filter has such an id.
  if (!isPathId(id))
    return Promise.resolve({ ok: false, failure: { kind: "refused", status: 404, messages: [] } });
  return http.send({ ...at(loadFunnelEndpoint, { id }), signal, success: read(readFunnel) });
}

export const loadFunnelFoldersEndpoint = endpoint({ method: "GET", path: "/api/funnel/groups", timeout });

/** Loads the folders of saved filters. */
export function loadFunnelFolders(http: Http, signal: AbortSignal): Promise<Answer<FunnelFolder[]>> {
  return http.send({ ...loadFunnelFoldersEndpoint, signal, success: read(readFolders) });
}

/**
 * Saves a filter, form-encoded. The answer may hold `fid`, `redirect_to`, and for the condition of an effect `id` and
 * `description`.
 */
export function registerFunnel(
  http: Http,
  filter: PlainObject,
  options: { path: string; encoding: FormEncoding; flags: FunnelFlags },
): Promise<Answer<PlainObject | null>> {
  const flags = Object.fromEntries(Object.entries(options.flags).filter(([, on]) => on));
  return http.send({
    ...registerFunnelEndpoint,
    path: options.path,
    form: { fields: { ...filter, ...flags }, encoding: options.encoding },
    success: v.custom<PlainObject | null>(
      (data) => (data ?? null) === null || isPlainObject(data as PlainData),
    ),
  });
}

/** Bare, or under `data` as newer calls answer. */
function readFunnel(answer: PlainData): PlainObject | null {
  if (!isPlainObject(answer)) return null;
  const filter = isPlainObject(answer.data) && answer.inputs === undefined ? answer.data : answer;
  return Array.isArray(filter.inputs) ? filter : null;
}

function readFolders(answer: PlainData): FunnelFolder[] | null {
  const rows = isPlainObject(answer) ? answer.data : answer;
  if (!Array.isArray(rows)) return null;
  return rows.flatMap((row) =>
    isPlainObject(row) && isId(row.id) ? [{ id: row.id, name: String(row.name ?? row.id) }] : [],
  );
}

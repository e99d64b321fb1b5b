import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { path } from "../lib/path.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { readId, readText } from "./read-fields.js";
import { read } from "./resources.js";
import { documentTimeout, loadDocument, salonDocument } from "./salon-documents.js";

/*
 * What customers see and are asked (rules: shop-info, customer-items, reserve-actions-sent). The
 * configuration is kept as the server sent it; each write answers with the whole of it.
 */

/** Where the public page is, and a picture of that as a code. */
export interface OnlineUrl {
  readonly url: string;
  readonly qrUrl: string | null;
}

/** `GET /api/salon/{id}/online_url`. */
export function loadOnlineUrl(http: Http, salon: number, signal: AbortSignal): Promise<Answer<OnlineUrl>> {
  return http.send({
    method: "GET",
    path: path`/api/salon/${salon}/online_url`,
    timeout: documentTimeout,
    signal,
    success: read((data) =>
      isPlainObject(data) ? { url: readText(data.url) ?? "", qrUrl: readText(data.qr_url) } : null,
    ),
  });
}

/** `GET /api/salon/{id}/online_configs`; `null` where there is none (404). */
export function loadOnlineConfig(
  http: Http,
  salon: number,
  signal?: AbortSignal,
): Promise<Answer<PlainObject | null>> {
  return loadDocument(http, path`/api/salon/${salon}/online_configs`, signal);
}

/** `PUT /api/salon/{id}/online_configs/{id}`: the whole of it with `base_updated_at`. */
export function replaceOnlineConfig(
  http: Http,
  salon: number,
  id: number,
  whole: PlainObject,
): Promise<Answer<PlainObject>> {
  return http.send({
    method: "PUT",
    path: path`/api/salon/${salon}/online_configs/${id}`,
    json: whole,
    timeout: documentTimeout,
    success: salonDocument,
  });
}

/** `PUT …/online_configs/{id}/actions`: what runs at each event; takes the place of all. */
export function replaceOnlineActions(
  http: Http,
  salon: number,
  id: number,
  actions: readonly PlainData[],
): Promise<Answer<PlainObject>> {
  return http.send({
    method: "PUT",
    path: path`/api/salon/${salon}/online_configs/${id}/actions`,
    json: { actions: [...actions] },
    timeout: documentTimeout,
    success: salonDocument,
  });
}

/** What a patch of the online configuration is about, and its body. */
export type OnlinePatch =
  /** Without an id it is a new one, and stands last. */
  | { readonly attr: "customer:upsert"; readonly body: { readonly item: PlainObject } }
  | { readonly attr: "customer:remove"; readonly body: { readonly id: number } }
  | { readonly attr: "customer:sort"; readonly body: { readonly ids: readonly number[] } }
  | { readonly attr: "shop"; readonly body: { readonly shop_info: PlainObject } };

/** `PATCH /api/salon/{id}/online_configs?attr=…`. */
export function patchOnlineConfig(
  http: Http,
  salon: number,
  { attr, body }: OnlinePatch,
  keepalive = false,
): Promise<Answer<PlainObject>> {
  return http.send({
    method: "PATCH",
    path: path`/api/salon/${salon}/online_configs`,
    query: { attr },
    json: body as unknown as PlainObject,
    timeout: documentTimeout,
    init: { keepalive },
    success: salonDocument,
  });
}

/** The id that its paths want; `null` where it has none. */
export function onlineIdOf(config: PlainObject): number | null {
  return readId(config.id);
}

import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { asPlainData, isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { readId, readText } from "./read-fields.js";
import { read } from "./resources.js";
import { loadDocument, salonDocument } from "./salon-documents.js";

/*
 * What customers see and are asked (rules: shop-info, customer-items, reserve-actions-sent). The
 * configuration is kept as the server sent it; each write answers with the whole of it.
 */

/** Address of the public page, and its picture as a code. */
export interface OnlineUrl {
  readonly url: string;
  readonly qrUrl: string | null;
}

export const loadOnlineUrlEndpoint = endpoint({ method: "GET", path: "/api/salon/{salon}/online_url" });

/** Loads where the public page is. */
export function loadOnlineUrl(http: Http, salon: number, signal: AbortSignal): Promise<Answer<OnlineUrl>> {
  return http.send({
    ...at(loadOnlineUrlEndpoint, { salon }),
    signal,
    success: read((data) =>
      isPlainObject(data) ? { url: readText(data.url) ?? "", qrUrl: readText(data.qr_url) } : null,
    ),
  });
}

export const loadOnlineConfigEndpoint = endpoint({
  method: "GET",
  path: "/api/salon/{salon}/online_configs",
});

/** Loads the configuration; `null` where there is none (404). */
export function loadOnlineConfig(
  http: Http,
  salon: number,
  signal?: AbortSignal,
): Promise<Answer<PlainObject | null>> {
  return loadDocument(http, at(loadOnlineConfigEndpoint, { salon }), signal);
}

export const replaceOnlineConfigEndpoint = endpoint({
  method: "PUT",
  path: "/api/salon/{salon}/online_configs/{id}",
});

/** Saves the whole of it with `base_updated_at`. */
export function replaceOnlineConfig(
  http: Http,
  salon: number,
  id: number,
  whole: PlainObject,
): Promise<Answer<PlainObject>> {
  return http.send({
    ...at(replaceOnlineConfigEndpoint, { salon, id }),
    json: whole,
    success: salonDocument,
  });
}

export const replaceOnlineActionsEndpoint = endpoint({
  method: "PUT",
  path: "/api/salon/{salon}/online_configs/{id}/actions",
});

/** Replaces all that runs at the events. */
export function replaceOnlineActions(
  http: Http,
  salon: number,
  id: number,
  actions: readonly PlainData[],
): Promise<Answer<PlainObject>> {
  return http.send({
    ...at(replaceOnlineActionsEndpoint, { salon, id }),
    json: { actions: [...actions] },
    success: salonDocument,
  });
}

/** A patch of the online configuration: its part, and its body. */
export type OnlinePatch =
  /** Without an id it is a new one, and stands last. */
  | { readonly attr: "customer:upsert"; readonly body: { readonly item: PlainObject } }
  | { readonly attr: "customer:remove"; readonly body: { readonly id: number } }
  | { readonly attr: "customer:sort"; readonly body: { readonly ids: readonly number[] } }
  | { readonly attr: "shop"; readonly body: { readonly shop_info: PlainObject } };

export const patchOnlineConfigEndpoint = endpoint({
  method: "PATCH",
  path: "/api/salon/{salon}/online_configs",
});

/** Changes a part of the configuration. */
export function patchOnlineConfig(
  http: Http,
  salon: number,
  { attr, body }: OnlinePatch,
  keepalive = false,
): Promise<Answer<PlainObject>> {
  return http.send({
    ...at(patchOnlineConfigEndpoint, { salon }),
    query: { attr },
    json: asPlainData(body),
    init: { keepalive },
    success: salonDocument,
  });
}

/** The id that its paths want; `null` where it has none. */
export function onlineIdOf(config: PlainObject): number | null {
  return readId(config.id);
}

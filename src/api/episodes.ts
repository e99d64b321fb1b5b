import * as v from "valibot";
import type { Answer, Failure } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { path } from "../lib/path.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { read } from "./resources.js";

/* Sequences of messages (rules: episode-saved-once, episode-save-time). */

/** Milliseconds. */
const timeout = 30_000;

const anything = v.custom<PlainData>(() => true);
const object = read((data) => (isPlainObject(data) ? data : null));

/** `POST /api/episodes`: a new one without steps. An answer without an id is none: nobody could save its steps. */
export function createEpisode(
  http: Http,
  episode: { name: PlainData; type: PlainData; salon_id?: number },
): Promise<Answer<PlainObject>> {
  return http.send({
    method: "POST",
    path: "/api/episodes",
    json: episode,
    timeout,
    once: true,
    success: read((data) => (isPlainObject(data) && isId(data.id) ? data : null)),
  });
}

/** `POST /api/episodes/{id}/steps`: all steps; what is not among them is gone on the server. */
export function saveSteps(
  http: Http,
  id: number,
  saved: { steps: PlainData[]; base_updated_at?: PlainData; name?: PlainData },
): Promise<Answer<PlainObject>> {
  return http.send({
    method: "POST",
    path: path`/api/episodes/${id}/steps`,
    json: saved,
    timeout,
    once: true,
    success: object,
  });
}

/** `POST /api/episodes/{id}/activate`. */
export function activateEpisode(http: Http, id: number): Promise<Answer<PlainObject>> {
  return http.send({
    method: "POST",
    path: path`/api/episodes/${id}/activate`,
    json: {},
    timeout,
    once: true,
    success: object,
  });
}

/** `DELETE /api/episodes/{id}`: it can still be read. */
export function deleteEpisode(http: Http, id: number): Promise<Answer<PlainData>> {
  return http.send({ method: "DELETE", path: path`/api/episodes/${id}`, timeout, success: anything });
}

/** `GET /api/episodes/{id}?include_deleted=1`: also one that is deleted. */
export function loadEpisode(http: Http, id: number, signal: AbortSignal): Promise<Answer<PlainObject>> {
  return http.send({
    method: "GET",
    path: path`/api/episodes/${id}`,
    query: { include_deleted: 1 },
    timeout,
    signal,
    success: object,
  });
}

/** What a salon holds in each of its places. */
export interface SalonEpisodes {
  readonly episode_id: number | null;
  readonly follow_id: number | null;
}

/** `PATCH /api/line/slot_groups/{salonId}/salon?attr=`: puts a sequence into a place of a salon, or takes it out. */
export function linkEpisode(
  http: Http,
  salonId: number,
  attr: keyof SalonEpisodes,
  id: number | null,
): Promise<Answer<SalonEpisodes>> {
  return http.send({
    method: "PATCH",
    path: path`/api/line/slot_groups/${salonId}/salon`,
    query: { attr },
    json: { value: id },
    timeout,
    success: read((data) =>
      isPlainObject(data) ? { episode_id: idOf(data.episode_id), follow_id: idOf(data.follow_id) } : null,
    ),
  });
}

/** Hands a whole sequence to the page's own address. */
export function finishEpisode(http: Http, to: string, episode: PlainObject): Promise<Answer<PlainData>> {
  return http.send({ method: "POST", path: to, json: episode, timeout, once: true, success: anything });
}

/** The sequence as others have left it, if that is why a save failed (`code` is `stale`). */
export function staleEpisode(failure: Failure): PlainObject | null {
  const body = failure.kind === "invalid" ? failure.body : null;
  if (!isPlainObject(body) || body.code !== "stale") return null;
  return isPlainObject(body.current) ? body.current : null;
}

function isId(data: PlainData | undefined): data is number {
  return typeof data === "number" && Number.isSafeInteger(data) && data > 0;
}

function idOf(data: PlainData | undefined): number | null {
  return isId(data) ? data : null;
}

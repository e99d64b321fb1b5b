import * as v from "valibot";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer, Failure } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { read } from "./resources.js";

/* Sequences of messages (rules: episode-saved-once, episode-save-time). */

const anything = v.custom<PlainData>(() => true);
const object = read((data) => (isPlainObject(data) ? data : null));

export const createEpisodeEndpoint = endpoint({ method: "POST", path: "/api/episodes", once: true });

/** Makes a new one without steps. An answer without an id is none: nobody could save its steps. */
export function createEpisode(
  http: Http,
  episode: { name: PlainData; type: PlainData; salon_id?: number },
): Promise<Answer<PlainObject>> {
  return http.send({
    ...createEpisodeEndpoint,
    json: episode,
    success: read((data) => (isPlainObject(data) && isId(data.id) ? data : null)),
  });
}

export const saveStepsEndpoint = endpoint({ method: "POST", path: "/api/episodes/{id}/steps", once: true });

/** Saves all steps; what is not among them is gone on the server. */
export function saveSteps(
  http: Http,
  id: number,
  saved: { steps: PlainData[]; base_updated_at?: PlainData; name?: PlainData },
): Promise<Answer<PlainObject>> {
  return http.send({ ...at(saveStepsEndpoint, { id }), json: saved, success: object });
}

export const activateEpisodeEndpoint = endpoint({
  method: "POST",
  path: "/api/episodes/{id}/activate",
  once: true,
});

/** Starts one. */
export function activateEpisode(http: Http, id: number): Promise<Answer<PlainObject>> {
  return http.send({ ...at(activateEpisodeEndpoint, { id }), json: {}, success: object });
}

export const deleteEpisodeEndpoint = endpoint({ method: "DELETE", path: "/api/episodes/{id}" });

/** Deletes one, which can still be read. */
export function deleteEpisode(http: Http, id: number): Promise<Answer<PlainData>> {
  return http.send({ ...at(deleteEpisodeEndpoint, { id }), success: anything });
}

export const loadEpisodeEndpoint = endpoint({
  method: "GET",
  path: "/api/episodes/{id}",
  query: { include_deleted: 1 },
});

/** Loads one, also if it is deleted. */
export function loadEpisode(http: Http, id: number, signal: AbortSignal): Promise<Answer<PlainObject>> {
  return http.send({ ...at(loadEpisodeEndpoint, { id }), signal, success: object });
}

/** Episodes of a salon, by their places. */
export interface SalonEpisodes {
  readonly episode_id: number | null;
  readonly follow_id: number | null;
}

export const linkEpisodeEndpoint = endpoint({ method: "PATCH", path: "/api/line/slot_groups/{salon}/salon" });

/** Puts a sequence into a place of a salon, or takes it out. */
export function linkEpisode(
  http: Http,
  salonId: number,
  attr: keyof SalonEpisodes,
  id: number | null,
): Promise<Answer<SalonEpisodes>> {
  return http.send({
    ...at(linkEpisodeEndpoint, { salon: salonId }),
    query: { attr },
    json: { value: id },
    success: read((data) =>
      isPlainObject(data) ? { episode_id: idOf(data.episode_id), follow_id: idOf(data.follow_id) } : null,
    ),
  });
}

export const finishEpisodeEndpoint = endpoint({ method: "POST", once: true });

/** Hands a whole sequence to the page's own address. */
export function finishEpisode(http: Http, to: string, episode: PlainObject): Promise<Answer<PlainData>> {
  return http.send({ ...finishEpisodeEndpoint, path: to, json: episode, success: anything });
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

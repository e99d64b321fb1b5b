import { readInstant } from "../lib/dates/moments.js";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/** A friend in a list of journeys; `passedAt` is in milliseconds since 1970. */
export interface JourneyFriend {
  readonly id: number;
  readonly name: string;
  /** The server's, and checked where it is shown. */
  readonly iconUrl: string | null;
  readonly passedAt: number | null;
}

/** One page of them. */
export interface JourneyFriends {
  readonly friends: readonly JourneyFriend[];
  readonly total: number;
  readonly lastPage: number;
}

export const loadPassedEndpoint = endpoint({
  method: "GET",
  path: "/api/journeys/{id}/journey_tags/{tag}/members",
  wholeBody: true,
});

/** Loads who passed a phase. */
export function loadPassed(
  http: Http,
  {
    journeyId,
    phaseId,
    page,
    perPage,
  }: { journeyId: number; phaseId: number; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Answer<JourneyFriends>> {
  const call = at(loadPassedEndpoint, { id: journeyId, tag: phaseId });
  return http.send({ ...call, query: { page, per_page: perPage }, signal, success: read(readPage) });
}

export const loadMeantEndpoint = endpoint({
  method: "GET",
  path: "/api/journey/member_queries/{id}/members",
  wholeBody: true,
});

/** Loads who meets the condition of a journey. */
export function loadMeant(
  http: Http,
  { conditionId, page, perPage }: { conditionId: number; page: number; perPage: number },
  signal: AbortSignal,
): Promise<Answer<JourneyFriends>> {
  const call = at(loadMeantEndpoint, { id: conditionId });
  return http.send({ ...call, query: { page, per_page: perPage }, signal, success: read(readPage) });
}

function readPage(body: PlainData): JourneyFriends | null {
  const friends = readRows(isPlainObject(body) ? (body.data ?? null) : body, readFriend);
  if (friends === null) return null;
  const pages = isPlainObject(body) && isPlainObject(body.pagination) ? body.pagination : {};
  return {
    friends,
    // Without pages these are all.
    total: readNumber(pages.total) ?? friends.length,
    lastPage: Math.max(readNumber(pages.last_page) ?? 1, 1),
  };
}

function readFriend(row: { readonly [key: string]: PlainData }): JourneyFriend | null {
  const id = readId(row.id);
  if (id === null) return null;
  return {
    id,
    name: readText(row.name) ?? "",
    iconUrl: readText(row.icon_url),
    passedAt: readInstant(row.passed_at),
  };
}

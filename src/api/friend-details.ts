import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { type ItemId, isId, read } from "./resources.js";

/** The tags of a friend. */
export interface FriendTags {
  readonly tag_ids: readonly ItemId[];
}

/** When and by whom a variable was last changed, as the server says it: it goes back unread, so that the server sees what changed meanwhile. */
export type VariableMeta = PlainData;

/** The variables of a friend, by the variables' ids. */
export interface FriendVariables {
  readonly vals: PlainObject;
  readonly metas: Readonly<Record<string, VariableMeta>>;
}

/** The base values of a friend, by their names. */
export interface FriendBaseValues {
  readonly vals: PlainObject;
  /** `read` or `write`, by the names of the values. */
  readonly authorizations: Readonly<Record<string, string>>;
}

const tags = read((body): FriendTags | null =>
  isPlainObject(body) && Array.isArray(body.tag_ids) ? { tag_ids: body.tag_ids.filter(isId) } : null,
);
const variables = read((body): FriendVariables | null => {
  if (!isPlainObject(body)) return null;
  const [vals, metas] = [mapOf(body.vals), mapOf(body.metas ?? {})];
  return vals && metas && { vals, metas };
});
const baseValues = read((body): FriendBaseValues | null => {
  if (!isPlainObject(body)) return null;
  const [vals, given] = [mapOf(body.vals), mapOf(body.authorizations ?? {})];
  if (!vals || !given) return null;
  const authorizations = Object.entries(given).map(([name, right]) => [name, String(right)]);
  return { vals, authorizations: Object.fromEntries(authorizations) };
});
/** An answer to a save is handed on as it came. */
const anything = read((body): { body: PlainData } => ({ body }));

export const loadFriendTagsEndpoint = endpoint({ method: "GET", path: "/api/member/tag/{id}" });

/** The tags of a friend. */
export function loadFriendTags(
  http: Http,
  friend: string,
  signal?: AbortSignal,
): Promise<Answer<FriendTags>> {
  return http.send({
    ...at(loadFriendTagsEndpoint, { id: friend }),
    ...(signal && { signal }),
    success: tags,
  });
}

export const loadFriendVariablesEndpoint = endpoint({ method: "GET", path: "/api/member/var/{id}" });

/** The variables of a friend. */
export function loadFriendVariables(
  http: Http,
  friend: string,
  signal?: AbortSignal,
): Promise<Answer<FriendVariables>> {
  return http.send({
    ...at(loadFriendVariablesEndpoint, { id: friend }),
    ...(signal && { signal }),
    success: variables,
  });
}

export const loadFriendBaseValuesEndpoint = endpoint({ method: "GET", path: "/api/member/basevar/{id}" });

/** The base values of a friend, and which of them may be written. */
export function loadFriendBaseValues(
  http: Http,
  friend: string,
  signal?: AbortSignal,
): Promise<Answer<FriendBaseValues>> {
  return http.send({
    ...at(loadFriendBaseValuesEndpoint, { id: friend }),
    ...(signal && { signal }),
    success: baseValues,
  });
}

/** Addresses at which the parts of a friend are saved, unless the page says otherwise (rules: friend-saved-in-parts). */
export const friendPaths = {
  tags: "/api/member/tag",
  variables: "/api/member/var",
  base: "/api/member/basevar",
  memo: "/api/v1/member/memo",
} as const;

/** Wherever it goes, a part of a friend is saved alike. */
export const saveFriendPartEndpoint = endpoint({ method: "POST", once: true });

/** Saves a part of a friend: `payload` is the body. */
export async function saveFriendPart(
  http: Http,
  payload: PlainObject,
  to: string,
): Promise<Answer<PlainData>> {
  const answer = await http.send({ ...saveFriendPartEndpoint, path: to, json: payload, success: anything });
  return answer.ok ? { ...answer, data: answer.data.body } : answer;
}

/** Saves variables. A 409 that holds what others left (`vals` and `metas` of what is stale) is a conflict. */
export async function saveFriendVariables(
  http: Http,
  payload: PlainObject,
  to: string,
): Promise<Answer<PlainData, FriendVariables>> {
  const call = { ...saveFriendPartEndpoint, path: to, json: payload };
  const answer = await http.send({ ...call, success: anything, conflict: variables });
  return answer.ok ? { ...answer, data: answer.data.body } : answer;
}

/** Servers in PHP write an empty map as an empty list. */
function mapOf(data: PlainData | undefined): PlainObject | null {
  if (Array.isArray(data) && data.length === 0) return {};
  return isPlainObject(data) ? data : null;
}

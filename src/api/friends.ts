import { readInstant } from "../lib/dates/moments.js";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http, Query } from "../lib/http.js";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { read } from "./resources.js";

/** A friend as an operator may see them (rules: friend-row); what was missing is as if it were empty. */
export interface Friend {
  readonly id: number;
  readonly name: string;
  /** The server's, and checked where it is shown. */
  readonly icon_url: string | null;
  readonly richmenu: string | null;
  readonly target_vars: readonly FriendVariable[];
  /** Names of the forms that were answered. */
  readonly user_forms: readonly string[];
  readonly hide: boolean;
  /** The notify level; 0 is none. */
  readonly notify: number;
  /** In milliseconds since 1970. */
  readonly last_message_at: number | null;
  readonly last_message_text: string | null;
}

/** A value that a list shows of each friend. */
export interface FriendVariable {
  readonly name: string;
  readonly value: string;
}

/** One page of friends. */
export interface FriendList {
  readonly friends: readonly Friend[];
  /** Number of friends on all pages; `null` where these are all. */
  readonly total: number | null;
  /** How many a page has, where the server says so. */
  readonly perPage: number | null;
  /** The server is still preparing the list (202); there are no friends yet. */
  readonly isPending: boolean;
}

export const loadPermissionsEndpoint = endpoint({ method: "GET", path: "/api/v1/operator/permission_list" });

/** Loads the permissions of an operator's role (rules: operator-role). */
export function loadPermissions(
  http: Http,
  roleId: string | null,
  signal: AbortSignal,
): Promise<Answer<readonly string[]>> {
  return http.send({
    ...loadPermissionsEndpoint,
    query: { operator_role_id: roleId },
    signal,
    success: read(readPermissions),
  });
}

export const loadFriendsEndpoint = endpoint({
  method: "GET",
  path: "/api/v1/allow_members",
  wholeBody: true,
});

/** One page of the friends that a role may see (rules: friend-list-query). */
export async function loadFriends(
  http: Http,
  query: Query,
  signal: AbortSignal,
): Promise<Answer<FriendList>> {
  const answer = await http.send({
    ...loadFriendsEndpoint,
    query,
    signal,
    success: read((body) => readList(body) ?? pending),
  });
  if (!answer.ok || answer.status === 202) return answer.ok ? { ...answer, data: pending } : answer;
  if (answer.data !== pending) return answer;
  return { ok: false, failure: { kind: "unreadable", status: answer.status, messages: [] } };
}

export const loadFriendEndpoint = endpoint({ method: "GET", path: "/api/v1/allow_members/{id}" });

/** One of them. */
export function loadFriend(
  http: Http,
  id: number,
  query: Query,
  signal: AbortSignal,
): Promise<Answer<Friend>> {
  return http.send({ ...at(loadFriendEndpoint, { id }), query, signal, success: read(readFriend) });
}

/** Stands for a list that is not there yet. */
const pending: FriendList = { friends: [], total: null, perPage: null, isPending: true };

function readPermissions(data: PlainData): readonly string[] | null {
  const list = isPlainObject(data) ? data.permissions : data;
  return Array.isArray(list) ? list.filter((each) => typeof each === "string") : null;
}

function readList(body: PlainData): FriendList | null {
  const rows = isPlainObject(body) ? body.data : body;
  if (!Array.isArray(rows)) return null;
  const pages = isPlainObject(body) && isPlainObject(body.pagination) ? body.pagination : {};
  return {
    friends: rows.flatMap((each) => readFriend(each) ?? []),
    total: readCount(pages.total),
    perPage: readCount(pages.per_page) || null,
    isPending: false,
  };
}

function readFriend(data: PlainData): Friend | null {
  const id = isPlainObject(data) ? readCount(data.id) : null;
  if (!isPlainObject(data) || !id) return null;
  return {
    id,
    name: readText(data.name) ?? "",
    icon_url: readText(data.icon_url),
    richmenu: nameOf(data.richmenu),
    target_vars: listOf(data.target_vars).flatMap((each) => readVariable(each) ?? []),
    user_forms: listOf(data.user_forms).flatMap((each) => nameOf(each) ?? []),
    hide: Number(data.hide ?? 0) === 1,
    notify: readCount(data.notify) ?? 0,
    last_message_at: readInstant(data.last_message_at),
    last_message_text: readText(data.last_message_text),
  };
}

/** A whole number from 0 on; some servers write it as text. */
function readCount(data: PlainData | undefined): number | null {
  if (typeof data !== "number" && typeof data !== "string") return null;
  const count = /^\d+$/.test(String(data)) ? Number(data) : Number.NaN;
  return Number.isSafeInteger(count) ? count : null;
}

function readText(data: PlainData | undefined): string | null {
  return typeof data === "string" ? data : null;
}

function nameOf(data: PlainData | undefined): string | null {
  return isPlainObject(data) ? readText(data.name) || null : null;
}

function listOf(data: PlainData | undefined): readonly PlainData[] {
  return Array.isArray(data) ? data : [];
}

/** A value that is none, or no text or figure, is not shown. */
function readVariable(data: PlainData): FriendVariable | null {
  const name = nameOf(data);
  const value = isPlainObject(data) ? data.value : null;
  if (name === null || (typeof value !== "string" && typeof value !== "number")) return null;
  return value === "" ? null : { name, value: String(value) };
}

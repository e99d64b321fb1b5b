import {
  type FriendBaseValues,
  type FriendTags,
  type FriendVariables,
  loadFriendBaseValues,
  loadFriendTags,
  loadFriendVariables,
} from "../../api/friend-details.js";
import { createQuery, type Query, type ServerClient } from "../../collection/index.js";
import type { Http } from "../../lib/http.js";
import type { PlainObject } from "../../lib/plain-data.js";

/** Queries of a friend's tabs, one each: loaded when a tab is first opened, and shared by the elements of a page. */
export interface FriendQueries {
  readonly tags: Query<FriendTags>;
  readonly variables: Query<FriendVariables>;
  readonly base: Query<FriendBaseValues>;
}

/** A friend that nobody has looked at for so long is loaded anew, in milliseconds: a page that is open all day must not grow. */
const keepMs = 30 * 60_000;

/** The queries of one friend on one server. */
export function friendQueries(
  client: ServerClient,
  { server, friend, http }: { server: string; friend: string; http: Http },
): FriendQueries {
  const key = (part: string) => ["friend", server, friend, part];
  return {
    tags: createQuery(client, {
      ...{ key: key("tags"), keepMs },
      read: (signal) => loadFriendTags(http, friend, signal),
    }),
    variables: createQuery(client, {
      ...{ key: key("variables"), keepMs },
      read: (signal) => loadFriendVariables(http, friend, signal),
    }),
    base: createQuery(client, {
      ...{ key: key("base"), keepMs },
      read: (signal) => loadFriendBaseValues(http, friend, signal),
    }),
  };
}

/** Takes over some of the values that the server has, and their versions where there are any. */
export function receiveVals<T extends { readonly vals: PlainObject; readonly metas?: PlainObject }>(
  query: Query<T> | undefined,
  { vals, metas }: { readonly vals: PlainObject; readonly metas?: PlainObject | undefined },
): void {
  query?.receive((before) => ({
    ...before,
    vals: { ...before.vals, ...vals },
    ...(metas && { metas: { ...before.metas, ...metas } }),
  }));
}

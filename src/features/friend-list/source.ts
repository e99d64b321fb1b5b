import { type Friend, loadFriend, loadFriends, loadPermissions } from "../../api/friends.js";
import {
  createNumberedPages,
  createQuery,
  type NumberedPages,
  type Query,
  type ServerClient,
} from "../../collection/index.js";
import type { Answer } from "../../lib/failure.js";
import type { Http } from "../../lib/http.js";
import { friendQuery, pageSize } from "./criteria.js";
import type { FriendCriteria } from "./settings.js";

/** Server of the calls, and how they are made. */
export interface FriendSource {
  readonly client: ServerClient;
  readonly http: Http;
  readonly server: string;
}

/** The friends that meet the criteria, by pages of 50. */
export type FriendPages = NumberedPages<Friend>;

/** Makes the list of the friends that meet the criteria. */
export function createFriends({ client, http, server }: FriendSource, criteria: FriendCriteria): FriendPages {
  const query = friendQuery(criteria);
  return createNumberedPages<Friend>(client, {
    key: ["friends", server, JSON.stringify(criteria)],
    readPage: async (page, signal) => {
      const answer = await loadFriends(http, { ...query, page, per_page: pageSize }, signal);
      if (!answer.ok) return answer;
      const { friends, total, perPage, isPending } = answer.data;
      return {
        ...answer,
        data: {
          items: friends,
          // Without pages these are all.
          total: total ?? friends.length,
          size: perPage ?? (total === null ? Math.max(friends.length, 1) : pageSize),
          isPending,
        },
      };
    },
    idOf: ({ id }) => id,
  });
}

/** Makes the query of one friend, with what the list is asked for. */
export function createFriend(
  { client, http, server }: FriendSource,
  id: number,
  criteria: FriendCriteria,
): Query<Friend> {
  return createQuery<Friend>(client, {
    key: ["listed friend", server, String(id), JSON.stringify(criteria)],
    read: (signal) => loadFriend(http, id, { ...friendQuery(criteria), member_id: id }, signal),
    keepMs: 0,
  });
}

/** Permission that an operator needs to see friends. */
const readingPermission = "member.read";

/** Makes the query of whether a role may see friends (rules: operator-role). */
export function createMayRead({ client, http, server }: FriendSource, roleId: string | null): Query<boolean> {
  return createQuery<boolean>(client, {
    key: ["may read friends", server, roleId ?? ""],
    read: async (signal): Promise<Answer<boolean>> => {
      const answer = await loadPermissions(http, roleId, signal);
      return answer.ok ? { ...answer, data: answer.data.includes(readingPermission) } : answer;
    },
    keepMs: 0,
  });
}

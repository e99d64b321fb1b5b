import * as v from "valibot";
import {
  createMutation,
  createPages,
  type Page,
  type Pages,
  type ServerClient,
} from "../../src/collection/index.js";
import type { Answer } from "../../src/lib/failure.js";
import type { Http } from "../../src/lib/http.js";
import { path } from "../../src/lib/path.js";

const friendSchema = v.object({ id: v.number(), name: v.string(), marked: v.boolean() });
const cursorSchema = v.nullable(v.number());
const pageSchema = v.object({ items: v.array(friendSchema), previous: cursorSchema, next: cursorSchema });

type Friend = v.InferOutput<typeof friendSchema>;
type Friends = Page<Friend, number>;

/** The friends of a server. */
export type FriendPages = Pages<Friend, number>;

/** The friends of a server, page by page, asked for again and again. All elements of the page share them. */
export function createFriends(client: ServerClient, server: string, http: Http): FriendPages {
  return createPages<Friend, number>(client, {
    key: ["made-up friends", server],
    readPage: (after, signal) =>
      http.send({
        method: "GET",
        path: "/api/made-up",
        query: { after },
        timeout: 10_000,
        signal,
        success: pageSchema,
      }),
    idOf: ({ id }) => id,
    pollMs: 30_000,
  });
}

/** Marks a friend, or takes the mark away. */
export type Mark = (friend: Friend) => Promise<Answer<Friend>>;

export function createMark(client: ServerClient, friends: FriendPages, http: Http): Mark {
  const changed = (id: number, change: Partial<Friend>) => (page: Friends) => ({
    ...page,
    items: page.items.map((each) => (each.id === id ? { ...each, ...change } : each)),
  });
  return createMutation<Friend, Friend>(client, {
    queue: ({ id }) => `made-up friend ${id}`,
    optimistic: ({ id, marked }, update) => update(friends, changed(id, { marked: !marked })),
    call: ({ id, marked }) => {
      const call = { method: "PUT", path: path`/api/made-up/${id}`, json: { marked: !marked } } as const;
      return http.send({ ...call, timeout: 10_000, success: friendSchema });
    },
    commit: (friend, { id }, { replace }) => replace(friends, changed(id, friend)),
  });
}

import { kindIn } from "../../browser/support/lists.js";
import { type Received, type Scripted, serveBy } from "../../browser/support/server.js";
import { wireFriend } from "../../fixtures/friends.js";

/** A friend as the server spells it, as far as a test cares. */
export interface ServerFriend {
  id: number;
  name: string;
  [field: string]: unknown;
}

export function friend(id: number, more: Partial<ServerFriend> = {}): ServerFriend {
  return { ...wireFriend(id), last_message_text: `本文${id}`, ...more };
}

export function friendsOf(count: number): ServerFriend[] {
  return Array.from({ length: count }, (_, at) => friend(at + 1));
}

/** A server with these friends. What is in `script` answers the next calls of that kind, one each. */
export function serveFriends(friends: ServerFriend[]) {
  const server = {
    friends,
    permissions: ["member.read"] as string[],
    script: {
      permissions: [] as (Scripted | Promise<Scripted>)[],
      list: [] as (Scripted | Promise<Scripted>)[],
      friend: [] as (Scripted | Promise<Scripted>)[],
    },
    /** What pages of the list are answered, however often they are asked for. */
    refused: new Map<number, Scripted>(),
    /** Lists to choose from, by their kinds; each answer is given once. */
    lists: {} as Record<string, (Scripted | Promise<Scripted>)[]>,
    received: [] as Received[],
    listed: () => server.received.flatMap(({ url }) => kindIn(url) ?? []),
    /** The calls of the list, as their queries. */
    asked: () =>
      server.received
        .filter(({ url }) => url.pathname.endsWith("/allow_members"))
        .map(({ url }) => url.searchParams),
    pages: () => server.asked().map((query) => Number(query.get("page"))),
    askedFriends: () => server.received.filter(({ url }) => /\/allow_members\/\d+$/.test(url.pathname)),
  };
  server.received = serveBy(({ url }) => {
    const path = url.pathname;
    const kind = kindIn(url);
    if (kind !== null) return server.lists[kind]?.shift();
    if (path.endsWith("/permission_list"))
      return server.script.permissions.shift() ?? { json: { data: { permissions: server.permissions } } };
    if (path.endsWith("/allow_members"))
      return (
        server.script.list.shift() ??
        server.refused.get(Number(url.searchParams.get("page"))) ??
        listFor(url, server.friends)
      );
    const [, id] = /\/allow_members\/(\d+)$/.exec(path) ?? [];
    if (id !== undefined) {
      const found = server.friends.find((each) => each.id === Number(id));
      return server.script.friend.shift() ?? (found ? { json: { data: found } } : { status: 404, json: {} });
    }
    if (path.includes("/member/messages/")) return { json: { data: [], has_next: false, next: null } };
    return { status: 404, json: {} };
  });
  return server;
}

function listFor(url: URL, friends: readonly ServerFriend[]): Scripted {
  const name = url.searchParams.get("name") ?? "";
  const found = friends.filter((each) => each.name.includes(name));
  const page = Number(url.searchParams.get("page") ?? 1);
  const perPage = Number(url.searchParams.get("per_page") ?? 50);
  return {
    json: {
      data: found.slice((page - 1) * perPage, page * perPage),
      pagination: {
        current_page: page,
        last_page: Math.ceil(found.length / perPage),
        per_page: perPage,
        total: found.length,
      },
    },
  };
}

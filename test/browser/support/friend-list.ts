import "../../../src/entries/friend-list.js";
import type { FriendListElement } from "../../../src/entries/friend-list.js";
import { type Attributes, eventually, mountMarkup, withAttributes } from "./editors.js";
import { freshServer, kindIn } from "./pickers.js";
import { type Received, type Scripted, serveBy } from "./server.js";

/** A friend as the server spells it, as far as a test cares. */
export interface ServerFriend {
  id: number;
  name: string;
  [field: string]: unknown;
}

export function friend(id: number, more: Partial<ServerFriend> = {}): ServerFriend {
  return {
    id,
    name: `友だち${id}`,
    icon_url: null,
    richmenu: null,
    target_vars: [],
    user_forms: [],
    hide: 0,
    notify: 0,
    tags: [],
    last_message_at: "2026-11-20T10:00:00+09:00",
    last_message_text: `本文${id}`,
    ...more,
  };
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

/** A friend list in a box of its own, as wide and as high as this. */
export function mountFriends(attributes: Attributes = {}, width = 1000, height = 600): FriendListElement {
  const list = withAttributes(document.createElement("friend-list"), {
    "api-base": freshServer(),
    "operator-role-id": "4",
    ...attributes,
  });
  list.style.cssText = `display: block; width: ${width}px; height: ${height}px`;
  mountMarkup("").append(list);
  return list;
}

export async function openFriends(attributes: Attributes = {}, width = 1000, height = 600) {
  const list = mountFriends(attributes, width, height);
  await eventually(() => drawnFriends(list).length > 0).toBe(true);
  return list;
}

export function rows(list: Element): HTMLElement[] {
  return [...(list.shadowRoot?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
}

/** The ids of the friends that are drawn, as they stand. */
export function drawnFriends(list: Element): number[] {
  return rows(list).flatMap(({ dataset }) => (dataset.friend === undefined ? [] : [Number(dataset.friend)]));
}

export function row(list: Element, id: number): HTMLElement {
  const found = rows(list).find(({ dataset }) => dataset.friend === `${id}`);
  if (!found) throw new Error(`friend ${id} is not drawn`);
  return found;
}

/** The row at a place, from 1, whoever stands there. */
export function rowAt(list: Element, place: number): HTMLElement {
  const found = rows(list).find(({ ariaPosInSet }) => ariaPosInSet === `${place}`);
  if (!found) throw new Error(`row ${place} is not drawn`);
  return found;
}

/** The box of the rows, which scrolls. */
export function rowBox(list: Element): HTMLElement {
  return list.shadowRoot?.querySelector("[role=listbox]") as HTMLElement;
}

/** The row that the keys are at. */
export function activeRow(list: Element): HTMLElement | null {
  const id = rowBox(list).getAttribute("aria-activedescendant") ?? "";
  return (list.shadowRoot as ShadowRoot).getElementById(id);
}

export function pane(list: Element): HTMLElement {
  return list.shadowRoot?.querySelector(".friend-pane") as HTMLElement;
}

export function heading(list: Element): HTMLElement | null {
  return pane(list).querySelector("h2");
}

export function nested(list: Element, tag: "friend-editor" | "message-timeline"): HTMLElement | null {
  return list.shadowRoot?.querySelector(tag) ?? null;
}

export function alertText(list: Element): string {
  return [...(list.shadowRoot?.querySelectorAll("[role=alert]") ?? [])]
    .map(({ textContent }) => textContent)
    .join("");
}

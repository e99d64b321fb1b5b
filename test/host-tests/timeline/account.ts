import { friends } from "../../host/api/friends.js";
import { archivedMessages, type Message, messages } from "../../host/api/messages.js";
import { type ApiOptions, createApi } from "../../host/api.js";
import { fold } from "../../host/audience/fold.js";
import { fillWithDemoMessages } from "../../host/demo/messages/index.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import { createPages } from "../../host/pages.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { fromScript } from "../calls.js";

/** Noon in Tokyo. */
export const noon = Date.parse("2026-11-20T12:00:00+09:00");

/** A friend's text of a moment, confirmed and without a star. */
export function messageWith(known: Partial<Message> & { id: number }): Message {
  const { timestamp = noon, member_id = 1 } = known;
  return {
    member_id,
    member: { id: member_id, name: `友だち${member_id}`, icon_url: null },
    date: new Date(timestamp + 9 * 3_600_000).toISOString().slice(0, 10),
    timestamp,
    text: "本文",
    type: "text",
    from: "member",
    media: null,
    rate: 1,
    notify: 0,
    quoted_message_id: null,
    line_message_id: null,
    ...known,
  };
}

export interface PageAnswer {
  data: Message[];
  has_next: boolean;
  next: Record<string, unknown> | null;
}

/** An account with these messages alone. What is older than `archivedBefore` is in the archive. */
export function accountOf(
  all: readonly Message[],
  { archivedBefore = 0, make = createMemoryStore, ...more }: AccountOptions = {},
) {
  const store = make();
  for (const message of all) {
    const shelf = message.timestamp < archivedBefore ? archivedMessages : messages;
    store.put(shelf, message.id, message, new Date(noon));
  }
  store.put(friends, 77, friendWithoutMessages, new Date(noon));
  const api = createApi({ store, ...more });
  const ask = (path: string) => api(new Request(`http://host.test${path}`, { headers: fromScript }));
  return {
    store,
    ask,
    page: async (path: string) => (await (await ask(path)).json()) as PageAnswer,
    confirm: (body: unknown, headers: Record<string, string> = {}) =>
      api(
        new Request("http://host.test/api/messages/confirm_multi", {
          method: "POST",
          headers: { ...fromScript, "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        }),
      ),
  };
}

interface AccountOptions extends Omit<ApiOptions, "store"> {
  archivedBefore?: number;
  make?: () => Store;
}

export const timelinePath = "/api/v1/message/timeline/messages";
export const friendPath = (memberId: number, kind = "") => `/api/v1/member/messages/${memberId}${kind}`;

export type Query = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** A query as the element writes it: lists as `name[]`, nothing for what is not used. */
export function addressOf(path: string, query: Query): string {
  const fields = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    if (typeof value === "object") return value.map((each) => [`${name}[]`, each]);
    return [[name, String(value)]];
  });
  return `${path}?${new URLSearchParams(fields)}`;
}

/** Every page that `next` leads to, in the order they came. */
export async function walk(page: (path: string) => Promise<PageAnswer>, path: string, query: Query) {
  const pages: Message[][] = [];
  let next: Query | null = {};
  while (next !== null) {
    const answer: PageAnswer = await page(addressOf(path, { ...query, ...next }));
    if (answer.has_next !== (answer.next !== null)) throw new Error("has_next and next differ");
    pages.push(answer.data);
    next = answer.next as Query | null;
    if (pages.length > 1000) throw new Error("This never ends.");
  }
  return pages;
}

/** What a query should find, told as simply as can be: newest first. */
export function expectedOf(all: readonly Message[], query: Query, finds = (_: number) => true): Message[] {
  const from = String(query.timeline_view_date_from ?? "");
  const to = String(query.timeline_view_date_to ?? "9999");
  const words = fold(String(query.search ?? "").trim());
  return all
    .filter(({ member_id }) => query.memberId === undefined || member_id === query.memberId)
    .filter(({ member_id }) => query.funnelId === undefined || finds(member_id))
    .filter(({ notify }) => query.viewOptionMode !== "uncheck" || notify === 1)
    .filter(({ rate }) => query.viewOptionMode !== "star" || rate === 2)
    .filter(
      ({ type }) => !Array.isArray(query.types) || query.types.length === 0 || query.types.includes(type),
    )
    .filter(({ date }) => date >= from && date <= to)
    .filter(({ text, member }) => [text, member?.name].some((each) => fold(each ?? "").includes(words)))
    .toSorted(newestFirst);
}

export function newestFirst(a: Message, b: Message): number {
  return b.timestamp - a.timestamp || b.id - a.id;
}

const friendWithoutMessages = {
  id: 77,
  name: "まだ話していない友だち",
  icon_url: null,
  richmenu: null,
  target_vars: [],
  user_forms: [],
  hide: 0 as const,
  notify: 0,
  tags: [],
  last_message_at: null,
  last_message_text: null,
};

export function openPages() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoMessages(store);
  const { request } = createPages({ store, csrfToken: () => "token" });
  return { store, request, get: async (path: string) => (await request(path)).text() };
}

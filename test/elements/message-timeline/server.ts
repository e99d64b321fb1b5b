import { kindIn } from "../../browser/support/lists.js";
import { type Received, type Scripted, serveBy } from "../../browser/support/server.js";

/** A message as the server spells it, as far as a test cares. */
export interface ServerMessage {
  id: number;
  text?: string | null;
  type?: string;
  notify?: number;
  rate?: number;
  member_id?: number;
  [field: string]: unknown;
}

/** 25 November 2026, noon in Japan, and a minute later for each id. */
export const sentAt = (id: number) => Date.UTC(2026, 10, 25, 3) + id * 60_000;

export function message(id: number, more: Partial<ServerMessage> = {}): ServerMessage {
  const member_id = more.member_id ?? 7;
  return {
    id,
    member_id,
    member: { id: member_id, name: `友だち${member_id}`, icon_url: null },
    timestamp: sentAt(id),
    text: `本文${id}`,
    type: "text",
    from: "member",
    media: null,
    rate: 1,
    notify: 0,
    quoted_message_id: null,
    ...more,
  };
}

/** Messages `1` to `count`, each of another height, and the calls that a timeline makes of them. */
export function messagesOf(count: number, more: (id: number) => Partial<ServerMessage> = () => ({})) {
  return Array.from({ length: count }, (_, at) => {
    const id = at + 1;
    return message(id, { text: `本文${id}${"\n行".repeat((id * 7) % 6)}`, ...more(id) });
  });
}

/** A server with these messages. What `confirm` gives is the answer to the next confirming; by default it does what it is asked. */
export function serveTimeline(messages: ServerMessage[]) {
  const server = {
    messages,
    /** Answers before anything else, once each. */
    script: [] as (Scripted | Promise<Scripted>)[],
    confirm: [] as (Scripted | Promise<Scripted>)[],
    confirmed: [] as number[][],
    /** Lists to choose from, by their kinds; each answer is given once. */
    lists: {} as Record<string, (Scripted | Promise<Scripted>)[]>,
    received: [] as Received[],
    asked: () => server.received.filter(({ method, url }) => method === "GET" && kindIn(url) === null),
    listed: () => server.received.flatMap(({ url }) => kindIn(url) ?? []),
  };
  server.received = serveBy((call) => {
    const kind = kindIn(call.url);
    if (kind !== null) return server.lists[kind]?.shift();
    if (call.method === "POST") {
      const { ids } = JSON.parse(call.text) as { ids: number[] };
      server.confirmed.push(ids);
      const scripted = server.confirm.shift();
      if (scripted) return scripted;
      for (const each of server.messages) if (ids.includes(each.id)) each.notify = 0;
      return { json: { status: 200, message_count: ids.length } };
    }
    return server.script.shift() ?? listFor(call.url, server.messages);
  });
  return server;
}

function listFor(url: URL, messages: readonly ServerMessage[]): Scripted {
  const asked = (name: string) => url.searchParams.get(name);
  const newest = [...messages].sort((one, other) => other.id - one.id);
  const friend = /\/member\/messages\/(\d+)(\/star)?$/.exec(url.pathname);
  if (friend) {
    const own = newest.filter(
      ({ member_id, rate }) => member_id === Number(friend[1]) && (!friend[2] || rate === 2),
    );
    const fid = Number(asked("fid") ?? 0);
    const isLater = asked("to_future") === "1";
    const found = fid === 0 ? own : own.filter(({ id }) => (isLater ? id > fid : id < fid));
    const shown = isLater ? found.slice(-50) : found.slice(0, 50);
    const edge = isLater ? shown[0] : shown.at(-1);
    const hasNext = shown.length < found.length;
    return {
      json: {
        data: [...shown].reverse(),
        has_next: hasNext,
        next: hasNext && edge ? { fid: edge.id, ptime: edge.timestamp, all_table: 0 } : null,
      },
    };
  }
  const mode = asked("viewOptionMode");
  const types = url.searchParams.getAll("types[]");
  const search = asked("search") ?? "";
  const memberId = asked("memberId");
  const found = newest.filter(
    (each) =>
      (mode !== "uncheck" || each.notify === 1) &&
      (mode !== "star" || each.rate === 2) &&
      (types.length === 0 || types.includes(each.type ?? "text")) &&
      (memberId === null || memberId === "" || each.member_id === Number(memberId)) &&
      (each.text ?? "").includes(search),
  );
  const page = Number(asked("page") ?? 1);
  const take = Number(asked("takeNum"));
  const hasNext = found.length > page * take;
  return {
    json: {
      data: found.slice((page - 1) * take, page * take),
      has_next: hasNext,
      next: hasNext ? { page: page + 1 } : null,
    },
  };
}

import {
  loadMemberMessages,
  loadTimeline,
  type Message,
  type MessageList,
  type TimelineMoved,
} from "../../api/timeline.js";
import { createPages, type Page, type Pages, type ServerClient } from "../../collection/index.js";
import type { Answer, Failure } from "../../lib/failure.js";
import type { Http, Query } from "../../lib/http.js";
import { isOfOneFriend, timelineQuery } from "./criteria.js";
import type { TimelineCriteria } from "./settings.js";

/** Messages from the newest on; what leads on leads to older ones. */
export type MessagePages = Pages<Message, Query>;

/** Pages that bring nothing new, one after another, before somebody is told. */
const mostRepeats = 3;
/** Pages that are asked at most to reach what is shown. */
const mostRefreshed = 50;

type MessagePage = Page<Message, Query>;

/** The timeline is shown elsewhere now (friends-and-operations §8): nothing that an operator has to read of. */
const moved: Failure<never> = { kind: "refused", status: 205, messages: [] };

/** Whether this failure only says that the timeline is shown elsewhere. */
export function isShownElsewhere({ status }: Failure): boolean {
  return status === moved.status;
}

/** Makes the list of the messages that meet the criteria. Elements of one page that ask for the same share it. */
export function createMessages(
  client: ServerClient,
  criteria: TimelineCriteria,
  options: {
    http: Http;
    server: string;
    pollMs: number | null;
  },
): MessagePages {
  const { server, pollMs } = options;
  const shown = () => pages.state().data;
  const source = sourceOf(criteria, options.http);
  const pages: MessagePages = createPages<Message, Query>(client, {
    key: ["messages", server, JSON.stringify(criteria), String(pollMs)],
    readPage: (cursor, signal) => {
      const known = shown();
      if (cursor) return source.older(cursor, known?.items ?? [], signal);
      return known ? source.newer(known, signal) : source.newest(signal);
    },
    idOf: ({ id }) => id,
    keepMs: 0,
    ...(pollMs === null ? {} : { pollMs }),
  });
  return pages;
}

/**
 * Walks through all messages that meet the criteria, newest first, and gives those that are not confirmed. Those that arrive
 * meanwhile are none of them: the newest are read first.
 */
export async function findUnconfirmed(
  criteria: TimelineCriteria,
  options: { http: Http; signal: AbortSignal; onFound(count: number): void },
): Promise<Answer<readonly number[]>> {
  const { http, signal, onFound } = options;
  const source = sourceOf(criteria, http);
  const found = new Map<number, boolean>();
  let answer = await source.newest(signal);
  for (;;) {
    if (!answer.ok) return answer;
    const { items, next } = answer.data;
    for (const { id, notify } of items) if (!found.has(id)) found.set(id, notify === 1);
    const ids = [...found].filter(([, isUnconfirmed]) => isUnconfirmed).map(([id]) => id);
    onFound(ids.length);
    if (next === null) return { ...answer, data: ids };
    answer = await source.older(next, items, signal);
  }
}

function sourceOf(criteria: TimelineCriteria, http: Http): Source {
  return isOfOneFriend(criteria) ? friendSource(criteria, http) : timelineSource(criteria, http);
}

/** How a list of messages is asked for. Each answer begins with the newest. */
interface Source {
  newest(signal: AbortSignal): Promise<Answer<MessagePage>>;
  /** From the newest on until it reaches what is shown. */
  newer(shown: MessagePage, signal: AbortSignal): Promise<Answer<MessagePage>>;
  older(cursor: Query, shown: readonly Message[], signal: AbortSignal): Promise<Answer<MessagePage>>;
}

function timelineSource(criteria: TimelineCriteria, http: Http): Source {
  const query = timelineQuery(criteria);
  // Where messages leave the list, those behind them move up over the edges of the pages.
  const isThinning = criteria.mode !== "normal";

  async function ask(cursor: Query, isMore: boolean, signal: AbortSignal): Promise<Answer<MessagePage>> {
    const answer = await loadTimeline(http, { ...query, ...cursor, hasCurrentItems: isMore }, signal);
    if (!answer.ok) return answer;
    if (isMoved(answer.data)) return { ok: false, failure: moved };
    const { messages, next } = answer.data;
    const following = next ?? { page: Number(cursor.page ?? 1) + 1 };
    return { ...answer, data: page(newestFirst(messages), answer.data, following) };
  }

  /** The page before, as long as nothing of what is asked for reaches what is shown. */
  async function joined(
    answer: Extract<Answer<MessagePage>, { ok: true }>,
    cursor: Query,
    known: ReadonlySet<number>,
    signal: AbortSignal,
  ): Promise<Answer<MessagePage>> {
    let { items } = answer.data;
    for (let at = Number(cursor.page) - 1; at >= 1 && !reaches(items, known); at -= 1) {
      const before = await ask({ ...cursor, page: at }, true, signal);
      if (!before.ok) return before;
      items = [...before.data.items, ...items];
    }
    return { ...answer, data: { ...answer.data, items } };
  }

  return {
    newest: (signal) => ask({}, false, signal),
    async newer(shown, signal) {
      const known = idsOf(shown.items);
      let cursor: Query = {};
      let items: readonly Message[] = [];
      for (let at = 0; ; at += 1) {
        const answer = await ask(cursor, at > 0, signal);
        if (!answer.ok) return answer;
        items = [...items, ...answer.data.items];
        const { next } = answer.data;
        if (next === null || known.size === 0 || reaches(answer.data.items, known) || at >= mostRefreshed)
          return { ...answer, data: { ...answer.data, items } };
        cursor = next;
      }
    },
    older: (cursor, shown, signal) =>
      untilNew(cursor, shown, async (at) => {
        const answer = await ask(at, true, signal);
        return answer.ok && isThinning && at.page !== undefined
          ? joined(answer, at, idsOf(shown), signal)
          : answer;
      }),
  };
}

function friendSource({ memberId, mode }: TimelineCriteria, http: Http): Source {
  const member = { id: memberId ?? "", starred: mode === "star" };

  async function ask(cursor: Query, signal: AbortSignal): Promise<Answer<MessagePage>> {
    const answer = await loadMemberMessages(http, member, cursor, signal);
    if (!answer.ok) return answer;
    const items = newestFirst(answer.data.messages);
    return { ...answer, data: page(items, answer.data, answer.data.next ?? edgeOf(items.at(-1), cursor)) };
  }

  return {
    newest: (signal) => ask({}, signal),
    async newer(shown, signal) {
      // All that is shown stays: the friend's call tells only what came since.
      let { items } = shown;
      for (let at = 0; ; at += 1) {
        const edge = items[0];
        const answer = await ask(edge ? { ...edgeOf(edge, {}), to_future: 1 } : {}, signal);
        if (!answer.ok) return answer;
        if (!edge) return answer;
        const known = idsOf(items);
        const fresh = answer.data.items.filter(({ id }) => !known.has(id));
        items = newestFirst([...fresh, ...items]);
        if (answer.data.next === null || fresh.length === 0 || at >= mostRefreshed)
          return { ...answer, data: { ...shown, items } };
      }
    },
    older: (cursor, shown, signal) => untilNew(cursor, shown, (at) => ask(at, signal)),
  };
}

/** The next page that has something new; a server that repeats itself for ever is unreadable. */
async function untilNew(
  cursor: Query,
  shown: readonly Message[],
  ask: (cursor: Query) => Promise<Answer<MessagePage>>,
): Promise<Answer<MessagePage>> {
  const known = idsOf(shown);
  let at = cursor;
  for (let repeats = 0; ; repeats += 1) {
    const answer = await ask(at);
    if (!answer.ok || answer.data.next === null || answer.data.items.some(({ id }) => !known.has(id)))
      return answer;
    if (repeats === mostRepeats)
      return { ok: false, failure: { kind: "unreadable", status: answer.status, messages: [] } };
    at = answer.data.next;
  }
}

/** What leads on from a message, where the server does not say. */
function edgeOf(message: Message | undefined, { all_table = null }: Query): Query {
  return { fid: message?.id ?? null, ptime: message?.timestamp ?? null, all_table };
}

function page(items: readonly Message[], { hasNext }: MessageList, next: Query): MessagePage {
  // A server that names one twice would have two rows of one key.
  const each = [...new Map(items.map((message) => [message.id, message])).values()];
  return { items: each, previous: null, next: hasNext ? next : null };
}

function isMoved(data: MessageList | TimelineMoved): data is TimelineMoved {
  return "isMoved" in data;
}

function idsOf(messages: readonly Message[]): ReadonlySet<number> {
  return new Set(messages.map(({ id }) => id));
}

function reaches(messages: readonly Message[], known: ReadonlySet<number>): boolean {
  return messages.some(({ id }) => known.has(id));
}

/** By time, those of one moment by id. */
function newestFirst(messages: readonly Message[]): readonly Message[] {
  return [...messages].sort((one, other) => other.timestamp - one.timestamp || other.id - one.id);
}

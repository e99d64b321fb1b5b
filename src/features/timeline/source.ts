import type { Message } from "../../api/timeline.js";
import { createPages, type ServerClient } from "../../collection/index.js";
import type { Answer } from "../../lib/failure.js";
import type { Http, Query } from "../../lib/http.js";
import { isOfOneFriend } from "./criteria.js";
import { friendSource } from "./friend-source.js";
import { type MessagePages, newestFirst, type Source } from "./message-pages.js";
import type { TimelineCriteria } from "./settings.js";
import { timelineSource } from "./timeline-source.js";
import { isUnconfirmed, isUpTo } from "./unconfirmed.js";

export type { MessagePages } from "./message-pages.js";
export { isShownElsewhere } from "./timeline-source.js";

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
    readPage: (cursor, signal) =>
      cursor ? source.older(cursor, shown()?.items ?? [], signal) : source.newest(signal),
    readNewer: (known, signal) => source.newer(known, pages.seen(), signal),
    readPart: (items, stretch, signal) => source.again(items, stretch, signal),
    idOf: ({ id }) => id,
    order: newestFirst,
    keepMs: 0,
    ...(pollMs === null ? {} : { pollMs }),
  });
  return pages;
}

/**
 * Walks through all messages that meet the criteria, newest first, and gives those that are not confirmed: of `upTo`, and of what is
 * as old or older. Those that arrive meanwhile are none of them: the newest are read first.
 */
export async function findUnconfirmed(
  criteria: TimelineCriteria,
  options: { http: Http; signal: AbortSignal; upTo: Message | null; onFound(count: number): void },
): Promise<Answer<readonly number[]>> {
  const { http, signal, upTo, onFound } = options;
  const source = sourceOf(criteria, http);
  const found = new Map<number, boolean>();
  let answer = await source.newest(signal);
  for (;;) {
    if (!answer.ok) return answer;
    const { items, next } = answer.data;
    for (const each of items)
      if (!found.has(each.id))
        found.set(each.id, isUnconfirmed(each) && (upTo === null || isUpTo(each, upTo)));
    const ids = [...found].filter(([, isUnconfirmed]) => isUnconfirmed).map(([id]) => id);
    onFound(ids.length);
    if (next === null) return { ...answer, data: ids };
    answer = await source.older(next, items, signal);
  }
}

function sourceOf(criteria: TimelineCriteria, http: Http): Source {
  return isOfOneFriend(criteria) ? friendSource(criteria, http) : timelineSource(criteria, http);
}

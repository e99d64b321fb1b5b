import type { Message, MessageList } from "../../api/timeline.js";
import type { Page, Pages, Part } from "../../collection/index.js";
import type { Answer, Failure } from "../../lib/failure.js";
import type { Query } from "../../lib/http.js";

/** Messages from the newest on; what leads on leads to older ones. */
export type MessagePages = Pages<Message, Query>;
export type MessagePage = Page<Message, Query>;

/** How a list of messages is asked for. Each answer begins with the newest. */
export interface Source {
  newest(signal: AbortSignal): Promise<Answer<MessagePage>>;
  /** From the newest on until it reaches what is shown. */
  newer(shown: MessagePage, seen: Seen, signal: AbortSignal): Promise<Answer<MessagePage | Part<Message>>>;
  older(cursor: Query, shown: readonly Message[], signal: AbortSignal): Promise<Answer<MessagePage>>;
  /** Reads a stretch of the shown messages again, as it is now. */
  again(shown: readonly Message[], stretch: Stretch, signal: AbortSignal): Promise<Answer<Part<Message>>>;
}

export type Stretch = readonly [from: number, to: number];
export type Seen = readonly Stretch[];

/** Pages that bring nothing new, one after another, before somebody is told; and beside the one that was to have what is seen. */
const mostRepeats = 3;
/** Pages that are asked at most to reach what is shown. */
const mostRefreshed = 50;

/** Page after page from the newest on, until one reaches what is shown. */
export async function untilReached(
  shown: MessagePage,
  ask: (cursor: Query | null) => Promise<Answer<MessagePage>>,
): Promise<Answer<MessagePage>> {
  const known = idsOf(shown.items);
  let cursor: Query | null = null;
  let items: readonly Message[] = [];
  for (let at = 0; ; at += 1) {
    const answer = await ask(cursor);
    if (!answer.ok) return answer;
    items = [...items, ...answer.data.items];
    const { next } = answer.data;
    if (next === null || known.size === 0 || reaches(answer.data.items, known) || at >= mostRefreshed)
      return { ...answer, data: { ...answer.data, items } };
    cursor = next;
  }
}

/** The next page that has something new; a server that repeats itself for ever is unreadable. */
export async function untilNew(
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

/** An answer that did not come, for whatever asks. */
type Failed = { ok: false; failure: Failure };

/** The page that is to have a stretch of what is shown, and those around it as far as they have some of it. */
export async function untilCovered(
  { newest, oldest }: { newest: Message; oldest: Message },
  cursor: Query,
  ask: (cursor: Query) => Promise<Answer<MessagePage>>,
  before: (cursor: Query) => Query | null,
): Promise<Failed | { ok: true; status: number; data: CoveredPages }> {
  let answer = await ask(cursor);
  if (!answer.ok) return answer;
  let { items, next } = answer.data;
  let previous = before(cursor);
  for (let more = 0; more < mostRepeats; more += 1) {
    const [first, last] = [items[0], items.at(-1)];
    if (previous !== null && (!first || newestFirst(newest, first) < 0)) {
      answer = await ask(previous);
      if (!answer.ok) return answer;
      items = [...answer.data.items, ...items];
      previous = before(previous);
    } else if (next !== null && (!last || newestFirst(oldest, last) > 0)) {
      answer = await ask(next);
      if (!answer.ok) return answer;
      items = [...items, ...answer.data.items];
      next = answer.data.next;
    } else break;
  }
  return {
    ok: true,
    status: answer.status,
    data: { items, isBeginning: previous === null, isEnd: next === null },
  };
}

export interface CoveredPages {
  readonly items: readonly Message[];
  readonly isBeginning: boolean;
  readonly isEnd: boolean;
}

export function page(items: readonly Message[], { hasNext }: MessageList, next: Query): MessagePage {
  // A server that names one twice would have two rows of one key.
  const each = [...new Map(items.map((message) => [message.id, message])).values()];
  return { items: each, previous: null, next: hasNext ? next : null };
}

export function idsOf(messages: readonly Message[]): ReadonlySet<number> {
  return new Set(messages.map(({ id }) => id));
}

export function reaches(messages: readonly Message[], known: ReadonlySet<number>): boolean {
  return messages.some(({ id }) => known.has(id));
}

/** By time, those of one moment by id. */
export function newestFirst(one: Message, other: Message): number {
  return other.timestamp - one.timestamp || other.id - one.id;
}

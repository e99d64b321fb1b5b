import { loadTimeline, type Message, type MessageList, type TimelineMoved } from "../../api/timeline.js";
import type { Answer, Failure } from "../../lib/failure.js";
import type { Http, Query } from "../../lib/http.js";
import { pageSizes, timelineQuery } from "./criteria.js";
import {
  idsOf,
  type MessagePage,
  newestFirst,
  page,
  reaches,
  type Source,
  untilCovered,
  untilNew,
  untilReached,
} from "./message-pages.js";
import type { TimelineCriteria } from "./settings.js";

/** The timeline is shown elsewhere now (rules: timeline-moved-away): nothing that an operator has to read of. */
const moved: Failure<never> = { kind: "refused", status: 205, messages: [] };

/** True for a failure that only means that the timeline is shown elsewhere. */
export function isShownElsewhere({ status }: Failure): boolean {
  return status === moved.status;
}

/** A page that was asked: what it began with, and how many messages stood before that, from where its pages are counted. */
interface AskedPage {
  readonly cursor: Query;
  readonly first: Message;
  readonly before: number;
}

/** Messages of all friends, or of some: asked for page by page, counted from the newest or from where the archive begins. */
export function timelineSource(criteria: TimelineCriteria, http: Http): Source {
  const query = timelineQuery(criteria);
  const size = pageSizes[criteria.pattern];
  // If messages leave the list, those behind them move up over the edges of the pages.
  const isThinning = criteria.mode !== "normal";
  let asked: readonly AskedPage[] = [];

  async function ask(cursor: Query, isMore: boolean, signal: AbortSignal): Promise<Answer<MessagePage>> {
    const answer = await loadTimeline(http, { ...query, ...cursor, hasCurrentItems: isMore }, signal);
    if (!answer.ok) return answer;
    if (isMoved(answer.data)) return { ok: false, failure: moved };
    const { messages, next } = answer.data;
    const following = next ?? { page: Number(cursor.page ?? 1) + 1 };
    return { ...answer, data: page([...messages].sort(newestFirst), answer.data, following) };
  }

  function remember(cursor: Query, [first]: readonly Message[], shown: readonly Message[]): void {
    if (!first) return;
    const known = shown.findIndex(({ id }) => id === first.id);
    const before = (known < 0 ? shown.length : known) - beginning(cursor, shown);
    asked = [...asked.filter((each) => newestFirst(each.first, first) < 0), { cursor, first, before }];
  }

  /** Cursor at which a message is found now, after others have come before it, or have left. */
  function cursorOf(at: number, shown: readonly Message[]): Query {
    const message = shown[at] as Message;
    const found = asked.findLast(({ first }) => newestFirst(first, message) <= 0);
    if (!found) return { page: Math.floor(at / size) + 1 };
    const { cursor, before } = found;
    const moved = Math.floor((at - beginning(cursor, shown) - before) / size);
    return cursor.page === undefined ? cursor : { ...cursor, page: Math.max(1, Number(cursor.page) + moved) };
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
    async newer(shown, _, signal) {
      const answer = await untilReached(shown, (cursor) => ask(cursor ?? {}, cursor !== null, signal));
      // The messages are gone, and with them the calls that found them.
      if (answer.ok && !reaches(answer.data.items, idsOf(shown.items))) asked = [];
      return answer;
    },
    older: (cursor, shown, signal) =>
      untilNew(cursor, shown, async (at) => {
        const answer = await ask(at, true, signal);
        if (answer.ok) remember(at, answer.data.items, shown);
        return answer.ok && isThinning && at.page !== undefined
          ? joined(answer, at, idsOf(shown), signal)
          : answer;
      }),
    async again(shown, [from, to], signal) {
      const [newest, oldest] = [shown[from] as Message, shown[to] as Message];
      const cursor = cursorOf(from, shown);
      const answer = await untilCovered(
        { newest, oldest },
        cursor,
        (at) => ask(at, true, signal),
        pageBefore,
      );
      if (!answer.ok) return answer;
      const { items, isBeginning, isEnd } = answer.data;
      const [first, last] = [items[0], items.at(-1)];
      const begins = isBeginning ? shown[beginning(cursor, shown)] : first;
      const covers = (message: Message) =>
        begins !== undefined &&
        newestFirst(begins, message) <= 0 &&
        (isEnd || (last !== undefined && newestFirst(message, last) <= 0));
      return { ...answer, data: { items, covers } };
    },
  };
}

/** How many of the messages stand before the first that the pages of a cursor count. */
function beginning({ allCursorId }: Query, shown: readonly Message[]): number {
  return allCursorId ? shown.findIndex(({ id }) => id === Number(allCursorId)) + 1 : 0;
}

function pageBefore(cursor: Query): Query | null {
  const at = Number(cursor.page ?? 1);
  return at > 1 ? { ...cursor, page: at - 1 } : null;
}

function isMoved(data: MessageList | TimelineMoved): data is TimelineMoved {
  return "isMoved" in data;
}

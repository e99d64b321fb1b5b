import { loadMemberMessages, type Message } from "../../api/timeline.js";
import type { Answer } from "../../lib/failure.js";
import type { Http, Query } from "../../lib/http.js";
import { pageSizes } from "./criteria.js";
import {
  idsOf,
  type MessagePage,
  newestFirst,
  page,
  reaches,
  type Source,
  untilCovered,
  untilNew,
} from "./message-pages.js";
import type { TimelineCriteria } from "./settings.js";

/** Pages that are asked at most to get to the newest. */
const mostRefreshed = 50;

/** One friend's messages: asked for by what they are older or newer than. */
export function friendSource({ memberId, mode }: TimelineCriteria, http: Http): Source {
  const member = { id: memberId ?? "", starred: mode === "star" };
  /** From which message on the archive was asked as well, if it was. */
  let archive: { table: Query["all_table"]; from: Message } | null = null;

  async function ask(cursor: Query, signal: AbortSignal): Promise<Answer<MessagePage>> {
    const answer = await loadMemberMessages(http, member, cursor, signal);
    if (!answer.ok) return answer;
    const items = [...answer.data.messages].sort(newestFirst);
    const [first] = items;
    const table = cursor.all_table ?? null;
    if (first && table !== null && Number(table) !== 0 && (!archive || newestFirst(first, archive.from) < 0))
      archive = { table, from: first };
    return { ...answer, data: page(items, answer.data, answer.data.next ?? edgeOf(items.at(-1), table)) };
  }

  return {
    newest: (signal) => ask({}, signal),
    async newer(shown, seen, signal) {
      const [edge] = shown.items;
      const isAllOfNewest = seen.length > 0 && seen.every(([, to]) => to < pageSizes.memberDetail);
      if (!edge || isAllOfNewest) {
        const answer = await ask({}, signal);
        if (!answer.ok || !edge || reaches(answer.data.items, idsOf(shown.items))) return answer;
      }
      let items: readonly Message[] = [];
      for (let at = 0; ; at += 1) {
        const answer = await ask({ ...edgeOf(items[0] ?? edge, null), to_future: 1 }, signal);
        if (!answer.ok) return answer;
        const known = idsOf(items);
        const fresh = answer.data.items.filter((each) => !known.has(each.id) && newestFirst(each, edge) < 0);
        items = [...fresh, ...items].sort(newestFirst);
        if (answer.data.next !== null && fresh.length > 0 && at < mostRefreshed) continue;
        return { ...answer, data: { items, covers: (message) => newestFirst(message, edge) < 0 } };
      }
    },
    older: (cursor, shown, signal) => untilNew(cursor, shown, (at) => ask(at, signal)),
    async again(shown, [from, to], signal) {
      const [newest, oldest] = [shown[from] as Message, shown[to] as Message];
      const edge = shown[from - 1];
      const isInArchive = archive !== null && newestFirst(archive.from, newest) <= 0;
      const cursor = edge ? edgeOf(edge, isInArchive ? (archive?.table ?? null) : null) : {};
      const answer = await untilCovered(
        { newest, oldest },
        cursor,
        (at) => ask(at, signal),
        () => null,
      );
      if (!answer.ok) return answer;
      const { items, isEnd } = answer.data;
      const last = items.at(-1);
      const covers = (message: Message) =>
        (!edge || newestFirst(message, edge) > 0) &&
        (isEnd || (last !== undefined && newestFirst(message, last) <= 0));
      return { ...answer, data: { items, covers } };
    },
  };
}

/** Cursor from a message, where the server gives none. */
function edgeOf(message: Message | undefined, all_table: Query["all_table"] | null): Query {
  return { fid: message?.id ?? null, ptime: message?.timestamp ?? null, all_table };
}

import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "./context.js";
import { code, count } from "./field-schemas.js";
import { friends } from "./friends.js";
import { countBefore, type Kept, type Place } from "./message-table.js";
import type { Message } from "./messages.js";
import { invalid, readQuery } from "./query.js";
import { Refusal } from "./refusal.js";

const PAGE = 50;

const entries = {
  fid: v.optional(count("メッセージ", 1)),
  to_future: v.optional(code("向きの指定", [0, 1])),
  ptime: v.optional(count("日時")),
  all_table: v.optional(code("アーカイブの指定", [0, 1])),
};

type Query = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/** A friend's messages, oldest first, and what leads on: to older ones, or to newer with `to_future` (rules: timeline-query). */
interface MessagesPage {
  data: Message[];
  has_next: boolean;
  next: { fid: number; ptime: number; all_table: 0 | 1 } | null;
}

/**
 * `GET /api/v1/member/messages/{memberId}` and `…/star`. Without `all_table` older pages hold the newer messages, and after
 * the last of them `next` leads into the archive; with it both are one. A page is empty only at the very end.
 */
export function addFriendMessageCalls(app: Hono, context: ApiContext): void {
  const path = "/api/v1/member/messages/:memberId{[1-9][0-9]{0,8}}";
  app.get(path, ({ req, json }) => {
    return json(pageOf(context, Number(req.param("memberId")), readFriendQuery(req.url), () => true));
  });
  app.get(`${path}/star`, ({ req, json }) => {
    const isStarred = ({ message }: Kept) => message.rate === 2;
    return json(pageOf(context, Number(req.param("memberId")), readFriendQuery(req.url), isStarred));
  });
}

function readFriendQuery(url: string): Query {
  const query = readQuery(url, entries);
  if (query.fid !== undefined) return query;
  if (query.ptime !== undefined) throw invalid("ptime", "日時はメッセージと合わせて指定してください。");
  if (query.to_future === 1) throw invalid("fid", "どのメッセージより新しいものかを指定してください。");
  return query;
}

function pageOf(
  context: ApiContext,
  memberId: number,
  query: Query,
  matches: (row: Kept) => boolean,
): MessagesPage {
  const rows = rowsOfFriend(context, memberId);
  const edge = edgeOf(context, memberId, query);
  const all_table = query.all_table ?? 0;
  if (query.to_future === 1 && edge) {
    const after = rows.slice(countBefore(rows, { ...edge, id: edge.id + 1 })).filter(matches);
    const data = after.slice(0, PAGE).map(({ message }) => message);
    return { data, ...leadsOn(data.at(-1), after.length > PAGE, all_table) };
  }
  const before = rows.slice(0, edge ? countBefore(rows, edge) : rows.length).filter(matches);
  const newer = before.filter(({ isArchived }) => !isArchived);
  // A page that would be empty is the archive's first one: nobody scrolls in an empty list.
  const table = all_table === 1 || newer.length === 0 ? before : newer;
  const data = table.slice(-PAGE).map(({ message }) => message);
  const isLastOfNewer = table === newer && newer.length <= PAGE;
  const nextTable = isLastOfNewer || table === before ? 1 : 0;
  return { data, ...leadsOn(data[0], before.length > data.length, nextTable) };
}

/** A friend's rows. Who has none must be a friend; messages of deleted friends stay. */
export function rowsOfFriend({ store, messages }: ApiContext, memberId: number): readonly Kept[] {
  const rows = messages.rows(memberId);
  if (rows.length === 0 && !store.get(friends, memberId)) {
    throw new Refusal(404, { message: "友だちが見つかりません。" });
  }
  return rows;
}

function leadsOn(edge: Message | undefined, hasMore: boolean, all_table: 0 | 1) {
  if (!edge || !hasMore) return { has_next: false, next: null };
  return { has_next: true, next: { fid: edge.id, ptime: edge.timestamp, all_table } };
}

/** Where the page begins. A message that is not known (any more) still has a place in time when the query says which. */
function edgeOf({ messages }: ApiContext, memberId: number, { fid, ptime }: Query): Place | undefined {
  if (fid === undefined) return undefined;
  const message = messages.get(fid);
  if (message ? message.member_id !== memberId : ptime === undefined) {
    throw new Refusal(404, { message: "メッセージが見つかりません。" });
  }
  const timestamp = message?.timestamp ?? ptime ?? 0;
  if (ptime !== undefined && ptime !== timestamp) {
    throw invalid("ptime", "日時がメッセージのものと違います。");
  }
  return { id: fid, timestamp };
}

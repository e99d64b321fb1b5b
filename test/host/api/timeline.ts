import type { Hono } from "hono";
import * as v from "valibot";
import { fold } from "../audience/fold.js";
import type { ApiContext } from "./context.js";
import { code, count, date, limitedText } from "./field-schemas.js";
import { filterOf } from "./filter.js";
import { rowsOfFriend } from "./friend-messages.js";
import { countBefore, type Kept } from "./message-table.js";
import { type Message, messageTypes } from "./messages.js";
import { invalid, readQuery } from "./query.js";
import { Refusal } from "./refusal.js";

const patterns = ["top", "timeline", "memberDetail"] as const;
const pageSizes = { top: 10, timeline: 100, memberDetail: 50 } as const;
const LONGEST_SEARCH = 200;

const entries = {
  pattern: code("パターン", patterns),
  takeNum: v.optional(code("件数", [10, 50, 100])),
  memberId: v.optional(count("友だち", 1)),
  hasCurrentItems: v.optional(code("表示済みの指定", [0, 1])),
  page: v.optional(count("ページ", 1)),
  viewOptionMode: v.optional(code("表示モード", ["normal", "uncheck", "star"])),
  search: v.optional(limitedText("検索語", LONGEST_SEARCH)),
  funnelId: v.optional(count("カスタム検索", 1)),
  timeline_view_date_from: v.optional(date("開始日")),
  timeline_view_date_to: v.optional(date("終了日")),
  allTable: v.optional(code("アーカイブの指定", [0, 1])),
  allCursorId: v.optional(count("アーカイブの位置", 1)),
  types: v.optional(v.array(code("種別", messageTypes))),
};

type Query = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/** A page of the timeline, newest first, and what leads to the next one (rules: timeline-query). */
interface TimelinePage {
  data: Message[];
  has_next: boolean;
  next: { page: number; allTable: 0 | 1; allCursorId: number | null } | null;
}

/**
 * `GET /api/v1/message/timeline/messages`. Pages count within the newer messages; after the last of them `next` leads into
 * the archive, from where pages count below the message that `allCursorId` names. A page is empty only at the very end.
 */
export function addTimelineCall(app: Hono, context: ApiContext): void {
  app.get("/api/v1/message/timeline/messages", ({ req, json }) => {
    return json(pageOf(context, readTimelineQuery(req.url)));
  });
}

function readTimelineQuery(url: string): Query {
  const query = readQuery(url, entries, ["types"]);
  const { pattern, takeNum, memberId, timeline_view_date_from: from, timeline_view_date_to: to } = query;
  const size = pageSizes[pattern];
  if (takeNum !== undefined && takeNum !== size) {
    throw invalid("takeNum", `${pattern}の件数は${size}件です。`);
  }
  if (pattern === "memberDetail" && memberId === undefined) {
    throw invalid("memberId", "友だちを指定してください。");
  }
  if (from !== undefined && to !== undefined && from > to) {
    throw invalid("timeline_view_date_to", "終了日は開始日以降で指定してください。");
  }
  if (query.allCursorId !== undefined && query.allTable !== 1) {
    throw invalid("allCursorId", "アーカイブの位置はallTableが1のときだけ指定できます。");
  }
  return query;
}

function pageOf(context: ApiContext, query: Query): TimelinePage {
  const { pattern, memberId, page = 1, allTable = 0, allCursorId } = query;
  const rows = memberId === undefined ? context.messages.rows() : rowsOfFriend(context, memberId);
  const matches = matcherOf(context, query);
  const size = pageSizes[pattern];
  const end = allCursorId === undefined ? rows.length : placeOf(context, rows, allCursorId);
  const skipped = (page - 1) * size;
  if (allTable === 1) {
    const found = take(rows, end, matches, skipped, size + 1);
    const next = { page: page + 1, allTable, allCursorId: allCursorId ?? null };
    return { data: found.slice(0, size), ...(found.length > size ? leadsTo(next) : leadsNowhere) };
  }
  const inNewer = (row: Kept) => !row.isArchived && matches(row);
  const inArchive = (row: Kept) => row.isArchived && matches(row);
  const found = take(rows, end, inNewer, skipped, size + 1);
  const data = found.slice(0, size);
  if (found.length > size) return { data, ...leadsTo({ page: page + 1, allTable: 0, allCursorId: null }) };
  // Further than one past the end nobody comes by what pages lead to.
  if (page > 1 && take(rows, end, inNewer, skipped - size, 1).length === 0) return { data, ...leadsNowhere };
  const older = take(rows, end, inArchive, 0, size + 1);
  if (older.length === 0) return { data, ...leadsNowhere };
  // A page that would be empty is the archive's first one: nobody scrolls in an empty list.
  const shown = data.length > 0 ? data : older.slice(0, size);
  const isAll = data.length === 0 && older.length <= size;
  const last = shown.at(-1)?.id ?? null;
  return { data: shown, ...(isAll ? leadsNowhere : leadsTo({ page: 1, allTable: 1, allCursorId: last })) };
}

const leadsNowhere = { has_next: false, next: null } as const;
const leadsTo = (next: NonNullable<TimelinePage["next"]>) => ({ has_next: true, next });

/** Where the rows below a message end. */
function placeOf({ messages }: ApiContext, rows: readonly Kept[], id: number): number {
  const cursor = messages.get(id);
  if (!cursor) throw new Refusal(404, { message: "メッセージが見つかりません。" });
  return countBefore(rows, cursor);
}

/** The newest that match, from below `end`: so many skipped, then at most so many. */
function take(
  rows: readonly Kept[],
  end: number,
  matches: (row: Kept) => boolean,
  skipped: number,
  most: number,
): Message[] {
  const found: Message[] = [];
  let left = skipped;
  for (let index = end - 1; index >= 0 && found.length < most; index--) {
    const row = rows[index] as Kept;
    if (!matches(row)) continue;
    if (left > 0) left -= 1;
    else found.push(row.message);
  }
  return found;
}

function matcherOf(context: ApiContext, query: Query): (row: Kept) => boolean {
  const { viewOptionMode: mode = "normal", types = [], funnelId, search = "" } = query;
  const { timeline_view_date_from: from = "", timeline_view_date_to: to = "9999-99-99" } = query;
  const words = fold(search.trim());
  const isFound = funnelId === undefined ? () => true : friendsOf(context, funnelId);
  return (row) => {
    const { message } = row;
    return (
      (mode !== "uncheck" || message.notify === 1) &&
      (mode !== "star" || message.rate === 2) &&
      (types.length === 0 || types.includes(message.type)) &&
      message.date >= from &&
      message.date <= to &&
      (words === "" || row.words.includes(words)) &&
      isFound(message.member_id)
    );
  };
}

/** Whether a saved filter finds a friend; each friend is asked about once. */
function friendsOf({ store, audience }: ApiContext, funnelId: number): (memberId: number) => boolean {
  const filter = filterOf(store, funnelId);
  if (!audience) throw new Refusal(501, { message: "このホストには友だちのデータがありません。" });
  const isFound = audience.matcher(filter);
  const known = new Map<number, boolean>();
  return (memberId) => {
    const found = known.get(memberId) ?? isFound(memberId);
    known.set(memberId, found);
    return found;
  };
}

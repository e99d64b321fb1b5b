import type { Hono } from "hono";
import * as v from "valibot";
import { fold } from "../../audience/fold.js";
import type { ApiContext } from "../context.js";
import { code, count, date, limitedText } from "../field-schemas.js";
import { invalid, readQuery } from "../query.js";
import { reservationStatuses } from "../reservation-statuses.js";
import type { Reservation } from "../reservations.js";
import { type BlockRow, blocksBetween } from "./blocks.js";
import { salonId, salonOf } from "./calls.js";
import { resourcesOf } from "./clashes.js";
import { wishesOf } from "./open-requests.js";
import { daysBetween } from "./shifts.js";

/** So many days come in one piece. */
const LONGEST = 62;
const PAGE = 200;

const on = (label: string) => v.optional(code(label, [0, 1]));
const entries = {
  ids: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, "予約の指定が正しくありません。")),
  ),
  from: v.optional(date("開始日")),
  to: v.optional(date("終了日")),
  resource_ids: v.optional(v.array(count("担当", 1))),
  statuses: v.optional(v.array(code("ステータス", [...reservationStatuses, "blocked"]))),
  member_id: v.optional(count("友だち", 1)),
  q: v.optional(limitedText("検索語", 200)),
  with_blocked: on("ブロックの指定"),
  unsolved: on("未対応の指定"),
  page: v.optional(count("ページ", 1)),
};

type Query = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;
type Row = Reservation | BlockRow;

/** `GET /api/salon/{id}/reservations`: some by their ids, with what happened to them, or what a search finds (rules: blocked-among-reservations). */
export function addReservationList(app: Hono, context: ApiContext): void {
  app.get(`/api/salon/${salonId}/reservations`, ({ req, json }) => {
    const salon = salonOf(context, req);
    const query = readQuery(req.url, entries, ["resource_ids", "statuses"]);
    const { ids, from, to, page = 1 } = query;
    const meta = { server_time: context.now().toISOString() };
    if (ids !== undefined) return json({ data: rowsNamed(context, salon, ids), meta });
    if (from !== undefined && to !== undefined && from > to) {
      throw invalid("to", "終了日は開始日以降で指定してください。");
    }
    const rows = rowsFound(context, salon, query);
    const isShort = from !== undefined && to !== undefined && daysBetween(from, to) < LONGEST;
    if (isShort) return json({ data: rows, meta });
    const last_page = Math.max(1, Math.ceil(rows.length / PAGE));
    const pagination = { current_page: page, last_page, per_page: PAGE, total: rows.length };
    return json({ data: rows.slice((page - 1) * PAGE, page * PAGE), pagination, meta });
  });
}

/** In the order they were asked for. What is not there is left out. */
function rowsNamed({ reservations }: ApiContext, salon: number, ids: string) {
  return [...new Set(ids.split(",").map(Number))].flatMap((id) => {
    const found = reservations.get(salon, id);
    return found ? [{ ...found, histories: reservations.historiesOf(id) }] : [];
  });
}

function rowsFound({ store, reservations }: ApiContext, salon: number, query: Query): Row[] {
  const { from, to } = query;
  const found: Row[] = reservations.between(salon, from, to).filter(matcherOf(query));
  if (showsBlocks(query)) {
    const ofResource = ({ salon_resource_id: id }: BlockRow) => {
      return id === null || query.resource_ids === undefined || query.resource_ids.includes(id);
    };
    found.push(...blocksBetween(store, salon, from, to).filter(ofResource));
  }
  return found.sort(compare);
}

/** A block is nobody's, has no name and asks for nothing. */
function showsBlocks({ with_blocked, statuses, member_id, q = "", unsolved }: Query): boolean {
  const isAsked = with_blocked === 1 || statuses?.includes("blocked") === true;
  return isAsked && member_id === undefined && q.trim() === "" && unsolved !== 1;
}

function matcherOf(query: Query): (row: Reservation) => boolean {
  const { resource_ids, statuses, member_id, unsolved } = query;
  const words = fold((query.q ?? "").trim());
  return (row) => {
    if (member_id !== undefined && row.member_id !== member_id) return false;
    if (unsolved === 1 && wishesOf(row).length === 0) return false;
    if (resource_ids && !resourcesOf(row).some((id) => resource_ids.includes(id))) return false;
    const own = [row.status, row.change_child?.status, row.cancel_child?.status];
    if (statuses && !statuses.some((each) => each !== "blocked" && own.includes(each))) return false;
    if (words === "") return true;
    const { name, comment, contact_address, meta_data, member } = row;
    return fold([name, comment, contact_address, meta_data, member?.name ?? ""].join("\0")).includes(words);
  };
}

function compare(a: Row, b: Row): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  return a.id - b.id;
}

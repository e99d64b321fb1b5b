import type { Hono } from "hono";
import * as v from "valibot";
import { fold } from "../../audience/fold.js";
import type { ApiContext } from "../context.js";
import { code, count, limitedText } from "../field-schemas.js";
import type { Friend } from "../friends.js";
import { invalid, readQuery } from "../query.js";
import { friendOf, memberId } from "./calls.js";
import { type FriendOrder, openFriendOrders } from "./orders.js";
import { notAllowed, permissionsOf, scopeOf } from "./roles.js";

const LONGEST_NAME = 200;
const USUAL_SIZE = 50;
const LARGEST_SIZE = 200;

const role = { operator_role_id: v.optional(count("権限", 1)) };
const entries = {
  ...role,
  member_id: v.optional(count("友だち", 1)),
  order_by: v.optional(code("並び順", [0, 1, 3, 4])),
  tag_id: v.optional(count("タグ", 1)),
  notify: v.optional(count("対応マーク")),
  name: v.optional(limitedText("名前", LONGEST_NAME)),
  page: v.optional(count("ページ", 1)),
  per_page: v.optional(count("件数", 1)),
};

type Query = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/** `GET /api/v1/operator/permission_list`, `/api/v1/allow_members` and `/api/v1/allow_members/{id}` (rules: operator-role, friend-list-query). */
export function addAllowedFriendCalls(app: Hono, context: ApiContext): void {
  const { friends } = context;
  const orders = openFriendOrders(context);
  /** Names as they are searched; nobody is renamed here. */
  const words = new Map<number, string>();

  app.get("/api/v1/operator/permission_list", ({ req, json }) => {
    const { operator_role_id } = readQuery(req.url, role);
    return json({ data: { permissions: permissionsOf(operator_role_id) } });
  });

  app.get("/api/v1/allow_members", ({ req, json }) => {
    const query = readListQuery(req.url);
    const { order_by = 1, page = 1, per_page = USUAL_SIZE } = query;
    const found = orders.friendsBy(order_by as FriendOrder).filter(matcherOf(query));
    const data = found.slice((page - 1) * per_page, page * per_page).map(rowOf);
    const last_page = Math.max(1, Math.ceil(found.length / per_page));
    return json({ data, pagination: { current_page: page, last_page, per_page, total: found.length } });
  });

  app.get(`/api/v1/allow_members/${memberId}`, ({ req, json }) => {
    const sees = scopeOf(readListQuery(req.url).operator_role_id);
    const { friend, facts } = friendOf(context, Number(req.param("memberId")));
    if (!sees(facts)) throw notAllowed();
    return json({ data: rowOf(friend) });
  });

  function matcherOf({ operator_role_id, member_id, tag_id, notify, name = "" }: Query) {
    const sees = scopeOf(operator_role_id);
    const wanted = searched(name);
    return (friend: Friend) =>
      (member_id === undefined || friend.id === member_id) &&
      (notify === undefined || friend.notify === notify) &&
      (tag_id === undefined || friend.tags.some(({ id }) => id === tag_id)) &&
      (wanted === "" || wordsOf(friend).includes(wanted)) &&
      (operator_role_id === undefined || sees(friends.factsOf(friend)));
  }

  function wordsOf({ id, name }: Friend): string {
    const known = words.get(id) ?? searched(name);
    words.set(id, known);
    return known;
  }

  /** The last message is the one that was really written last, where there are any. */
  function rowOf(friend: Friend): Friend {
    const last = context.messages.rows(friend.id).at(-1)?.message;
    if (!last) return friend;
    return {
      ...friend,
      last_message_at: new Date(last.timestamp).toISOString(),
      last_message_text: last.text,
    };
  }
}

function readListQuery(url: string): Query {
  const query = readQuery(url, entries);
  if ((query.per_page ?? 0) > LARGEST_SIZE) {
    throw invalid("per_page", `一度に表示できるのは${LARGEST_SIZE}件までです。`);
  }
  return query;
}

/** What names are compared by: no spaces, and of either width and case. */
function searched(name: string): string {
  return fold(name).replace(/\s+/gu, "");
}

import * as friends from "../../src/api/friends.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

const whole = {
  id: 7,
  name: "山田 花子",
  icon_url: "https://example.com/7.png",
  richmenu: { id: 3, name: "会員メニュー" },
  target_vars: [
    { var_id: 1, name: "来店回数", type: 1, value: 12 },
    { var_id: 2, name: "店舗", type: 0, value: "銀座" },
    { var_id: 3, name: "空", type: 0, value: "" },
    { var_id: 4, name: "なし", type: 0, value: null },
  ],
  user_forms: [{ id: 5, name: "アンケート", answered_at: "2026-11-20T10:00:00+09:00" }, null],
  hide: 1,
  notify: 2,
  tags: [{ id: 1, name: "VIP" }],
  last_message_at: "1970-01-01T09:00:05+09:00",
  last_message_text: "こんにちは",
};
const read = {
  id: 7,
  name: "山田 花子",
  icon_url: "https://example.com/7.png",
  richmenu: "会員メニュー",
  target_vars: [
    { name: "来店回数", value: "12" },
    { name: "店舗", value: "銀座" },
  ],
  user_forms: ["アンケート"],
  hide: true,
  notify: 2,
  last_message_at: 5000,
  last_message_text: "こんにちは",
};
const nothingKnown = {
  id: 8,
  name: "",
  icon_url: null,
  richmenu: null,
  target_vars: [],
  user_forms: [],
  hide: false,
  notify: 0,
  last_message_at: null,
  last_message_text: null,
};
const odd = { id: "8", name: 5, icon_url: {}, richmenu: [], target_vars: "", hide: "0", notify: -1 };

/** Calls of the operator's friend list. */
export const friendCalls: readonly CallRow[] = [
  {
    ...sentBy("loadPermissions", friends.loadPermissionsEndpoint),
    make: (http) => friends.loadPermissions(http, "4", signal),
    query: { operator_role_id: "4" },
    understands: [{ permissions: ["member.read", 5] }, { permissions: [] }, ["member.read"]],
    reads: [["member.read"], [], ["member.read"]],
    refuses: [{}, "member.read", 5, null, { permissions: {} }, { data: null }],
  },
  {
    ...sentBy("loadFriends", friends.loadFriendsEndpoint),
    make: (http) =>
      friends.loadFriends(
        http,
        { operator_role_id: "4", order_by: 3, name: "山 & 田", tag_id: null, page: 2 },
        signal,
      ),
    query: { operator_role_id: "4", order_by: "3", name: "山 & 田", page: "2" },
    understands: [
      { data: [whole, odd, null, { id: 0 }], pagination: { total: 120, per_page: 50, current_page: 2 } },
      { data: [], pagination: { total: "0", per_page: 0 } },
      [{ id: 8 }],
    ],
    reads: [
      { friends: [read, nothingKnown], total: 120, perPage: 50, isPending: false },
      { friends: [], total: 0, perPage: null, isPending: false },
      { friends: [nothingKnown], total: null, perPage: null, isPending: false },
    ],
    refuses: [{}, "list", 5, null, { data: null }, { data: {} }],
    pending: { friends: [], total: null, perPage: null, isPending: true },
  },
  {
    ...sentBy("loadFriend", friends.loadFriendEndpoint, { id: 7 }),
    make: (http) => friends.loadFriend(http, 7, { operator_role_id: "4", member_id: 7 }, signal),
    query: { operator_role_id: "4", member_id: "7" },
    understands: [whole, odd],
    reads: [read, nothingKnown],
    refuses: [{}, [], "friend", 5, null, { id: "x" }, { data: null }],
  },
];

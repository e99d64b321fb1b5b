import * as friendDetails from "../../src/api/friend-details.js";
import { type CallRow, sentBy } from "./call-row.js";

const saving = (name: string, path: string) =>
  sentBy(name, { ...friendDetails.saveFriendPartEndpoint, path });

/** No part of a friend is read from one of these. */
const nothingKnown = [{}, [], "friend", 5, null, true, { data: null }, { data: [] }, { member_id: 7 }];

/** An answer to a save is handed on as it came. */
const anything = {
  understands: [{ member_id: 7, tag_ids: [1] }, {}, [], "ok", 1, { data: { member_id: 7 } }],
  refuses: [],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const changes = {
  member_id: 7,
  vals: { 201: "ゴールド & more", 202: null },
  metas: { 201: { updated_at: "2026-11-25T10:00:00+09:00", updated_by: "佐藤" } },
  changed_item_ids: [201, 202],
};

/** What is known of one friend. */
export const friendDetailCalls: readonly CallRow[] = [
  {
    ...sentBy("loadFriendTags", friendDetails.loadFriendTagsEndpoint, { id: 7 }),
    make: (http) => friendDetails.loadFriendTags(http, "7", new AbortController().signal),
    understands: [
      { member_id: 7, tag_ids: [3, 1], updated_at: null },
      { tag_ids: [] },
      { tag_ids: [1, "2", null, { id: 3 }, "", [4], true] },
    ],
    reads: [{ tag_ids: [3, 1] }, { tag_ids: [] }, { tag_ids: [1, "2"] }],
    refuses: [...nothingKnown, { tag_ids: null }, { tag_ids: {} }, { tag_ids: "1,2" }, [1, 2]],
  },
  {
    ...sentBy("loadFriendVariables", friendDetails.loadFriendVariablesEndpoint, { id: 7 }),
    make: (http) => friendDetails.loadFriendVariables(http, "7", new AbortController().signal),
    understands: [
      { member_id: 7, vals: changes.vals, metas: changes.metas },
      { vals: { 201: 0, 202: "0", 203: "" } },
      { vals: {}, metas: null },
      // Maps with nothing in them, as PHP writes them.
      { vals: [], metas: [] },
      // Versions are the server's own, whatever they are.
      { vals: {}, metas: { 201: 5, 202: "v2", 203: null } },
    ],
    reads: [
      { vals: changes.vals, metas: changes.metas },
      { vals: { 201: 0, 202: "0", 203: "" }, metas: {} },
      { vals: {}, metas: {} },
      { vals: {}, metas: {} },
      { vals: {}, metas: { 201: 5, 202: "v2", 203: null } },
    ],
    refuses: [
      ...nothingKnown,
      { vals: null },
      { vals: "text" },
      { vals: ["ゴールド"] },
      { metas: {} },
      { vals: {}, metas: "v1" },
      { vals: {}, metas: ["v1"] },
    ],
  },
  {
    ...sentBy("loadFriendBaseValues", friendDetails.loadFriendBaseValuesEndpoint, { id: 7 }),
    make: (http) => friendDetails.loadFriendBaseValues(http, "7", new AbortController().signal),
    understands: [
      { member_id: 7, vals: { 本名: "山田 花子" }, authorizations: { 本名: "read", memo: "write" } },
      { vals: [], authorizations: [] },
      { vals: { 本名: null } },
      { vals: {}, authorizations: { 本名: 1, memo: null } },
    ],
    reads: [
      { vals: { 本名: "山田 花子" }, authorizations: { 本名: "read", memo: "write" } },
      { vals: {}, authorizations: {} },
      { vals: { 本名: null }, authorizations: {} },
      { vals: {}, authorizations: { 本名: "1", memo: "null" } },
    ],
    refuses: [
      ...nothingKnown,
      { vals: ["山田"] },
      { vals: "text" },
      { authorizations: {} },
      { vals: {}, authorizations: "write" },
      { vals: {}, authorizations: ["write"] },
    ],
  },
  {
    ...saving("saveFriendPart of tags", friendDetails.friendPaths.tags),
    ...anything,
    make: (http) =>
      friendDetails.saveFriendPart(http, { member_id: 7, tag_ids: [3, "a"] }, friendDetails.friendPaths.tags),
    body: { json: '{"member_id":7,"tag_ids":[3,"a"]}' },
  },
  {
    ...saving("saveFriendPart of base values", friendDetails.friendPaths.base),
    ...anything,
    make: (http) =>
      friendDetails.saveFriendPart(
        http,
        { member_id: 7, vals: { 本名: "" } },
        friendDetails.friendPaths.base,
      ),
    body: { json: '{"member_id":7,"vals":{"本名":""}}' },
  },
  {
    ...saving("saveFriendPart of the memo", friendDetails.friendPaths.memo),
    ...anything,
    make: (http) =>
      friendDetails.saveFriendPart(
        http,
        { member_id: 7, memo: "窓側\n静か" },
        friendDetails.friendPaths.memo,
      ),
    body: { json: '{"member_id":7,"memo":"窓側\\n静か"}' },
  },
  {
    ...saving("saveFriendVariables", friendDetails.friendPaths.variables),
    ...anything,
    make: (http) => friendDetails.saveFriendVariables(http, changes, friendDetails.friendPaths.variables),
    body: { json: JSON.stringify(changes) },
    conflict: {
      body: { message: "ほかの人が変更しました。", vals: { 201: "シルバー" }, metas: { 201: "v2" } },
      reads: { vals: { 201: "シルバー" }, metas: { 201: "v2" } },
    },
  },
  {
    ...saving("saveFriendVariables to the page's own path", "/own/save"),
    ...anything,
    make: (http) => friendDetails.saveFriendVariables(http, changes, "/own/save?x=1"),
    query: { x: "1" },
    body: { json: JSON.stringify(changes) },
  },
];

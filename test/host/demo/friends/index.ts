import { friendDetails } from "../../api/friend/detail.js";
import { type GeneratedVariable, generatedVariables } from "../../api/friend/generated-values.js";
import { friends } from "../../api/friends.js";
import { groupsOf, itemsOf } from "../../api/picker-items.js";
import { variableChoices } from "../../api/variable-choices.js";
import { audienceFriends } from "../../audience/friends.js";
import type { Store } from "../../store.js";
import { friendTables } from "../choices/friends.js";
import { friendChoices } from "./choices.js";

/** Variables of before have ids from here up, and nobody else had any below. */
const FIRST_OF_BEFORE = 201;
const FOLDERS = [23, 24];
const COMPLETE = 1;

/** Variables whose values are made from the friend's id, with the texts of those that are hard on a screen. */
const generated: ReadonlyMap<number, GeneratedVariable> = new Map<number, GeneratedVariable>([
  [181, {}],
  [182, {}],
  [183, {}],
  [184, {}],
  [185, {}],
  [186, {}],
  [187, {}],
  [188, {}],
  [189, { texts: ["ご本人", "ご家族", "会社の総務ご担当"] }],
  [190, { texts: [`<b onmouseover=alert(1)>太字</b>"'&amp;`, "</script><!--"] }],
  [
    191,
    { texts: ["נועה כהן", "محمد علي", "\u202eevil.exe\u202c と書かれた名前", "Zoë Müller-Łukasz 👩‍👧‍👦"] },
  ],
  [192, {}],
  [193, { texts: ["Web検索", "ご紹介", "通りがかり", "あ".repeat(400)] }],
  [207, {}],
  [210, { texts: ["田中さん", "職場の先輩", "お母さま"] }],
]);

/** The variables that came with the friends' editor, their folders, choices and values. What is there is left alone. */
export function addFriendVariables(store: Store, at: Date): void {
  const { groups, items } = friendTables.varia;
  const present = store.list(itemsOf("varia")).map(({ value }) => value.order);
  let order = Math.max(-1, ...present) + 1;
  for (const group of groups.filter(({ id }) => FOLDERS.includes(id))) {
    if (!store.get(groupsOf("varia"), group.id))
      store.put(groupsOf("varia"), group.id, { ...group, order: group.id }, at);
  }
  for (const item of items.filter(({ id }) => id < FIRST_OF_BEFORE)) {
    if (!store.get(itemsOf("varia"), item.id))
      store.put(itemsOf("varia"), item.id, { ...item, order: order++ }, at);
  }
  for (const [id, choices] of friendChoices) store.put(variableChoices, id, [...choices], at);
  for (const [id, how] of generated) store.put(generatedVariables, id, how, at);
}

/**
 * Gives the first friend everything that a friend can have: a value of each variable, one whose choice is gone, tags of every
 * sort and one that is gone, a memo. Of what he has nothing is taken away.
 */
export function completeFirstFriend(store: Store, at: Date): void {
  const friend = store.get(friends, COMPLETE)?.value;
  const facts = store.get(audienceFriends, COMPLETE)?.value;
  if (!friend || !facts) return;
  const own = new Set(facts.variables.map(({ var_id }) => var_id));
  const missing = completeValues.filter(({ var_id }) => !own.has(var_id));
  const names = new Map(store.list(itemsOf("tag")).map(({ id, value }) => [id, value.name]));
  const tag_ids = [...new Set([...facts.tag_ids, ...completeTags])];
  const tags = tag_ids.map((id) => ({ id, name: names.get(id) ?? "（削除済み）" }));
  const memos = facts.memos.length > 0 ? facts.memos : ["VIP。担当は佐々木を希望"];
  const variables = [...facts.variables, ...missing];
  const richmenu = friend.richmenu ?? { id: 601, name: "通常メニュー" };
  const target_vars = shown.map((each) => {
    const value = variables.find(({ var_id }) => var_id === each.var_id)?.value ?? "";
    return { ...each, value };
  });
  const answered_at = "2026-11-12T03:20:00.000Z";
  const user_forms =
    friend.user_forms.length > 0 ? friend.user_forms : [{ id: 1301, name: "ご来店アンケート", answered_at }];
  const forms = user_forms
    .filter(({ id }) => !facts.forms.some(({ form_id }) => form_id === id))
    .map((form) => ({ form_id: form.id, answered_on: form.answered_at.slice(0, 10) }));
  store.put(friends, COMPLETE, { ...friend, tags, richmenu, target_vars, user_forms }, at);
  store.put(
    audienceFriends,
    COMPLETE,
    { ...facts, tag_ids, memos, variables, richmenu_id: richmenu.id, forms: [...facts.forms, ...forms] },
    at,
  );
  store.put(friendDetails, COMPLETE, { metas: {}, base: {}, tags_updated_at: null }, at);
}

/** What the list shows of variables. */
const shown = [
  { var_id: 202, name: "来店回数", type: 1 },
  { var_id: 201, name: "会員ランク", type: 0 },
];
/** 116 is a tag that was deleted, 1868 a choice. */
const completeTags = [101, 107, 120, 122, 115, 126, 116];
const completeValues = [
  { var_id: 186, value: "1868" },
  { var_id: 190, value: `<b onmouseover=alert(1)>太字</b>"'&amp;` },
  { var_id: 191, value: "\u202eevil.exe\u202c と書かれた名前 נועה" },
  { var_id: 201, value: "ゴールド" },
  { var_id: 202, value: "12" },
  { var_id: 203, value: "2026-12-24" },
  { var_id: 204, value: "2041", label: "佐々木" },
  { var_id: 205, value: "カラー 8トーン、根元のみ" },
  { var_id: 206, value: "/public/media/photo-1.svg" },
  { var_id: 208, value: "M000001" },
  { var_id: 209, value: "1988-02-29" },
];

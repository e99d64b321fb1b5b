import { wholeNotification } from "../../fixtures/notifications.js";
import { demoActions } from "../../host/demo/actions.js";
import { demoFilters } from "../../host/demo/filters.js";
import { demoFormFields } from "../../host/demo/form-fields.js";

/* Examples of calls that no check makes, since they change what was there or belong to a page. */

const [action] = demoActions;
const [formField] = demoFormFields;
const filter = demoFilters.find(({ inputs }) => inputs.length === 2) ?? demoFilters[0];
const { with_blocked, user_rate_type } = filter as Readonly<Record<string, unknown>>;
const inputs = filter?.inputs;

/** A page of messages with one friend, the first of the friend and the next of an operator; `rate` 2 is starred. */
function messagesOf(rate: 1 | 2, texts: readonly string[]) {
  const data = texts.map((text, at) => ({
    ...{ id: 415 + at, member_id: 1, member: { id: 1, name: "高橋 茂", icon_url: null }, text, type: "text" },
    ...{
      date: "2026-11-20",
      timestamp: 1_795_136_040_000 + 60_000 * at,
      from: at === 0 ? "member" : "account",
    },
    ...{ media: null, rate, notify: 0, quoted_message_id: null, line_message_id: `${415 + at}` },
  }));
  return { data, has_next: false, next: null };
}

/** By the id of a call. */
export const saidAnswers: Readonly<Record<string, unknown>> = {
  loadAction: { ...action, aid: 801 },
  registerFunnel: { id: 31, fid: 31, description: ["タグ「VIP」が付いている"], count: 128 },
  estimateAudience: {
    ...{ total: 128, friends: 2_400 },
    conditions: inputs?.map((_, at) => ({ meets: 640 - 100 * at, remaining: 640 - 512 * at })),
  },
  explainAudience: { matches: true, conditions: inputs?.map(() => true) },
  addItem: { item: { id: 190, name: "新しいタグ", group_id: 11, favorite: 0 } },
  loadChoices: [
    { id: 2041, value: "佐々木", color: "#2971c6" },
    { id: 2042, value: "中村", color: null },
  ],
  saveFriendVariables: {
    ...{ member_id: 7, vals: { "201": "ゴールド" } },
    metas: { "201": { updated_at: "2026-11-20T10:00:00+09:00", updated_by: "田中" } },
  },
  saveFriendBaseValues: { member_id: 7, vals: { address: "東京都" } },
  saveFriendMemo: { member_id: 7, memo: "次回はカラーの予定" },
  loadMemberMessages: messagesOf(1, ["予約を明日にできますか？", "はい、10:00からお取りできます。"]),
  loadStarredMessages: messagesOf(2, ["カットは45分くらいです。"]),
  confirmMessages: { status: 200, message_count: 2 },
  loadMessage: { text: "[[name]]さん、ご来店ありがとうございました。" },
  postMessage: { id: 401 },
  loadFormField: { ...formField, id: 5 },
  postFormField: { id: 5 },
  loadNotification: { data: wholeNotification },
  saveNotification: { data: wholeNotification },
};

export const saidBodies: Readonly<Record<string, unknown>> = {
  estimateAudience: { inputs, with_blocked, user_rate_type },
  explainAudience: { filter: { inputs, with_blocked, user_rate_type }, member_id: 7 },
  confirmMessages: { ids: [9001, 9002] },
  postMessage: { text: "[[name]]さん、ご来店ありがとうございました。" },
  postFormField: { ...formField, id: null },
};

/** Those that answer what another call does. */
export const answersLike: Readonly<Record<string, string>> = {
  loadMeant: "loadPassed",
  judgeEdit: "replaceReservation",
  judgeCancel: "replaceReservation",
};

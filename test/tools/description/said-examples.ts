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
  saveFriendVariables: {
    ...{ member_id: 7, vals: { "201": "ゴールド" } },
    metas: { "201": { updated_at: "2026-11-20T10:00:00+09:00", updated_by: "田中" } },
  },
  saveFriendBaseValues: { member_id: 7, vals: { address: "東京都" } },
  saveFriendMemo: { member_id: 7, memo: "次回はカラーの予定" },
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
  judgeEdit: "replaceReservation",
  judgeCancel: "replaceReservation",
};

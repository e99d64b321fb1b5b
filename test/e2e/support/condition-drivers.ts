import type { Locator } from "playwright";
import { pick } from "./operator.js";

/** Fills one kind of condition through its fields. */
export interface ConditionDriver {
  label: string;
  fill(row: Locator): Promise<unknown>;
  /** The condition in the payload afterwards. */
  filled: Record<string, unknown>;
}

/** With the focus, as an operator has it: a long list is drawn then. */
async function choose(row: Locator, name: string, option: string) {
  const field = row.getByRole("combobox", { name, exact: true });
  await field.focus();
  return field.selectOption({ label: option });
}
const type = (row: Locator, name: string, text: string) => row.getByLabel(name, { exact: true }).fill(text);
const press = (row: Locator, name: string) => row.getByRole("radio", { name, exact: true }).check();

const unused = { use: false, dynamic: false, with_past: false, invert: false, selected: [] };
const noGoal = { use_date: 0, origin_from: null, origin_to: null, origin_date: null, origin_time: "10:00" };
const noMoments = { use_date: 0, date_from: null, date_to: null, time_from: null, time_to: null };

/** Every kind that has an add button, in the order of the buttons, with items of the demo account. */
export const conditionDrivers: readonly ConditionDriver[] = [
  {
    label: "名前",
    fill: (row) => type(row, "名前", "田中　佐藤"),
    filled: { type: 11, names: ["田中", "佐藤"], use_name: 1, use_short_name: 1, use_nickname: 1 },
  },
  {
    label: "個別メモ",
    fill: (row) => type(row, "個別メモ", "VIP 銀座"),
    filled: { type: 20, memos: ["VIP", "銀座"] },
  },
  {
    label: "ステータスメッセージ",
    fill: (row) => type(row, "ステータスメッセージ", "営業中"),
    filled: { type: 25, status: "営業中" },
  },
  {
    label: "友だち登録日",
    fill: (row) => type(row, "友だち登録日 から", "2026-04-01"),
    filled: { type: 30, date_from: "2026-04-01", date_to: null },
  },
  {
    label: "対応マーク",
    fill: (row) => pick(row, "対応マーク", "対応済み"),
    filled: { type: 50, notify: [3] },
  },
  {
    label: "タグ",
    async fill(row) {
      await pick(row, "タグ", "来店済み");
      await choose(row, "タグの条件", "をどれも含まない");
    },
    filled: { type: 60, use_group: 0, tag_ids: [101], tag_group_id: null, tag_or: 2 },
  },
  {
    label: "友だち情報",
    async fill(row) {
      await pick(row, "友だち情報", "来店回数");
      await choose(row, "友だち情報の条件", "以上");
      await type(row, "検索する値", "3");
    },
    filled: { type: 75, var_id: 202, match: 10, query: "3" },
  },
  {
    label: "シナリオ",
    async fill(row) {
      await pick(row, "シナリオ", "はじめてのお客様フォロー");
      await choose(row, "シナリオの条件", "を購読していない");
    },
    filled: { type: 41, group_id: 501, match: 3, date: 0 },
  },
  {
    label: "イベント予約",
    async fill(row) {
      await pick(row, "予約枠", "ヘッドスパ体験会");
      await choose(row, "予約の状態", "キャンセル済み");
      await press(row, "以外");
    },
    filled: { type: 65, event_slot_id: 801, event_slot_group_id: null, use_group: 0, match: 12 },
  },
  {
    label: "カレンダー予約",
    async fill(row) {
      await pick(row, "カレンダー予約", "表参道店");
      await row.getByRole("button", { name: "予約日で絞る" }).click();
      await type(row, "予約日 から", "2026-12-01");
    },
    filled: {
      type: 67,
      salonIds: [1],
      matchType: "some",
      isReserved: true,
      reservationPhase: "reserved",
      timeRange: { use: true, invert: false, selected: { from: "2026-12-01", to: null } },
      resource: unused,
      course: unused,
      status: { use: false, invert: false, selected: [] },
    },
  },
  {
    label: "共通情報",
    async fill(row) {
      await pick(row, "共通情報", "ヘッドスパ体験会の申込数");
      await choose(row, "共通情報の条件", "以上");
      await type(row, "検索する値", "10");
    },
    filled: { type: 77, common_var_id: 901, match: 11, query: 10 },
  },
  {
    label: "コンバージョン",
    async fill(row) {
      await pick(row, "コンバージョン", "シャンプーの購入");
      await choose(row, "コンバージョンの条件", "をすべて達成");
    },
    filled: { type: 80, tracker_ids: [1101], tracker_or: 1 },
  },
  {
    label: "流入経路",
    fill: (row) => pick(row, "流入経路", "店頭ポスターのQRコード"),
    filled: { type: 85, landing_ids: [1201], landing_or: 0, ...noMoments },
  },
  {
    label: "流入経路の外部パラメータ",
    async fill(row) {
      await pick(row, "流入経路", "店頭ポスターのQRコード");
      await row.getByRole("checkbox", { name: "外部パラメータで絞る" }).check();
      await type(row, "外部パラメータ m1 の1個目", "spring");
    },
    filled: {
      type: 86,
      landing_id: 1201,
      use_meta_query: 1,
      meta_query: { m1: ["spring"], m2: [], m3: [] },
    },
  },
  {
    label: "リマインダ",
    async fill(row) {
      await pick(row, "リマインダ", "予約日リマインド");
      await choose(row, "リマインダの条件", "が設定されたことがある");
    },
    filled: { type: 90, episode_id: 701, match: 1, ...noGoal },
  },
  {
    label: "リッチメニュー",
    async fill(row) {
      await pick(row, "リッチメニュー", "通常メニュー");
      await choose(row, "リッチメニューの条件", "が設定されていない");
    },
    filled: { type: 93, richmenu_id: 601, match: 10 },
  },
  {
    label: "回答フォーム",
    async fill(row) {
      await pick(row, "回答フォーム", "ご来店アンケート");
      await press(row, "回答していない");
    },
    filled: { type: 95, form_id: 1301, match: 10, use_date: 0, date_from: null, date_to: null },
  },
  {
    label: "メール",
    async fill(row) {
      await type(row, "メールアドレス", "a@example.com b@example.com");
      await choose(row, "メールの状態", "送信可能");
    },
    filled: { type: 15, qs: ["a@example.com", "b@example.com"], mail_status: 1 },
  },
  {
    label: "最終反応日",
    fill: (row) => type(row, "最終反応日 まで", "2026-10-31"),
    filled: { type: 106, date_from: null, date_to: "2026-10-31" },
  },
  {
    label: "その他",
    async fill(row) {
      await choose(row, "反応", "メッセージの返信がある");
      await choose(row, "連絡手段", "チャットアプリ");
    },
    filled: { type: 110, has_response: 12, has_type: 1 },
  },
  {
    label: "ジャーニー",
    async fill(row) {
      await pick(row, "ジャーニー", "はじめての来店まで");
      await pick(row, "フェーズ", "友だち追加");
      await press(row, "を通過していない");
    },
    filled: { type: 70, journey_id: 1401, journey_tag_id: 1001, condition: 10 },
  },
  {
    label: "外部API",
    async fill(row) {
      await choose(row, "連携データの項目", "商品カテゴリ");
      await choose(row, "連携データの条件", "部分一致");
      await type(row, "検索する値", "premium");
    },
    filled: {
      type: 115,
      match: 1,
      query: "premium",
      context: {
        category: "open_api",
        event: "order.created",
        event_label: "注文",
        key: "order.category",
        key_label: "商品カテゴリ",
        format: null,
      },
    },
  },
];

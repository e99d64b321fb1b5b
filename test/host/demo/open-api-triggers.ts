import type { TriggerAction, TriggerDocument } from "../api/open-api-trigger-documents.js";

/* The demonstration's triggers by id, and their actions. */

const saved = "2026-11-19T10:00:00+09:00";

const text = (label: string) => ({ label, type: "string" });
const number = (label: string) => ({ label, type: "number" });
const datetime = (label: string) => ({ label, type: "datetime" });
const array = (label: string) => ({ label, type: "array" });
const map = (label: string, children: object) => ({ label, type: "map", children });

export const demoTriggers: readonly TriggerDocument[] = [
  // Five levels deep.
  trigger(1, "商品の購入", "purchase.completed", "購入", {
    purchase: map("購入", {
      number: text("注文番号"),
      bought_at: datetime("購入日時"),
      items: array("商品"),
      customer: map("お客様", {
        code: text("会員番号"),
        shipping: map("お届け先", {
          wished_at: datetime("お届け希望日時"),
          address: map("住所", {
            zip: text("郵便番号"),
            prefecture: text("都道府県"),
            city: text("市区町村"),
          }),
        }),
      }),
      total: number("合計金額"),
    }),
  }),
  trigger(2, "会員登録", "member.registered", "会員登録", {
    member: map("会員", {
      code: text("会員番号"),
      rank: text("会員ランク"),
      registered_at: datetime("登録日時"),
    }),
  }),
  trigger(3, "再入荷のお知らせ", "stock.arrived", "再入荷", {
    item_name: text("商品名"),
    stock: number("在庫数"),
    arrived_at: datetime("入荷日時"),
  }),
  // Of an older product: a type of its own, keys that nobody could write today, and fields that nobody knows.
  {
    ...trigger(4, "旧POSの会計", "pos.sale", "会計", {
      "sale.total": { label: "会計金額", type: "money", currency: "JPY" },
      "2024": { label: "2024年度の区分", type: "string" },
      staff: { label: "担当", type: "string", children: { name: { label: "名前", type: "string" } } },
      sale_at: { label: "会計日時", type: "datetime", format: "YYYY/MM/DD HH:mm" },
    }),
    revision: 3,
  },
  trigger(5, "注文", "order.created", "注文", {
    order: map("注文", {
      category: text("商品カテゴリ"),
      member_code: text("会員番号"),
      total: number("合計金額"),
      pickup_at: datetime("受取日"),
      items: array("商品名"),
    }),
  }),
  trigger(6, "予約の変更", "reservation.changed", "予約の変更", {}),
  trigger(7, `<img src=x onerror=alert(1)>アンケートの回答`, "survey.answered", "アンケート", {
    survey: map("アンケート", {
      score: number("満足度"),
      comment: text("ご意見"),
      answered_at: datetime("回答日時"),
    }),
  }),
];

export const demoTriggerActions: readonly TriggerAction[] = [
  action(11, 1, "購入のお礼", { action_id: 1, state: 1 }),
  action(12, 1, "リピーター向けのご案内", { action_id: 2, member_query_id: 1605 }),
  // Its action was deleted.
  action(21, 2, "登録特典を送る", { action_id: 900, state: 1 }),
  // Halted by the system.
  action(31, 3, "再入荷を知らせる", { action_id: 5, state: 2 }),
  // Of an older product.
  action(41, 4, "会計のお礼", { action_id: 1, state: 7 }),
  action(51, 5, "受取のお礼", { action_id: 1, state: 1 }),
  action(52, 5, "まだ決めていない動作", {}),
  // Set off, and running all the same.
  action(71, 7, "ご意見を担当者に知らせる", { action_id: 8, state: 1, is_active: false }),
];

function trigger(id: number, name: string, event: string, label: string, params: object): TriggerDocument {
  return {
    ...{ id, name },
    context: { category: "open_api", open_api_trigger_id: id, event, label, params },
    updated_at: saved,
  };
}

function action(id: number, trigger_id: number, name: string, more: Partial<TriggerAction>): TriggerAction {
  return {
    ...{ id, name, trigger_id, action_id: null, member_query_id: null },
    ...{ is_active: true, state: 0, updated_at: saved },
    ...more,
  };
}

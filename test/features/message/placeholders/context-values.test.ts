import { describe, expect, it } from "vitest";
import {
  type ContextCategory,
  type ContextEvent,
  type ContextKey,
  contextValues,
} from "../../../../src/entries/index.js";
import { notFrozen } from "../../../lib/not-frozen.js";

/** The catalogue (rules: context-catalogue): categories, events and keys, in its order, with their Japanese labels. */
const events = {
  reserve: [
    "カレンダー予約",
    "register 予約 · create_request 新規申請 · create_approve 新規申請の承認 · create_deny 新規申請の却下 · update 予約の変更 · edit_request 変更申請 · edit_approve 変更申請の承認 · edit_deny 変更申請の却下 · cancel キャンセル · cancel_request キャンセル申請 · cancel_approve キャンセル申請の承認 · cancel_deny キャンセル申請の却下 · delete 予約の削除 · reminder リマインダ · follow フォロー",
  ],
  event_book: [
    "イベント予約",
    "event_register 予約 · event_cancel キャンセル · event_change 変更 · event_approve 承認 · event_deny 却下 · event_paid 決済 · event_reminder リマインダ",
  ],
} as const;
const keys = {
  reserve:
    "date_range 予約日時 datetime · resource_name リソース名 string · course_name コース名 string · full_name 氏名 string · price 料金 number · confirm_url 予約確認URL string",
  event_book:
    "slot 予約枠名 string · plan プラン名 string · count 予約数 number · total_price 合計金額 number · full_name 氏名 string · price 料金 number · confirm_url 予約確認URL string · qr_url QRコードURL string concert-plugin · payment_url 決済URL string concert-plugin",
} as const;

it("has these two categories and nothing else", () => {
  expect(Reflect.ownKeys(contextValues)).toEqual(["reserve", "event_book"]);
});

describe.each(["reserve", "event_book"] as const)("%s", (category) => {
  const values = contextValues[category];

  it("has the events of the table, in its order, with its labels", () => {
    const named = Object.entries(values.events).map(([event, { label }]) => `${event} ${label.ja}`);
    expect([values.label.ja, named.join(" · ")]).toEqual(events[category]);
  });

  it("has the keys of the table, in its order, with label, type and ability", () => {
    const named = Object.entries(values.keys).map(([key, { label, type, ability }]) =>
      [key, label.ja, type, ability].filter((part) => part !== null).join(" "),
    );
    expect(named.join(" · ")).toBe(keys[category]);
  });

  it("each event brings all keys of its category", () => {
    for (const event of Object.values(values.events)) expect(event.keys).toEqual(Object.keys(values.keys));
  });

  it("everything has a label in English, and no other member", () => {
    const labels = [values, ...Object.values(values.events), ...Object.values(values.keys)];
    for (const { label } of labels) {
      expect(Object.keys(label)).toEqual(["ja", "en"]);
      expect(label.en).toMatch(/^[A-Z][\w -]+$/);
    }
    for (const event of Object.values(values.events)) expect(Object.keys(event)).toEqual(["label", "keys"]);
    for (const key of Object.values(values.keys))
      expect(Object.keys(key)).toEqual(["label", "type", "ability"]);
  });
});

it("is frozen all the way down", () => {
  expect(notFrozen(contextValues)).toEqual([]);
});

it("is typed by category", () => {
  const category: ContextCategory = "event_book";
  const event: ContextEvent<"event_book"> = "event_paid";
  const key: ContextKey<"event_book"> = "qr_url";
  // @ts-expect-error: an event of the other category
  const other: ContextEvent<"event_book"> = "register";
  // @ts-expect-error: a key of the other category
  const another: ContextKey<"event_book"> = "date_range";
  expect(contextValues[category].events[event].keys).toContain(key);
  expect(contextValues[category].events).not.toHaveProperty(other);
  expect(contextValues[category].keys).not.toHaveProperty(another);
});

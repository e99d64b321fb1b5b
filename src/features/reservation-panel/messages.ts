import { serverWords } from "../../collection/index.js";
import { groupDigits } from "../../lib/digits.js";
import { pick, words } from "../../lib/locale.js";
import type { FormKey, Status } from "../reservation/index.js";
import { clashWords } from "./clash/messages.js";
import { detailWords } from "./detail/messages.js";
import { formWords } from "./form/messages.js";

/** Words of the panel and of what all its parts name (rules: reservation-status-names, visit-statuses). */
export const reservationWords = words({
  shared: pick(
    serverWords,
    "close loading loadAgain save edit discard unsaved keepEditing refreshFailed noName weekdays monthDayWeekday nextDay fromTo minutesOf",
  ),
  ja: {
    newTitle: "予約の登録",
    editTitle: "予約の編集",
    detailTitle: (name: string) => `${name} 様`,
    loadFailed: "予約を読み込めませんでした",
    noSalon: "サロンが指定されていません",

    fields: {
      name: "お名前",
      contact_address: "連絡先",
      date: serverWords.ja.date,
      from: serverWords.ja.start,
      to: serverWords.ja.end,
      course_id: detailWords.ja.wishes.course,
      salon_resource_id: detailWords.ja.wishes.resource,
      resource_fee_is_charged: "指名料",
      sub_resource_ids: "同時に使うもの",
      comment: "コメント",
      meta_data: serverWords.ja.note,
      member_id: "友だち",
      status: "ステータス",
    } satisfies Record<FormKey, string>,
    statuses: {
      approved: "予約済み",
      canceled: "キャンセル済み",
      pending: "新規申請中",
      denied: "新規申請却下",
      edit_pending: "変更申請中",
      cancel_pending: "キャンセル申請中",
    } satisfies Record<Status, string>,

    none: "指定なし",
    gone: (what: string, id: number) => `削除済みの${what}（ID ${id}）`,
    deleted: (name: string) => `${name}（削除済み）`,
    price: (yen: number) => `${groupDigits(yen)} 円`,
    feeOf: (price: string) => `指名料 ${price}`,
    withFee: "（指名料あり）",
    facts: (name: string, facts: readonly string[]) =>
      facts.length > 0 ? `${name}（${facts.join("・")}）` : name,
    friendOf: (name: string) => `友だち：${name}`,
    guest: "友だち登録のないお客様",
    momentFormat: "M/D HH:mm",
    unknownTime: "日時なし",

    register: "登録",
    registered: "予約を登録しました",
    saved: "予約を保存しました",
    registerFailed: "予約を登録できませんでした",
    saveFailed: "予約を保存できませんでした",
    stale:
      "ほかの人がこの予約を変更しました。入力内容はそのまま残っています。内容を確認して、もう一度保存してください。",
    canceledMeanwhile: "この予約はキャンセルされています。入力内容はそのまま残っています。",

    ...clashWords.ja,
    ...detailWords.ja,
    ...formWords.ja,
  },
  en: {
    newTitle: "New reservation",
    editTitle: "Edit reservation",
    detailTitle: (name) => name,
    loadFailed: "The reservation could not be loaded",
    noSalon: "No salon is given",

    fields: {
      name: "Name",
      contact_address: "Contact",
      date: serverWords.en.date,
      from: serverWords.en.start,
      to: serverWords.en.end,
      course_id: detailWords.en.wishes.course,
      salon_resource_id: detailWords.en.wishes.resource,
      resource_fee_is_charged: "Nomination fee",
      sub_resource_ids: "Also needed",
      comment: "Comment",
      meta_data: serverWords.en.note,
      member_id: "Friend",
      status: "Status",
    },
    statuses: {
      approved: "Reserved",
      canceled: "Cancelled",
      pending: "New request",
      denied: "Request denied",
      edit_pending: "Change requested",
      cancel_pending: "Cancellation requested",
    },

    none: "None",
    gone: (what, id) => `Deleted: ${what} (ID ${id})`,
    deleted: (name) => `${name} (deleted)`,
    price: (yen) => `${groupDigits(yen)} yen`,
    feeOf: (price) => `fee ${price}`,
    withFee: " (with fee)",
    facts: (name, facts) => (facts.length > 0 ? `${name} (${facts.join(", ")})` : name),
    friendOf: (name) => `Friend: ${name}`,
    guest: "Not a friend of the account",
    momentFormat: "M/D HH:mm",
    unknownTime: "No time",

    register: "Register",
    registered: "The reservation was registered",
    saved: "The reservation was saved",
    registerFailed: "The reservation was not registered",
    saveFailed: "The reservation was not saved",
    stale:
      "Somebody else changed this reservation. What you entered is still here. Look at it and save again.",
    canceledMeanwhile: "This reservation is cancelled. What you entered is still here.",

    ...clashWords.en,
    ...detailWords.en,
    ...formWords.en,
  },
});

/** Words in one language. */
export type ReservationWords = typeof reservationWords.ja;

import { type Localized, words } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

/* What a trigger hands to a message, in the order in which it is shown (rules: context-catalogue). */

const everyJa = { full_name: "氏名", price: "料金", confirm_url: "予約確認URL" };

const everyEn: typeof everyJa = { full_name: "Full name", price: "Price", confirm_url: "Confirmation URL" };

export const contextLabel: Localized<string> = { ja: "トリガー情報", en: "Trigger information" };

export const contextWords = words({
  ja: {
    reserve: {
      label: pickerWords.ja.kinds.salon,
      events: {
        register: "予約",
        create_request: "新規申請",
        create_approve: "新規申請の承認",
        create_deny: "新規申請の却下",
        update: "予約の変更",
        edit_request: "変更申請",
        edit_approve: "変更申請の承認",
        edit_deny: "変更申請の却下",
        cancel: "キャンセル",
        cancel_request: "キャンセル申請",
        cancel_approve: "キャンセル申請の承認",
        cancel_deny: "キャンセル申請の却下",
        delete: "予約の削除",
        reminder: pickerWords.ja.kinds.episode,
        follow: "フォロー",
      },
      keys: {
        date_range: "予約日時",
        resource_name: "リソース名",
        course_name: "コース名",
        ...everyJa,
      },
    },
    event_book: {
      label: "イベント予約",
      events: {
        event_register: "予約",
        event_cancel: "キャンセル",
        event_change: "変更",
        event_approve: "承認",
        event_deny: "却下",
        event_paid: "決済",
        event_reminder: "リマインダ",
      },
      keys: {
        slot: "予約枠名",
        plan: "プラン名",
        count: "予約数",
        total_price: "合計金額",
        ...everyJa,
        qr_url: "QRコードURL",
        payment_url: "決済URL",
      },
    },
  },
  en: {
    reserve: {
      label: pickerWords.en.kinds.salon,
      events: {
        register: "Booked",
        create_request: "Requested",
        create_approve: "Request approved",
        create_deny: "Request denied",
        update: "Changed",
        edit_request: "Change requested",
        edit_approve: "Change approved",
        edit_deny: "Change denied",
        cancel: "Canceled",
        cancel_request: "Cancellation requested",
        cancel_approve: "Cancellation approved",
        cancel_deny: "Cancellation denied",
        delete: "Deleted",
        reminder: pickerWords.en.kinds.episode,
        follow: "Follow-up",
      },
      keys: {
        date_range: "Date and time",
        resource_name: "Resource",
        course_name: "Course",
        ...everyEn,
      },
    },
    event_book: {
      label: "Event booking",
      events: {
        event_register: "Event booked",
        event_cancel: "Event booking canceled",
        event_change: "Event booking changed",
        event_approve: "Event booking approved",
        event_deny: "Event booking denied",
        event_paid: "Event paid",
        event_reminder: "Event reminder",
      },
      keys: {
        slot: "Slot",
        plan: "Plan",
        count: "Number of bookings",
        total_price: "Total price",
        ...everyEn,
        qr_url: "QR code URL",
        payment_url: "Payment URL",
      },
    },
  },
});

/** Words of the catalogue in one language. */
export type ContextWords = typeof contextWords.ja;

/** A value that the trigger of the page does not have. */
export const otherTrigger: Localized<string> = {
  ja: "このトリガーにはない情報です",
  en: "This trigger has no such information",
};

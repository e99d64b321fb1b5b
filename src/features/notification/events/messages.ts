import { words } from "../../../lib/locale.js";
import type { FunnelEventName } from "./funnel-events.js";

/** How an event is called, and what happens by it: `about` is what it is about, quoted, with its kind. */
export interface EventWords {
  label: string;
  when(about: string): string;
}

interface AllEventWords {
  events: Readonly<Record<FunnelEventName, EventWords>>;
  groups: Readonly<Record<string, string>>;
  /** Names of the things that events are about, in a sentence. */
  models: Readonly<Record<string, string>>;
}

/** Words of the 40 events (rules: funnel-event-labels). */
export const eventWords = words<AllEventWords>({
  ja: {
    groups: {
      member: "友だち",
      message: "メッセージ",
      scenario: "シナリオ",
      form: "フォーム",
      reservation: "イベント予約",
      salon: "カレンダー予約",
      action: "アクション",
      tag: "タグ",
      url: "URL",
      service: "サービス",
      reaction: "自動応答",
    },
    models: {
      landing: "流入経路",
      response_mark: "対応マーク",
      scenario: "シナリオ",
      form: "フォーム",
      slot: "イベント",
      salon: "サロン",
      action: "アクション",
      tag: "タグ",
      site: "サイト",
      reaction: "自動応答",
    },
    events: {
      member_followed: { label: "友だち追加", when: () => "友だちが追加されたら" },
      member_followed_by_landing: {
        label: "流入経路からの友だち追加",
        when: (about) => `${about}から友だちが追加されたら`,
      },
      support_mark_changed: { label: "対応マークの変更", when: (about) => `${about}に変わったら` },
      message_received: { label: "メッセージ受信", when: () => "メッセージを受信したら" },
      message_received_with_brackets: {
        label: "かっこ付きメッセージ受信",
        when: () => "かっこ付きのメッセージを受信したら",
      },
      scenario_started: { label: "シナリオ開始", when: (about) => `${about}が開始されたら` },
      scenario_finished: { label: "シナリオ終了", when: (about) => `${about}が終了したら` },
      form_answered: { label: "フォーム回答", when: (about) => `${about}に回答があったら` },
      form_answered_anonymously: {
        label: "フォーム回答（匿名）",
        when: (about) => `${about}に匿名の回答があったら`,
      },
      reservation_reserved: { label: "イベント予約", when: (about) => `${about}が予約されたら` },
      reservation_changed: { label: "イベント予約の変更", when: (about) => `${about}の予約が変更されたら` },
      reservation_canceled: {
        label: "イベント予約のキャンセル",
        when: (about) => `${about}の予約がキャンセルされたら`,
      },
      reservation_approved: { label: "イベント予約の承認", when: (about) => `${about}の予約が承認されたら` },
      reservation_denied: { label: "イベント予約の却下", when: (about) => `${about}の予約が却下されたら` },
      reservation_pended: { label: "イベント予約の保留", when: (about) => `${about}の予約が保留になったら` },
      reservation_paid: { label: "イベント予約の決済", when: (about) => `${about}の予約が決済されたら` },
      reservation_visited: { label: "イベント予約の来場", when: (about) => `${about}に来場があったら` },
      salon_reserved: { label: "カレンダー予約", when: (about) => `${about}に予約が入ったら` },
      salon_requested: { label: "新規申請", when: (about) => `${about}に新規申請があったら` },
      salon_request_approved: {
        label: "新規申請の承認",
        when: (about) => `${about}の新規申請が承認されたら`,
      },
      salon_request_denied: { label: "新規申請の却下", when: (about) => `${about}の新規申請が却下されたら` },
      salon_request_deleted: {
        label: "新規申請の取り下げ",
        when: (about) => `${about}の新規申請が取り下げられたら`,
      },
      salon_request_edited: { label: "新規申請の変更", when: (about) => `${about}の新規申請が変更されたら` },
      salon_changed: { label: "予約の変更", when: (about) => `${about}の予約が変更されたら` },
      salon_change_requested: { label: "変更申請", when: (about) => `${about}に変更申請があったら` },
      salon_change_request_approved: {
        label: "変更申請の承認",
        when: (about) => `${about}の変更申請が承認されたら`,
      },
      salon_change_request_denied: {
        label: "変更申請の却下",
        when: (about) => `${about}の変更申請が却下されたら`,
      },
      salon_change_request_deleted: {
        label: "変更申請の取り下げ",
        when: (about) => `${about}の変更申請が取り下げられたら`,
      },
      salon_canceled: { label: "キャンセル", when: (about) => `${about}の予約がキャンセルされたら` },
      salon_cancel_requested: {
        label: "キャンセル申請",
        when: (about) => `${about}にキャンセル申請があったら`,
      },
      salon_cancel_request_approved: {
        label: "キャンセル申請の承認",
        when: (about) => `${about}のキャンセル申請が承認されたら`,
      },
      salon_cancel_request_denied: {
        label: "キャンセル申請の却下",
        when: (about) => `${about}のキャンセル申請が却下されたら`,
      },
      salon_cancel_request_deleted: {
        label: "キャンセル申請の取り下げ",
        when: (about) => `${about}のキャンセル申請が取り下げられたら`,
      },
      salon_deleted: { label: "予約の削除", when: (about) => `${about}の予約が削除されたら` },
      action_task_started: { label: "アクションの開始", when: (about) => `${about}が開始されたら` },
      tag_attached: { label: "タグの追加", when: (about) => `${about}が付いたら` },
      url_clicked: { label: "URLのクリック", when: (about) => `${about}のURLがクリックされたら` },
      send_count_full: { label: "送信数の上限", when: () => "送信数が上限に達したら" },
      send_count_warning: { label: "送信数の警告", when: () => "送信数が上限に近づいたら" },
      reaction_responded: { label: "自動応答の反応", when: (about) => `${about}が反応したら` },
    },
  },
  en: {
    groups: {
      member: "Friend",
      message: "Message",
      scenario: "Scenario",
      form: "Form",
      reservation: "Event reservation",
      salon: "Calendar reservation",
      action: "Action",
      tag: "Tag",
      url: "URL",
      service: "Service",
      reaction: "Auto reply",
    },
    models: {
      landing: "landing page",
      response_mark: "response mark",
      scenario: "scenario",
      form: "form",
      slot: "event",
      salon: "salon",
      action: "action",
      tag: "tag",
      site: "site",
      reaction: "auto reply",
    },
    events: {
      member_followed: { label: "Friend added", when: () => "a friend is added" },
      member_followed_by_landing: {
        label: "Friend added by a landing page",
        when: (about) => `a friend is added by ${about}`,
      },
      support_mark_changed: { label: "Response mark changed", when: (about) => `a mark becomes ${about}` },
      message_received: { label: "Message received", when: () => "a message is received" },
      message_received_with_brackets: {
        label: "Message with brackets received",
        when: () => "a message with brackets is received",
      },
      scenario_started: { label: "Scenario started", when: (about) => `${about} starts` },
      scenario_finished: { label: "Scenario finished", when: (about) => `${about} ends` },
      form_answered: { label: "Form answered", when: (about) => `${about} is answered` },
      form_answered_anonymously: {
        label: "Form answered (anonymous)",
        when: (about) => `${about} is answered anonymously`,
      },
      reservation_reserved: { label: "Event reserved", when: (about) => `${about} is reserved` },
      reservation_changed: {
        label: "Event reservation changed",
        when: (about) => `a reservation of ${about} is changed`,
      },
      reservation_canceled: {
        label: "Event reservation cancelled",
        when: (about) => `a reservation of ${about} is cancelled`,
      },
      reservation_approved: {
        label: "Event reservation approved",
        when: (about) => `a reservation of ${about} is approved`,
      },
      reservation_denied: {
        label: "Event reservation denied",
        when: (about) => `a reservation of ${about} is denied`,
      },
      reservation_pended: {
        label: "Event reservation pended",
        when: (about) => `a reservation of ${about} is pended`,
      },
      reservation_paid: {
        label: "Event reservation paid",
        when: (about) => `a reservation of ${about} is paid`,
      },
      reservation_visited: { label: "Event visited", when: (about) => `somebody visits ${about}` },
      salon_reserved: { label: "Calendar reserved", when: (about) => `${about} is reserved` },
      salon_requested: { label: "New request", when: (about) => `${about} gets a new request` },
      salon_request_approved: {
        label: "New request approved",
        when: (about) => `a new request of ${about} is approved`,
      },
      salon_request_denied: {
        label: "New request denied",
        when: (about) => `a new request of ${about} is denied`,
      },
      salon_request_deleted: {
        label: "New request withdrawn",
        when: (about) => `a new request of ${about} is withdrawn`,
      },
      salon_request_edited: {
        label: "New request changed",
        when: (about) => `a new request of ${about} is changed`,
      },
      salon_changed: {
        label: "Reservation changed",
        when: (about) => `a reservation of ${about} is changed`,
      },
      salon_change_requested: {
        label: "Change requested",
        when: (about) => `${about} gets a change request`,
      },
      salon_change_request_approved: {
        label: "Change request approved",
        when: (about) => `a change request of ${about} is approved`,
      },
      salon_change_request_denied: {
        label: "Change request denied",
        when: (about) => `a change request of ${about} is denied`,
      },
      salon_change_request_deleted: {
        label: "Change request withdrawn",
        when: (about) => `a change request of ${about} is withdrawn`,
      },
      salon_canceled: { label: "Cancelled", when: (about) => `a reservation of ${about} is cancelled` },
      salon_cancel_requested: {
        label: "Cancellation requested",
        when: (about) => `${about} gets a cancellation request`,
      },
      salon_cancel_request_approved: {
        label: "Cancellation request approved",
        when: (about) => `a cancellation request of ${about} is approved`,
      },
      salon_cancel_request_denied: {
        label: "Cancellation request denied",
        when: (about) => `a cancellation request of ${about} is denied`,
      },
      salon_cancel_request_deleted: {
        label: "Cancellation request withdrawn",
        when: (about) => `a cancellation request of ${about} is withdrawn`,
      },
      salon_deleted: {
        label: "Reservation deleted",
        when: (about) => `a reservation of ${about} is deleted`,
      },
      action_task_started: { label: "Action started", when: (about) => `${about} starts` },
      tag_attached: { label: "Tag attached", when: (about) => `${about} is attached` },
      url_clicked: { label: "URL clicked", when: (about) => `a URL of ${about} is clicked` },
      send_count_full: { label: "Send limit reached", when: () => "the send limit is reached" },
      send_count_warning: { label: "Send limit near", when: () => "the send limit is near" },
      reaction_responded: { label: "Auto reply responded", when: (about) => `${about} responds` },
    },
  },
});

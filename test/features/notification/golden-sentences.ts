import type { goldenDocuments } from "./golden-documents.js";

/** What each of them says, in Japanese and in English. Read by people: what stands here is what operators are told. */
export const goldenSentences: Record<keyof typeof goldenDocuments, readonly [ja: string, en: string]> = {
  "nothing more": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  off: [
    "この通知は止まっています。フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "This notification is off. When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "off and unfinished": [
    "この通知は止まっています。まだ選ばれていないイベントが起きたら、店長・受付へ、まだ選ばれていない通知先で、いつでも知らせます。",
    "This notification is off. When an event happens that is yet to be chosen, it tells 店長 and 受付 by a channel yet to be chosen at any time.",
  ],
  "no event": [
    "まだ選ばれていないイベントが起きたら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When an event happens that is yet to be chosen, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "an event that cannot be read": [
    "表示できないイベントが起きたら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When an event happens that cannot be shown, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "an event that nobody knows": [
    "不明なイベント（xyz）が起きたら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When an unknown event (xyz) happens, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "each form": [
    "いずれかのフォームに回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When any form is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "an event about nothing": [
    "友だちが追加されたら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When a friend is added, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "a mark": [
    "対応マーク「名前3」に変わったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When a mark becomes response mark “名前3”, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "a request": [
    "サロン「名前2」の変更申請が却下されたら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When a change request of salon “名前2” is denied, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "a site": [
    "いずれかのサイトのURLがクリックされたら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When a URL of any site is clicked, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "a condition": [
    "フォーム「名前1」に回答があったら、条件に合う友だちについて、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When form “名前1” is answered, for friends who meet the condition, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "a condition where there is no friend": [
    "送信数が上限に達したら、店長・受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When the send limit is reached, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "every role": [
    "フォーム「名前1」に回答があったら、すべての権限へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When form “名前1” is answered, it tells all roles by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "one role": [
    "フォーム「名前1」に回答があったら、受付へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When form “名前1” is answered, it tells 受付 by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "a role that nobody knows": [
    "フォーム「名前1」に回答があったら、店長・権限（ID 9）へ、Slack「予約通知」とメール「店舗」で、いつでも知らせます。",
    "When form “名前1” is answered, it tells 店長 and role (ID 9) by Slack “予約通知” and Mail “店舗” at any time.",
  ],
  "no channel": [
    "フォーム「名前1」に回答があったら、店長・受付へ、まだ選ばれていない通知先で、いつでも知らせます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by a channel yet to be chosen at any time.",
  ],
  "one channel": [
    "フォーム「名前1」に回答があったら、店長・受付へ、メール「店舗」で、いつでも知らせます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Mail “店舗” at any time.",
  ],
  "three channels, one of them gone": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「アラート」、メール「店舗」と削除済みの通知先（ID 99）で、いつでも知らせます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “アラート”, Mail “店舗” and deleted channel (ID 99) at any time.",
  ],
  "a channel that has ended": [
    "フォーム「名前1」に回答があったら、店長・受付へ、LINE Notify「店長」で、いつでも知らせます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by LINE Notify “店長” at any time.",
  ],
  "hours of a week": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、平日 9:00〜18:00、土 10:00〜24:00 に知らせます。それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” on workdays 9:00–18:00, on Sat 10:00–24:00. What happens at other times waits for the next hours.",
  ],
  "every day": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、毎日 9:00〜18:00 に知らせます。それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” every day 9:00–18:00. What happens at other times waits for the next hours.",
  ],
  "a weekend": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、土日 10:00〜20:30 に知らせます。それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at weekends 10:00–20:30. What happens at other times waits for the next hours.",
  ],
  "some days, Monday first": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、月・水・日 9:00〜18:00 に知らせます。それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” on Mon, Wed, Sun 9:00–18:00. What happens at other times waits for the next hours.",
  ],
  "over midnight": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、金 22:00〜24:00、土 0:00〜2:00 に知らせます。それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” on Fri 22:00–24:00, on Sat 0:00–2:00. What happens at other times waits for the next hours.",
  ],
  "to 24:00": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、月 12:00〜24:00、火 12:00〜24:00 に知らせます。それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” on Mon 12:00–24:00, on Tue 12:00–24:00. What happens at other times waits for the next hours.",
  ],
  "another zone": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、月 9:00〜18:00（America/New_York）に知らせます。それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” on Mon 9:00–18:00 (America/New_York). What happens at other times waits for the next hours.",
  ],
  "no hours yet": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、まだ設定されていない時間帯に知らせます。時間帯がないため、通知は届きません。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at hours yet to be set. As there are no hours, nothing is delivered.",
  ],
  "no hours yet, in another zone": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、まだ設定されていない時間帯（UTC）に知らせます。時間帯がないため、通知は届きません。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at hours yet to be set (UTC). As there are no hours, nothing is delivered.",
  ],
  "hours that end before they begin": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、まだ設定されていない時間帯に知らせます。時間帯がないため、通知は届きません。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at hours yet to be set. As there are no hours, nothing is delivered.",
  ],
  "hours that cannot be read": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、読み取れない時間帯、月 9:00〜18:00 に知らせます。それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at hours that cannot be read, on Mon 9:00–18:00. What happens at other times waits for the next hours.",
  ],
  "a mode that nobody knows": [
    "フォーム「名前1」に回答があったら、店長・受付へ、Slack「予約通知」とメール「店舗」で、不明な指定（monthly）に従って知らせます。",
    "When form “名前1” is answered, it tells 店長 and 受付 by Slack “予約通知” and Mail “店舗” at times of an unknown kind (monthly).",
  ],
  "all of it": [
    "この通知は止まっています。フォーム「名前1」に匿名の回答があったら、条件に合う友だちについて、店長へ、Slack「予約通知」で、土日 0:00〜24:00、月 13:30〜15:00（UTC）に知らせます。それ以外の時間の通知は、次の時間帯まで待ってから届きます。",
    "This notification is off. When form “名前1” is answered anonymously, for friends who meet the condition, it tells 店長 by Slack “予約通知” at weekends 0:00–24:00, on Mon 13:30–15:00 (UTC). What happens at other times waits for the next hours.",
  ],
};

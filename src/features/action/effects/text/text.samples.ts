import { longestText, type TextEffect } from "./text.js";

const now = { delay_type: 0, delay_min: 0, delay_max: 0, delay_at: "12:00" } as const;

/** Text effects by what they show; stories, tests and the catalogue of sentences use the same ones. */
export const textSamples = {
  typical: { type: 1, text: "[[name]]さん、ご来店ありがとうございました。", ...now, member_query_id: null },
  empty: { type: 1, text: "", ...now, member_query_id: null },
  delayed: {
    type: 1,
    text: "翌日のご案内です。",
    ...now,
    delay_type: 1,
    delay_min: 60,
    delay_max: 120,
    member_query_id: 31,
  },
  exactDelay: {
    type: 1,
    text: "お礼",
    ...now,
    delay_type: 1,
    delay_min: 10,
    delay_max: 10,
    member_query_id: null,
  },
  atTime: {
    type: 1,
    text: "おはようございます。",
    ...now,
    delay_type: 2,
    delay_at: "09:30",
    member_query_id: null,
  },
  longest: { type: 1, text: "あ".repeat(longestText), ...now, member_query_id: null },
  tooLong: { type: 1, text: "あ".repeat(longestText + 1), ...now, member_query_id: null },
  severalLines: { type: 1, text: "一行目\n二行目\n\n四行目", ...now, member_query_id: null },
  emoji: {
    type: 1,
    text: "👨‍👩‍👧‍👦家族でのご来店をお待ちしております。ぜひお越しくださいませ。",
    ...now,
    member_query_id: null,
  },
  hostile: { type: 1, text: "<img src=x onerror=alert(1)>\u202e", ...now, member_query_id: null },
  sparse: { type: 1, text: "遅延の項目がない保存データ" },
  withUnknownKeys: {
    type: 1,
    text: "知らない項目つき",
    ...now,
    member_query_id: null,
    future: { a: [1, null] },
  },
  timeMissing: { type: 1, text: "時刻なし", ...now, delay_type: 2, delay_at: "", member_query_id: null },
  rangeReversed: {
    type: 1,
    text: "逆",
    ...now,
    delay_type: 1,
    delay_min: 30,
    delay_max: 10,
    member_query_id: null,
  },
} satisfies Record<string, TextEffect>;

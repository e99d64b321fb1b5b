import { longestNotice, type NotifyEffect } from "./notify.js";

/** Notify effects by what they show; stories and tests use the same ones. */
export const notifySamples = {
  typical: { type: 16, text: "担当者へ通知します。", member_query_id: null },
  conditional: { type: 16, text: "予約が入りました。", member_query_id: 31 },
  empty: { type: 16, text: "", member_query_id: null },
  longest: { type: 16, text: "あ".repeat(longestNotice), member_query_id: null },
  tooLong: { type: 16, text: "あ".repeat(longestNotice + 1), member_query_id: null },
  severalLines: { type: 16, text: "一行目\n二行目", member_query_id: null },
  sparse: { type: 16 },
  nothingSet: { type: 16, text: null, member_query_id: null },
  withUnknownKeys: { type: 16, future: { a: [1, null] }, text: "知らない項目つき", member_query_id: null },
  hostile: { type: 16, text: "<img src=x onerror=alert(1)>\u202e", member_query_id: null },
} satisfies Record<string, NotifyEffect>;

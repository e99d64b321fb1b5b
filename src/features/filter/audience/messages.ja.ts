import { groupDigits } from "../../../lib/digits.js";

export const ja = {
  title: "対象者",
  people: "人",
  ofFriends: (friends: number) => `/ 友だち ${groupDigits(friends)}人`,
  allFriends: "友だち全体",
  countedAt: (time: string) => `${time}に数えました`,
  counting: "計算中...",
  failed: "計算できませんでした",
  again: "もう一度計算する",
  remaining: (count: number) => `残り ${groupDigits(count)}人`,
  meets: (count: number) => `該当 ${groupDigits(count)}人`,
  left: "未入力のため除外",
  zero: (place: string) => `「${place}」で対象者が0人になります。`,
  without: (place: string, count: number) => `「${place}」を外すと${groupDigits(count)}人になります。`,
  announced: (count: number) => `対象者 ${groupDigits(count)}人`,
  showLadder: "条件ごとの人数",
  friend: "友だちID",
  check: "この友だちで確認",
  checking: "確認中...",
  checkFailed: "確認できませんでした",
  meetsAll: "この友だちは条件を満たします",
  meetsNot: "この友だちは条件を満たしません",
  saidOf: (name: string, said: string) => `${name}：${said}`,
  stopChecking: "確認をやめる",
};

/** Every language says exactly this much. */
export type AudienceWords = typeof ja;

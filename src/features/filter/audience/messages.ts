import { groupDigits } from "../../../lib/digits.js";
import type { Localized } from "../../../lib/locale.js";

const ja = {
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
  uncounted: "未入力のため除外",
  zero: (place: string) => `「${place}」で対象者が0人になります。`,
  without: (place: string, count: number) => `「${place}」を外すと${groupDigits(count)}人になります。`,
  announced: (count: number) => `対象者 ${groupDigits(count)}人`,
  showLadder: "条件ごとの人数",
  friend: "友だちID",
  friendName: "友だちの名前",
  friends: "見つかった友だち",
  searching: "検索中...",
  searchFailed: "友だちを検索できませんでした",
  noFriends: "見つかりませんでした",
  check: "この友だちで確認",
  checking: "確認中...",
  checkFailed: "確認できませんでした",
  meetsAll: "この友だちは条件を満たします",
  meetsNot: "この友だちは条件を満たしません",
  verdictOf: (name: string, verdict: string) => `${name}：${verdict}`,
  stopChecking: "確認をやめる",
};

/** Every language says exactly this much. */
export type AudienceWords = typeof ja;

const en: AudienceWords = {
  title: "Audience",
  people: "friends",
  ofFriends: (friends) => `of ${groupDigits(friends)}`,
  allFriends: "All friends",
  countedAt: (time) => `Counted at ${time}`,
  counting: "Counting...",
  failed: "Could not be counted",
  again: "Count again",
  remaining: (count) => `${groupDigits(count)} left`,
  meets: (count) => `${groupDigits(count)} meet it`,
  uncounted: "left out: not filled in",
  zero: (place) => `“${place}” leaves nobody.`,
  without: (place, count) => `Without “${place}” there are ${groupDigits(count)}.`,
  announced: (count) => `Audience: ${groupDigits(count)}`,
  showLadder: "Figures by condition",
  friend: "ID of a friend",
  friendName: "Name of a friend",
  friends: "Friends that were found",
  searching: "Searching...",
  searchFailed: "Friends could not be searched",
  noFriends: "Nobody was found",
  check: "Check this friend",
  checking: "Checking...",
  checkFailed: "Could not be checked",
  meetsAll: "This friend meets the conditions",
  meetsNot: "This friend does not meet the conditions",
  verdictOf: (name, verdict) => `${name}: ${verdict}`,
  stopChecking: "Stop checking",
};

/** Words about how many friends a filter reaches. */
export const audienceWords: Localized<AudienceWords> = { ja, en };

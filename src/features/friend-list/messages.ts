import { serverWords } from "../../collection/index.js";
import { groupDigits } from "../../lib/digits.js";
import { pick, words } from "../../lib/locale.js";

/** Words of the friend list (rules: operator-handler). */
const ja = {
  list: "友だち",
  searchHint: "名前で検索",
  defaultOrder: "標準の並び順",
  orders: {
    0: "友だち追加が古い順",
    1: "友だち追加が新しい順",
    3: "メッセージが新しい順",
    4: "メッセージが古い順",
  } as Readonly<Record<number, string>>,
  filter: "絞り込み",
  tag: "タグ",
  level: "通知レベル",
  takeFiltersOff: "絞り込みを解除",
  count: (count: number) => `${groupDigits(count)}人`,
  again: "もう一度",
  nobody: "友だちはまだいません",
  nobodyHint: "友だちが追加されると、ここに表示されます。",
  noneFound: "条件に合う友だちはいません",
  noneFoundFor: (name: string) => `「${name}」に合う友だちはいません`,
  clearFilters: "検索条件を消す",
  notAllowed: "友だちを見る権限がありません",
  notAllowedHint: "権限の設定で友だちの閲覧を許可するよう、管理者に依頼してください。",
  preparing: "一覧を準備しています",
  stop: "中止",
  stopped: "一覧の準備を待つのを中止しました",
  rowFailed: "読み込めませんでした",
  missingRow: "読み込めませんでした・もう一度",

  hidden: "非表示",
  notifyLevel: (level: number) => `通知レベル${level}`,
  levelOfMark: (level: number, mark: string | null) =>
    mark === null ? `通知レベル${level}` : `通知レベル${level}（${mark}）`,
  richMenu: (name: string) => `リッチメニュー: ${name}`,
  form: (name: string) => `回答: ${name}`,
  variable: (name: string, value: string) => `${name}: ${value}`,
  between: " ・ ",
  noMessage: "メッセージはまだありません",
  yesterday: "昨日",
  olderDayFormat: "YYYY/M/D",

  detail: "友だちの詳細",
  back: "一覧へ戻る",
  choose: "友だちを選んでください",
  tabs: "友だちの表示",
  profile: "友だち情報",
  messages: "メッセージ",
  partFailed: "友だちの詳細を読み込めませんでした",

  authenticationFailed: "認証に失敗しました。再読み込みします。",
  accessDenied: "アクセス権限がありません。再読み込みします。",
  operationFailed: "操作に失敗しました",
  loadFailed: "データの取得に失敗しました",
  ok: "OK",
};

const en: typeof ja = {
  list: "Friends",
  searchHint: "Search names",
  defaultOrder: "Default order",
  orders: {
    0: "Earliest added first",
    1: "Latest added first",
    3: "Newest message first",
    4: "Oldest message first",
  },
  filter: "Filter",
  tag: "Tag",
  level: "Notify level",
  takeFiltersOff: "Clear filters",
  count: (count) => `${groupDigits(count)} ${count === 1 ? "friend" : "friends"}`,
  again: "Try again",
  nobody: "There are no friends yet",
  nobodyHint: "They appear here as soon as they are added.",
  noneFound: "No friends match",
  noneFoundFor: (name) => `No friends match “${name}”`,
  clearFilters: "Clear the search",
  notAllowed: "You have no permission to see friends",
  notAllowedHint: "Ask an administrator to allow your role to read friends.",
  preparing: "The list is being prepared",
  stop: "Stop",
  stopped: "Waiting for the list was stopped",
  rowFailed: "Could not be loaded",
  missingRow: "Could not be loaded, try again",

  hidden: "Hidden",
  notifyLevel: (level) => `Notify level ${level}`,
  levelOfMark: (level, mark) => (mark === null ? `Notify level ${level}` : `Notify level ${level} (${mark})`),
  richMenu: (name) => `Rich menu: ${name}`,
  form: (name) => `Answered: ${name}`,
  variable: (name, value) => `${name}: ${value}`,
  between: " · ",
  noMessage: "No messages yet",
  yesterday: "Yesterday",
  olderDayFormat: "YYYY/M/D",

  detail: "Details of the friend",
  back: "Back to the list",
  choose: "Choose a friend",
  tabs: "Views of the friend",
  profile: "Friend information",
  messages: "Messages",
  partFailed: "The details of the friend could not be loaded",

  authenticationFailed: "Authentication failed. The page will reload.",
  accessDenied: "You have no access. The page will reload.",
  operationFailed: "The operation failed",
  loadFailed: "The data could not be loaded",
  ok: "OK",
};

/** The words of the friend list, by language. */
export const friendListWords = words({
  shared: pick(
    serverWords,
    "loading reload search clearSearch order listFailed unreachable settingUnusable expired someone monthDay",
  ),
  ja,
  en,
});

/** Every language says exactly this much. */
export type FriendListWords = typeof friendListWords.ja;

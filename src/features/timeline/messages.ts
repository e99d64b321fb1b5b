import { serverWords } from "../../collection/index.js";
import { groupDigits } from "../../lib/digits.js";
import { pick, words } from "../../lib/locale.js";

const some = (count: number, one: string, more: string) =>
  `${groupDigits(count)} ${count === 1 ? one : more}`;

/** Words of the timeline (rules: confirm-none-selected, confirm-said, selection-reset-asked). */
const ja = {
  feed: "メッセージ",
  failed: "メッセージの読み込みに失敗しました",
  refreshFailed: "最新のメッセージを読み込めませんでした。表示は前回のものです。",
  more: "続きを読み込む",
  older: "前のメッセージを読み込む",
  nobody: "友だちを選んでください",
  empty: "メッセージがありません",
  emptyHint: "条件を変えると見つかることがあります。",
  newest: (count: number) => `新着 ${groupDigits(count)} 件`,
  arrived: (count: number) => `新着メッセージ${groupDigits(count)}件`,
  olderDayFormat: "YYYY年M月D日(ddd)",

  mode: "表示",
  modes: { normal: serverWords.ja.all, uncheck: "未確認", star: "スター" },
  searchHint: "本文・名前で検索",
  filter: "絞り込み",
  filterTypes: "種類",
  savedSearch: "カスタム検索",
  clearFilters: "絞り込みを解除",
  goToDay: "この日へ移動",
  dayToGoTo: "移動する日",
  dayMissing: "この日より前のメッセージは、読み込んだ範囲にありません",
  types: {
    text: "テキスト",
    image: "画像",
    video: "動画",
    audio: "音声",
    sticker: "スタンプ",
    location: "位置情報",
    file: "ファイル",
    postback: "ボタン操作",
    template: "テンプレート",
    system: "システム通知",
  } as Readonly<Record<string, string>>,
  unknownType: (type: string) => `不明な種類のメッセージ（${type}）`,

  account: "アカウント",
  unsent: (name: string) =>
    name === "" ? "メッセージの送信が取り消されました" : `${name}さんがメッセージの送信を取り消しました`,
  unconfirmed: "未確認",
  starred: "スター付き",
  quoted: "引用元のメッセージを表示",
  quoteMissing: "引用元のメッセージが見つかりません",
  whole: "全文を表示",
  openImage: "画像を開く",
  play: (name: string) => `再生: ${name}`,
  bytes: (size: number) =>
    size < 1024
      ? `${size} B`
      : size < 1024 * 1024
        ? `${groupDigits(Math.round(size / 1024))} KB`
        : `${groupDigits(Math.round(size / 1024 / 1024))} MB`,

  select: (name: string) => `${name}のメッセージを選択`,
  outside: (count: number) => `うち${groupDigits(count)}件は表示していません`,
  clearAsk: "選択を解除しますか？",
  clearYes: "解除する",
  confirm: "確認済みにする",
  confirmUpTo: "ここまで確認",
  confirmMatching: "条件に合うすべてを確認",
  confirmRest: (count: number) => `選択した${groupDigits(count)}件を除くすべてを確認`,
  confirmMatchingAsk: (count: number) => `${groupDigits(count)}件のメッセージを確認済みにしますか？`,
  confirmMany: (count: number) => `${groupDigits(count)}件を確認済みにする`,
  walking: (count: number) => `未確認のメッセージを数えています（${groupDigits(count)}件）`,
  walkFailed: "メッセージを数えられませんでした",
  nothingMatches: "未確認のメッセージはありません",
  progress: (done: number, total: number) => `${groupDigits(done)} / ${groupDigits(total)} 件`,
  confirming: "確認済みにしています",
  stop: "中止",
  stopped: (done: number) =>
    `中止しました。${groupDigits(done)}件を確認済みにしました。残りは選択されたままです。`,
  partly: (done: number) =>
    `${groupDigits(done)}件を確認済みにしました。残りは確認できなかったため、選択されたままです。`,
  confirmed: (count: number) => `${groupDigits(count)}件のメッセージを確認済みにしました`,
  noneSelected: "メッセージが選択されていません",
  howToSelect: "メッセージの上でスペースキーを押すと選択できます",
  pageExpired: "ページの有効期限が切れています。",

  above: (count: number) => `上に未確認${groupDigits(count)}件`,
  below: (count: number) => `下に未確認${groupDigits(count)}件`,
  fromHere: "ここから未確認",
  keys: "キーボード操作",
  keyList: [
    ["J ・ K", "次・前のメッセージへ"],
    ["N ・ Shift+N", "次・前の未確認へ"],
    ["Page Down ・ Page Up", "見えている分だけ次・前へ"],
    ["Home ・ End", "最初・最後のメッセージへ"],
    ["スペース ・ X", "選択する・外す"],
    ["Shift+スペース ・ Shift+X", "ここまでをまとめて選択"],
    ["Ctrl+A", "読み込んだものをすべて選択。もう一度で条件に合う未確認をすべて選択"],
    ["C ・ Ctrl+Enter", "選択したものを確認済みにする"],
    ["Shift+C", "選択したものを除くすべてを確認"],
    ["Enter ・ Esc", "メッセージの中へ・外へ"],
    ["?", "この一覧"],
  ] as readonly (readonly [string, string])[],
  readerKeys:
    "スクリーンリーダーのブラウズモードでは、X・K・Nなどの文字はリーダー自身のキーです。選択はスペースキーでできます。ほかの文字のキーはフォーカスモードで使えます。",
};

const en: typeof ja = {
  feed: "Messages",
  failed: "The messages could not be loaded",
  refreshFailed: "The newest messages could not be loaded. What is shown is from before.",
  more: "Load more",
  older: "Load earlier messages",
  nobody: "Choose a friend",
  empty: "There are no messages",
  emptyHint: "Other conditions may find some.",
  newest: (count) => `${groupDigits(count)} new`,
  arrived: (count) => some(count, "new message", "new messages"),
  olderDayFormat: "YYYY/M/D (ddd)",

  mode: "Show",
  modes: { normal: serverWords.en.all, uncheck: "Unconfirmed", star: "Starred" },
  searchHint: "Search texts and names",
  filter: "Filter",
  filterTypes: "Types",
  savedSearch: "Custom search",
  clearFilters: "Clear filters",
  goToDay: "Go to this day",
  dayToGoTo: "Day to go to",
  dayMissing: "There is no message of this day or before among those that were loaded",
  types: {
    text: "Text",
    image: "Image",
    video: "Video",
    audio: "Audio",
    sticker: "Sticker",
    location: "Location",
    file: "File",
    postback: "Button press",
    template: "Template",
    system: "System notice",
  },
  unknownType: (type) => `A message of an unknown type (${type})`,

  account: "Account",
  unsent: (name) => (name === "" ? "A message was unsent" : `${name} unsent a message`),
  unconfirmed: "Unconfirmed",
  starred: "Starred",
  quoted: "Show the quoted message",
  quoteMissing: "The quoted message was not found",
  whole: "Show all of it",
  openImage: "Open the image",
  play: (name) => `Play: ${name}`,
  bytes: ja.bytes,

  select: (name) => `Select the message of ${name}`,
  outside: (count) => `${groupDigits(count)} of them not shown here`,
  clearAsk: "Clear the selection?",
  clearYes: "Clear",
  confirm: "Mark as confirmed",
  confirmUpTo: "Confirm up to here",
  confirmMatching: "Confirm all that match",
  confirmRest: (count) => `Confirm all but the ${groupDigits(count)} selected`,
  confirmMany: (count) => `Mark ${groupDigits(count)} as confirmed`,
  confirmMatchingAsk: (count) => `Mark ${some(count, "message", "messages")} as confirmed?`,
  walking: (count) => `Counting unconfirmed messages (${groupDigits(count)})`,
  walkFailed: "The messages could not be counted",
  nothingMatches: "There are no unconfirmed messages",
  progress: (done, total) => `${groupDigits(done)} / ${groupDigits(total)}`,
  confirming: "Marking as confirmed",
  stop: "Stop",
  stopped: (done) =>
    `Stopped. ${some(done, "message was", "messages were")} confirmed; the rest stays selected.`,
  partly: (done) =>
    `${some(done, "message was", "messages were")} confirmed. The rest could not be, and stays selected.`,
  confirmed: (count) => `${some(count, "message was", "messages were")} marked as confirmed`,
  noneSelected: "No message is selected",
  howToSelect: "Space on a message selects it",
  pageExpired: "This page has expired.",

  above: (count) => `${groupDigits(count)} unconfirmed above`,
  below: (count) => `${groupDigits(count)} unconfirmed below`,
  fromHere: "Unconfirmed from here",
  keys: "Keyboard",
  keyList: [
    ["J, K", "Next, previous message"],
    ["N, Shift+N", "Next, previous unconfirmed"],
    ["Page Down, Page Up", "By what is in sight"],
    ["Home, End", "First, last message"],
    ["Space, X", "Select or leave"],
    ["Shift+Space, Shift+X", "Select up to here"],
    ["Ctrl+A", "Select all that is loaded; again: all unconfirmed that match"],
    ["C, Ctrl+Enter", "Confirm what is selected"],
    ["Shift+C", "Confirm all but what is selected"],
    ["Enter, Esc", "Into a message, out of it"],
    ["?", "This list"],
  ],
  readerKeys:
    "In the browse mode of screen readers, letters such as X, K and N are the reader's own keys. Space selects there; the other letters work in focus mode.",
};

export const timelineWords = words({
  shared: pick(
    serverWords,
    "cancel close loading loadAgain reload selected clearSelection search listFailed unknownError someone today firstDay lastDay period weekdays monthDayWeekday",
  ),
  ja,
  en,
});

/** Every language says exactly this much. */
export type TimelineWords = typeof timelineWords.ja;

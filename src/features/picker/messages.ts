import { groupDigits } from "../../lib/digits.js";
import { pick, words } from "../../lib/locale.js";
import { screenWords } from "../../lib/messages.js";
import type { Refusal } from "./choice/refusal.js";

/** Words of the picker (rules: picker-kind-labels, picker-empty-list). */
export const pickerWords = words({
  shared: pick(
    screenWords,
    "loading loadAgain selected clearSelection choose choicesFailed listFailed preview",
  ),
  ja: {
    kinds: {
      salon: "カレンダー予約",
      tag: "タグ",
      egg: "テンプレート",
      varia: "友だち情報",
      scenario: "シナリオ",
      site: "サイト",
      funnel: "カスタム検索",
      reaction: "自動応答",
      form: "回答フォーム",
      tracker: "コンバージョン",
      richmenu: "リッチメニュー",
      episode: "リマインダ",
      landing: "ランディングページ",
      action: "アクション",
      slot: "予約枠",
      operator_role: "権限",
      common_vars: "共通情報",
      journey_tag: "フェーズ",
      journey: "ジャーニー",
      response_mark: "対応マーク",
      salon_resource: "担当・設備",
      salon_course: "コース",
      salon_status: "予約状態",
    },
    deletedItem: (label: string) => `削除済みの${label}`,
    deletedWarning: (label: string) => `削除済みの${label}が指定されています`,
    id: (id: string) => `ID ${id}`,
    adding: "追加中...",
    sending: "送信中...",
    emptyName: (label: string) => `${label}名が空欄です`,
    cannotAdd: (label: string) => `${label}を作成できません`,
    isProtected: (name: string) => `${name}は追加できません`,
    notAdded: (name: string) => `「${name}」を追加できませんでした`,
    takeOff: (name: string) => `${name}を外す`,
    marked: (name: string) => `「${name}」を外すには、もう一度Backspaceキーを押してください`,
    takenOff: (name: string) => `「${name}」を外しました`,
    chosenNow: (name: string) => `「${name}」を選択しました`,
    /** Behind them where several can be chosen: how many there are now. */
    countNow: (count: number) => `（${groupDigits(count)}件）`,
    putBack: (name: string) => `${name && `「${name}」を`}元に戻しました`,
    chosenAre: (count: number, names: readonly string[]) =>
      `${groupDigits(count)}件を選択中：${names.join("、")}${count > names.length ? "など" : ""}`,
    others: (count: number) => `ほか ${groupDigits(count)} つ`,
    test: "テスト送信",
    popupBlocked: "ポップアップがブロックされました。ブラウザの設定で許可してください。",
    required: (label: string) => `${label}を選択してください。`,
  },
  en: {
    kinds: {
      salon: "Calendar reservation",
      tag: "Tag",
      egg: "Template",
      varia: "Friend information",
      scenario: "Scenario",
      site: "Site",
      funnel: "Custom search",
      reaction: "Auto-response",
      form: "Answer form",
      tracker: "Conversion",
      richmenu: "Rich menu",
      episode: "Reminder",
      landing: "Landing page",
      action: "Action",
      slot: "Reservation slot",
      operator_role: "Role",
      common_vars: "Common information",
      journey_tag: "Phase",
      journey: "Journey",
      response_mark: "Response mark",
      salon_resource: "Staff or facility",
      salon_course: "Course",
      salon_status: "Reservation status",
    },
    deletedItem: (label) => `Deleted: ${label}`,
    deletedWarning: (label) => `Something deleted is chosen: ${label}`,
    id: (id) => `ID ${id}`,
    adding: "Adding...",
    sending: "Sending...",
    emptyName: (label) => `The name is empty: ${label}`,
    cannotAdd: (label) => `Cannot be added: ${label}`,
    isProtected: (name) => `${name} cannot be added`,
    notAdded: (name) => `"${name}" could not be added`,
    takeOff: (name) => `Take ${name} off`,
    marked: (name) => `Press Backspace again to take "${name}" off`,
    takenOff: (name) => `"${name}" was taken off`,
    chosenNow: (name) => `"${name}" was chosen`,
    countNow: (count) => ` (${groupDigits(count)} chosen)`,
    putBack: (name) => `${name ? `"${name}" was` : "Everything was"} put back`,
    chosenAre: (count, names) =>
      `${groupDigits(count)} chosen: ${names.join(", ")}${count > names.length ? ", ..." : ""}`,
    others: (count) => `and ${groupDigits(count)} more`,
    test: "Send a test",
    popupBlocked: "The window was blocked. Allow pop-ups for this page.",
    required: (label) => `Choose one: ${label}.`,
  },
});

/** Words of the picker in one language. */
export type PickerWords = typeof pickerWords.ja;

/** The sentence of an alert (rules: protected-items, picker-new-item-refused). */
export function refusalText(refusal: Refusal, label: string, words: PickerWords): string {
  switch (refusal.is) {
    case "protected":
      return words.isProtected(refusal.name);
    case "emptyName":
      return words.emptyName(label);
    case "required":
      return words.required(label);
    case "noType":
      return words.cannotAdd(label);
  }
}

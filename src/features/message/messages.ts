import type { Localized } from "../../lib/locale.js";
import type { CatalogueKey } from "./placeholders/catalogue.js";
import type { DateFormat, PlaceholderKind } from "./placeholders/placeholder.js";

const dateFormats: Record<DateFormat, string> = {
  1: "M月D日(ddd)",
  2: "M月D日",
  3: "YYYY年M月D日(ddd)",
  4: "YYYY年M月D日",
  5: "M/D(ddd)",
  6: "M/D",
  7: "YYYY/M/D(ddd)",
  8: "YYYY/M/D",
};

const weekdays = ["日", "月", "火", "水", "木", "金", "土"];

const keysJa: Record<CatalogueKey, string> = {
  date_range: "予約日時",
  resource_name: "リソース名",
  course_name: "コース名",
  full_name: "氏名",
  price: "料金",
  confirm_url: "予約確認URL",
  slot: "予約枠名",
  plan: "プラン名",
  count: "予約数",
  total_price: "合計金額",
  qr_url: "QRコードURL",
  payment_url: "決済URL",
};

const kindsJa: Record<PlaceholderKind | "emoji", string> = {
  name: "名前",
  mail: "メールアドレス",
  "friend-link": "友だち追加リンク",
  var: "友だち情報",
  "common-var": "共通情報",
  form: "回答フォーム",
  context: "トリガー情報",
  date: "配信日",
  remain: "残り日数",
  emoji: "絵文字",
};

const ja = {
  text: "本文",
  textRequired: "本文を入力してください。",
  textTooLong: (longest: number) =>
    `${longest.toLocaleString("ja")}文字以内で入力してください。入力した内容は残っています。`,
  counter: (length: number, longest: number) =>
    `${length}/${longest}${length > longest ? `（${length - longest}文字超過）` : ""}`,
  expanded: (least: number, most: number | null) =>
    most === null
      ? `送信時 ${least}文字以上`
      : least === most
        ? `送信時 ${least}文字`
        : `送信時 ${least}〜${most}文字`,
  finish: "保存",
  saveFailed: "保存に失敗しました",
  saved: "保存しました。",
  noPath: "送信先が指定されていません。",
  undone: "元に戻しました",
  redone: "やり直しました",
  toolbar: "差し込み",
  more: "その他",
  kinds: kindsJa,
  chip: (label: string) => `差し込み: ${label}`,
  insertOf: (kind: string) => `${kind}の差し込み`,
  inSentence: (label: string) => `［${label}］`,
  keys: keysJa,
  dateFormats,
  weekdays,
  delivery: (add: number) => (add === 0 ? "配信日" : `配信日の${Math.abs(add)}日${add > 0 ? "後" : "前"}`),
  withSample: (label: string, sample: string) => `${label}（${sample}）`,
  remaining: (target: string) => `${target}までの残り日数`,
  targetPast: "過去の日付は挿入できません",
  notAllowed: "このアカウントでは使えない差し込みです",
  otherTrigger: "このトリガーにはない情報です",
  odd: (code: string) => `目に見えない文字（${code}）`,
  problems: (count: number) => `要確認の差し込み ${count}件`,
  preview: "プレビュー",
  previewOf: "プレビュー（見本の値）",
  suggestions: "差し込みの候補",
  suggestionCount: (count: number) => `候補${count}件`,
  listsFailed: {
    varia: "友だち情報の読み込み中にエラーが発生しました",
    common_vars: "共通情報の読み込み中にエラーが発生しました",
    form: "読み込み中にエラーが発生しました",
  },
  retry: "再読み込み",
  loading: "読み込み中...",
  loadFailed: "読み込めませんでした",
  hint: "[[ と入力すると差し込みの候補が出ます",
  sample: {
    name: "山田 太郎",
    mail: "taro.yamada@example.com",
    link: "https://example.com/add/a1b2c3",
    form: "https://example.com/form/a1b2c3",
    value: (label: string) => `（${label}）`,
  },
};

/** Every language says exactly this much. */
export type MessageWords = typeof ja;

const en: MessageWords = {
  text: "Text",
  textRequired: "Enter the text.",
  textTooLong: (longest) =>
    `Use at most ${longest.toLocaleString("en")} characters. What you entered is still here.`,
  counter: (length, longest) =>
    `${length}/${longest}${length > longest ? ` (${length - longest} too many)` : ""}`,
  expanded: (least, most) =>
    most === null
      ? `Sent: at least ${least}`
      : least === most
        ? `Sent: ${least}`
        : `Sent: ${least} to ${most}`,
  finish: "Save",
  saveFailed: "Could not save",
  saved: "Saved.",
  noPath: "There is no address to send it to.",
  undone: "Undone",
  redone: "Redone",
  toolbar: "Insert",
  more: "More",
  kinds: {
    name: "Name",
    mail: "Mail address",
    "friend-link": "Friend-add link",
    var: "Friend information",
    "common-var": "Common information",
    form: "Answer form",
    context: "Trigger information",
    date: "Delivery date",
    remain: "Remaining days",
    emoji: "Emoji",
  },
  chip: (label) => `Placeholder: ${label}`,
  insertOf: (kind) => `Insert ${kind.toLowerCase()}`,
  inSentence: (label) => `[${label}]`,
  keys: {
    date_range: "Date and time",
    resource_name: "Resource",
    course_name: "Course",
    full_name: "Full name",
    price: "Price",
    confirm_url: "Confirmation URL",
    slot: "Slot",
    plan: "Plan",
    count: "Number of bookings",
    total_price: "Total price",
    qr_url: "QR code URL",
    payment_url: "Payment URL",
  },
  dateFormats,
  weekdays,
  delivery: (add) =>
    add === 0 ? "Delivery date" : `${Math.abs(add)} days ${add > 0 ? "after" : "before"} delivery`,
  withSample: (label, sample) => `${label} (${sample})`,
  remaining: (target) => `Days until ${target}`,
  targetPast: "Past dates cannot be inserted",
  notAllowed: "This account cannot use this placeholder",
  otherTrigger: "This trigger has no such information",
  odd: (code) => `Invisible character (${code})`,
  problems: (count) => `Placeholders to check: ${count}`,
  preview: "Preview",
  previewOf: "Preview (sample values)",
  suggestions: "Placeholder suggestions",
  suggestionCount: (count) => `${count} suggestions`,
  listsFailed: {
    varia: "Could not load friend information",
    common_vars: "Could not load common information",
    form: "Could not load",
  },
  retry: "Try again",
  loading: "Loading...",
  loadFailed: "Could not load",
  hint: "Type [[ for placeholders",
  sample: {
    name: "Taro Yamada",
    mail: "taro.yamada@example.com",
    link: "https://example.com/add/a1b2c3",
    form: "https://example.com/form/a1b2c3",
    value: (label) => `(${label})`,
  },
};

/** Words of the message editor. */
export const messageWords: Localized<MessageWords> = { ja, en };

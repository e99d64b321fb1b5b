import { groupDigits } from "../../lib/digits.js";
import { type Localized, pick, words } from "../../lib/locale.js";
import { screenWords } from "../../lib/messages.js";

/** Name of emoji where they are inserted. */
export const emojiLabel: Localized<string> = { ja: "絵文字", en: "Emoji" };

/** Words of the message editor. */
export const messageWords = words({
  shared: pick(screenWords, "loading save saveFailed text preview"),
  ja: {
    reload: "再読み込み",
    textRequired: "本文を入力してください。",
    textTooLong: (longest: number) =>
      `${groupDigits(longest)}文字以内で入力してください。入力した内容は残っています。`,
    counter: (length: number, longest: number) =>
      `${length}/${longest}${length > longest ? `（${groupDigits(length - longest)}文字超過）` : ""}`,
    charactersLeft: (count: number) => `残り${groupDigits(count)}文字`,
    tooLong: (count: number) => `${groupDigits(count)}文字超過しています`,
    expanded: (min: number, max: number | null) =>
      max === null
        ? `送信時 ${groupDigits(min)}文字以上`
        : `送信時 ${min === max ? "" : `${groupDigits(min)}〜`}${groupDigits(max)}文字`,
    saved: "保存しました。",
    noPath: "送信先が指定されていません。",
    /** Said of what the toolbar, a dialog or a suggestion did, which the text does not say by itself. */
    inserted: (label: string) => `${label}を挿入しました`,
    changed: (label: string) => `${label}に変更しました`,
    removed: (label: string) => `${label}を外しました`,
    toolbar: "差し込み",
    more: "その他",
    chip: (label: string) => `差し込み: ${label}`,
    insertOf: (kind: string) => `${kind}の差し込み`,
    inSentence: (label: string) => `［${label}］`,
    notAllowed: "このアカウントでは使えない差し込みです",
    id: (id: string) => `ID ${id}`,
    odd: (code: string) => `目に見えない文字（${code}）`,
    problems: (count: number) => `要確認の差し込み ${groupDigits(count)}件`,
    loadFailed: "読み込めませんでした",
    hint: "[[ と入力すると差し込みの候補が出ます",
    sendHints: {
      enter: "Enterで送信、Shift + Enterで改行します。",
      "shift-enter": "Shift + Enterで送信、Enterで改行します。",
    },
  },
  en: {
    reload: "Reload",
    textRequired: "Enter the text.",
    textTooLong: (longest) =>
      `Use at most ${groupDigits(longest)} characters. What you entered is still here.`,
    counter: (length, longest) =>
      `${length}/${longest}${length > longest ? ` (${groupDigits(length - longest)} too many)` : ""}`,
    charactersLeft: (count) => `${groupDigits(count)} ${count === 1 ? "character" : "characters"} left`,
    tooLong: (count) => `${groupDigits(count)} ${count === 1 ? "character" : "characters"} too many`,
    expanded: (min, max) =>
      max === null
        ? `Sent: at least ${groupDigits(min)}`
        : `Sent: ${min === max ? "" : `${groupDigits(min)} to `}${groupDigits(max)}`,
    saved: "Saved.",
    noPath: "There is no address to send it to.",
    inserted: (label) => `${label} inserted`,
    changed: (label) => `Changed to ${label}`,
    removed: (label) => `${label} removed`,
    toolbar: "Insert",
    more: "More",
    chip: (label) => `Placeholder: ${label}`,
    insertOf: (kind) => `Insert ${kind.toLowerCase()}`,
    inSentence: (label) => `[${label}]`,
    notAllowed: "This account cannot use this placeholder",
    id: (id) => `ID ${id}`,
    odd: (code) => `Invisible character (${code})`,
    problems: (count) => `Placeholders to check: ${groupDigits(count)}`,
    loadFailed: "Could not load",
    hint: "Type [[ for placeholders",
    sendHints: {
      enter: "Enter sends, Shift + Enter breaks the line.",
      "shift-enter": "Shift + Enter sends, Enter breaks the line.",
    },
  },
});

/** Words of the editor in one language. */
export type MessageWords = typeof messageWords.ja;

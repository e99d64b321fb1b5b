import { groupDigits } from "../../lib/digits.js";
import { words } from "../../lib/locale.js";

/** Words of copying, cutting and pasting, whatever is copied. `what` is 条件 or 動作. */
export const clipboardWords = words({
  ja: {
    copy: "コピー",
    cut: "切り取り",
    paste: "貼り付け",
    copied: (place: string) => `「${place}」をコピーしました`,
    copiedMany: (count: number, what: string) => `${what}${groupDigits(count)}件をコピーしました`,
    cutOut: (place: string) => `「${place}」を切り取りました`,
    cutOutMany: (count: number, what: string) => `${what}${groupDigits(count)}件を切り取りました`,
    pasted: (place: string) => `「${place}」を貼り付けました`,
    pastedMany: (count: number, what: string) => `${what}${groupDigits(count)}件を貼り付けました`,
    missing: (announcement: string, count: number) =>
      `${announcement}。ここにないものが${groupDigits(count)}件含まれています（「削除済み」と表示されます）`,
    notPasted: "貼り付けませんでした",
    partlyPasted: "一部を貼り付けませんでした",
    nothing: (what: string) => `クリップボードに貼り付けられる${what}がありません`,
    tooLarge: "クリップボードの内容が大きすぎます",
    newer:
      "クリップボードの内容が新しい形式のため、読み取れません。ページを再読み込みしてから、もう一度お試しください。",
    otherKind: (what: string) => `クリップボードにあるのは${what}ではありません`,
    unreadable: (count: number) => `読み取れない内容が${groupDigits(count)}件ありました`,
    writeRefused:
      "ブラウザーがクリップボードへのコピーを許可していません。Ctrl+C（MacではCommand+C）をお使いください。",
    cutRefused:
      "ブラウザーがクリップボードへのコピーを許可していないため、切り取りませんでした。Ctrl+X（MacではCommand+X）をお使いください。",
    readRefused:
      "ブラウザーがクリップボードの読み取りを許可していません。Ctrl+V（MacではCommand+V）をお使いください。",
  },
  en: {
    copy: "Copy",
    cut: "Cut",
    paste: "Paste",
    copied: (place) => `Copied “${place}”`,
    copiedMany: (count, what) => `Copied ${groupDigits(count)} ${what}`,
    cutOut: (place) => `Cut “${place}”`,
    cutOutMany: (count, what) => `Cut ${groupDigits(count)} ${what}`,
    pasted: (place) => `Pasted “${place}”`,
    pastedMany: (count, what) => `Pasted ${groupDigits(count)} ${what}`,
    missing: (announcement, count) =>
      count === 1
        ? `${announcement}. It names 1 thing that does not exist here (shown as deleted)`
        : `${announcement}. It names ${groupDigits(count)} things that do not exist here (shown as deleted)`,
    notPasted: "Nothing was pasted",
    partlyPasted: "Some of it was not pasted",
    nothing: (what) => `The clipboard has no ${what} that can be pasted`,
    tooLarge: "What is on the clipboard is too large",
    newer: "The clipboard has a newer format. Reload the page and try again.",
    otherKind: (what) => `What is on the clipboard are no ${what}`,
    unreadable: (count) => `${groupDigits(count)} of it could not be read`,
    writeRefused: "The browser does not allow copying. Use Ctrl+C (Command+C on a Mac).",
    cutRefused: "The browser does not allow cutting. Use Ctrl+X (Command+X on a Mac).",
    readRefused: "The browser does not allow pasting. Use Ctrl+V (Command+V on a Mac).",
  },
});

/** Words of the clipboard in one language. */
export type ClipboardWords = typeof clipboardWords.ja;

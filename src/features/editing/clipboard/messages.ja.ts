/** Words of copying, cutting and pasting, whatever is copied. `what` is 条件 or 動作. */
export const ja = {
  copy: "コピー",
  cut: "切り取り",
  paste: "貼り付け",
  copied: (place: string) => `「${place}」をコピーしました`,
  copiedMany: (count: number, what: string) => `${what}${count}件をコピーしました`,
  cutOut: (place: string) => `「${place}」を切り取りました`,
  pasted: (place: string) => `「${place}」を貼り付けました`,
  pastedMany: (count: number, what: string) => `${what}${count}件を貼り付けました`,
  missing: (said: string, count: number) =>
    `${said}。ここにないものが${count}件含まれています（「削除済み」と表示されます）`,
  notPasted: "貼り付けませんでした",
  partlyPasted: "一部を貼り付けませんでした",
  nothing: (what: string) => `クリップボードに貼り付けられる${what}がありません`,
  tooLarge: "クリップボードの内容が大きすぎます",
  newer:
    "クリップボードの内容が新しい形式のため、読み取れません。ページを再読み込みしてから、もう一度お試しください。",
  otherKind: (what: string) => `クリップボードにあるのは${what}ではありません`,
  unreadable: (count: number) => `読み取れない内容が${count}件ありました`,
  writeRefused:
    "ブラウザーがクリップボードへのコピーを許可していません。Ctrl+C（MacではCommand+C）をお使いください。",
  cutRefused:
    "ブラウザーがクリップボードへのコピーを許可していないため、切り取りませんでした。Ctrl+X（MacではCommand+X）をお使いください。",
  readRefused:
    "ブラウザーがクリップボードの読み取りを許可していません。Ctrl+V（MacではCommand+V）をお使いください。",
};

/** Every language says exactly this much. */
export type ClipboardWords = typeof ja;

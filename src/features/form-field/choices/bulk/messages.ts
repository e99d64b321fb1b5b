import { groupDigits } from "../../../../lib/digits.js";
import { pick, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import type { MergedLines } from "../merge-lines.js";

/** Words of editing all choices as one text, by language. */
export const linesWords = words({
  shared: pick(screenWords, "cancel"),
  ja: {
    apply: "反映する",
    title: "選択肢をまとめて編集",
    lines: "1行に1つ入力",
    counts: ({ added, renamed, removed, repeated, blank }: MergedLines) =>
      [
        `追加 ${groupDigits(added)}件`,
        `変更 ${groupDigits(renamed)}件`,
        `削除 ${groupDigits(removed)}件`,
        `重複 ${groupDigits(repeated)}件`,
        `空行 ${groupDigits(blank)}件`,
      ].join("・"),
    left: "重複した行と空行は反映されません。",
    opaque: "読み取れない選択肢と改行を含む選択肢は、この画面には出ません。そのまま残ります。",
    bringBack: "取り消した入力に戻す",
  },
  en: {
    apply: "Apply",
    title: "Edit choices as text",
    lines: "One choice a line",
    counts: ({ added, renamed, removed, repeated, blank }) =>
      [
        `${groupDigits(added)} added`,
        `${groupDigits(renamed)} renamed`,
        `${groupDigits(removed)} removed`,
        `${groupDigits(repeated)} repeated`,
        `${groupDigits(blank)} blank`,
      ].join(", "),
    left: "Repeated and blank lines are left out.",
    opaque: "Choices that cannot be read, or that have a line break, are not shown here. They stay.",
    bringBack: "Bring back what was canceled",
  },
});

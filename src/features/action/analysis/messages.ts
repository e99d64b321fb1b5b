import { groupDigits } from "../../../lib/digits.js";
import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words of the analysis of an action. */
export const analysisWords = words({
  shared: pick(screenWords, "showChanges andMore"),
  ja: {
    conflicts: {
      sentToBlocked: () => "ブロックする友だちにはメッセージが届きません",
      tagBothWays: (what: string) => `タグ${what}を付ける動作と外す動作があります（後の動作が残ります）`,
      menuTwice: () => "メニューの動作が2つ以上あります（最後の動作が残ります）",
      assignedTwice: (what: string) => `友だち情報${what}に2回以上代入しています（最後の値が残ります）`,
      reminderBothWays: (what: string) => `リマインダ${what}を開始する動作と解除する動作があります`,
    },
    reordered: "送るタイミングにより、一覧とは違う順番で実行されます",
    show: (number: number) => `${number}番目を表示`,
    broken: (count: number) => `削除済みの参照 ${groupDigits(count)}件`,
    gone: (name: string, id: string) => `${name}（ID ${id}）`,
    goneFolder: (label: string) => `削除済みの${label}のフォルダ`,
    goneChoice: "削除済みの選択肢",
    gonePlan: "削除済みのプラン",
    conditionAt: (place: string) => `${place}の条件`,
    showUse: (place: string) => `${place}を表示`,
    otherUsesOf: (name: string, count: number) => `${name}のほか${groupDigits(count)}件`,
    replace: "まとめて置き換える",
    replaceThing: (name: string) => `${name}をまとめて置き換える`,
    replacement: (label: string) => `置き換え先の${label}`,
    replaceHint: (count: number) => `選ぶと、${groupDigits(count)}つの動作でまとめて置き換わります。`,
    replaced: (count: number) => `${groupDigits(count)}つの動作で置き換えました`,
    title: (sends: string) => `実際の動き（${sends}）`,
    sends: (count: number, atMost: boolean) =>
      count === 0 ? "送信なし" : `${atMost ? "最大で" : ""}${groupDigits(count)}通送信`,
    quota: "送信したメッセージは配信数に数えられることがあります。",
    now: "すぐ",
    later: (min: number, max: number) =>
      min === max ? `${groupDigits(min)}分後` : `${groupDigits(min)}〜${groupDigits(max)}分後`,
    at: (time: string) => (time === "" ? "時刻未定" : time),
    step: screenWords.ja.at,
    conditional: "（条件に合う人だけ）",
    lasting: {
      blocks: "友だちをブロックします。一覧から消え、メッセージは送られず、タグと友だち情報は削除されます。",
      stopsScenario: "シナリオの購読と予約を停止します。",
      removesMenu: "メニューを外します。",
      cancelsReminder: "リマインダを解除します。",
    },
    added: (sentence: string) => `追加：${sentence}`,
    removed: (sentence: string) => `削除：${sentence}`,
    movedTo: (sentence: string) => `移動：${sentence}`,
    changed: (before: string, after: string) => `変更：${before} → ${after}`,
    movedAndChanged: (before: string, after: string) => `移動と変更：${before} → ${after}`,
    otherwise: (sentence: string) => `変更：${sentence}（表示されない項目）`,
    conditionAdded: (effect: string, people: string) => `条件を追加：${effect}（${people}）`,
    conditionRemoved: (effect: string, people: string) => `条件を削除：${effect}（${people}）`,
    conditionChanged: (effect: string, before: string, after: string) =>
      `条件を変更：${effect}（${before} → ${after}）`,
    conditionDeviates: (effect: string, people: string) => `条件を変更：${effect}（${people}）`,
    conditionPending: (effect: string) => `条件を編集中：${effect}`,
    field: (label: string, before: string, after: string) => `${label}：${before} → ${after}`,
    fields: { a_name: "アクション名", a_twice_type: "2回目以降の発動時も実行" },
    yes: "する",
    no: "しない",
    nothing: "（なし）",
  },
  en: {
    conflicts: {
      sentToBlocked: () => "Friends who are blocked here get no messages",
      tagBothWays: (what) => `The tag ${what} is added and removed (the later effect stays)`,
      menuTwice: () => "There are several menu effects (the last one stays)",
      assignedTwice: (what) => `The information ${what} is set more than once (the last value stays)`,
      reminderBothWays: (what) => `The reminder ${what} is started and cancelled`,
    },
    reordered: "Because of their timing, effects run in another order than they are listed",
    show: (number) => `Show number ${number}`,
    broken: (count) => `Deleted references: ${groupDigits(count)}`,
    gone: (name, id) => `${name} (ID ${id})`,
    goneFolder: (label) => `Deleted folder of ${label}`,
    goneChoice: "Deleted choice",
    gonePlan: "Deleted plan",
    conditionAt: (place) => `condition of ${place}`,
    showUse: (place) => `Show ${place}`,
    otherUsesOf: (name, count) => `${groupDigits(count)} more of ${name}`,
    replace: "Replace everywhere",
    replaceThing: (name) => `Replace everywhere: ${name}`,
    replacement: (label) => `Replacement: ${label}`,
    replaceHint: (count) => `Effects in which your choice replaces it: ${groupDigits(count)}`,
    replaced: (count) => `Effects in which it was replaced: ${groupDigits(count)}`,
    title: (sends) => `What really happens (${sends})`,
    sends: (count, atMost) =>
      count === 0
        ? "no messages"
        : `${atMost ? "at most " : ""}${groupDigits(count)} ${count === 1 ? "message" : "messages"}`,
    quota: "Messages that are sent may count towards the quota.",
    now: "now",
    later: (min, max) =>
      min === max
        ? `after ${groupDigits(min)} ${min === 1 ? "minute" : "minutes"}`
        : `after ${groupDigits(min)} to ${groupDigits(max)} minutes`,
    at: (time) => (time === "" ? "at a time to be set" : `at ${time}`),
    step: screenWords.en.at,
    conditional: " (only people who meet the condition)",
    lasting: {
      blocks: "Blocks the friend: gone from the list, no messages, tags and information deleted.",
      stopsScenario: "Stops the scenario and what was reserved of it.",
      removesMenu: "Removes the menu.",
      cancelsReminder: "Cancels the reminder.",
    },
    added: (sentence) => `Added: ${sentence}`,
    removed: (sentence) => `Deleted: ${sentence}`,
    movedTo: (sentence) => `Moved: ${sentence}`,
    changed: (before, after) => `Changed: ${before} → ${after}`,
    movedAndChanged: (before, after) => `Moved and changed: ${before} → ${after}`,
    otherwise: (sentence) => `Changed: ${sentence} (something that is not shown)`,
    conditionAdded: (effect, people) => `Condition added: ${effect} (${people})`,
    conditionRemoved: (effect, people) => `Condition removed: ${effect} (${people})`,
    conditionChanged: (effect, before, after) => `Condition changed: ${effect} (${before} → ${after})`,
    conditionDeviates: (effect, people) => `Condition changed: ${effect} (${people})`,
    conditionPending: (effect) => `Condition being edited: ${effect}`,
    field: (label, before, after) => `${label}: ${before} → ${after}`,
    fields: { a_name: "Action name", a_twice_type: "Runs from the 2nd firing on" },
    yes: "yes",
    no: "no",
    nothing: "(nothing)",
  },
});

/** Words of the analysis in one language. */
export type AnalysisWords = typeof analysisWords.ja;

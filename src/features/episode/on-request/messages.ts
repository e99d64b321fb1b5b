import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words of what is asked before it cannot be undone (rules: episode-running-asked). */
export const questionWords = words({
  shared: pick(screenWords, "cancel"),
  ja: {
    doRemove: "削除する",
    askRemove: (name: string) => `「${name}」を削除しますか？`,
    confirmSave: "配信中のステップを変更しますか？",
    changes: (added: number, changed: number, removed: number) =>
      `追加 ${added}件・変更 ${changed}件・削除 ${removed}件`,
    saveLabel: "保存する",
    confirmStart: "配信を開始しますか？",
    cannotStop: "開始した配信を停止する機能はありません。止めるには削除してください。",
    missed: (name: string, moment: string, steps: string) => `${name}さん ${moment}：${steps}`,
    moreMissed: (count: number) => `ほか${count}件`,
    missedOfSample: (moment: string, steps: string) => `見本 ${moment}：${steps}`,
    stepNumbers: (numbers: readonly number[]) => numbers.map((number) => `ステップ${number}`).join("、"),
    sentAtOnce: "過ぎたステップは、開始するとすぐに送信される場合があります。",
    understood: "確認しました",
    startLabel: "配信を開始する",
    removePrice: "まだ送られていないステップは送信されません。",
  },
  en: {
    doRemove: "Delete",
    askRemove: (name) => `Delete “${name}”?`,
    confirmSave: "Change the steps of a running sequence?",
    changes: (added, changed, removed) => `${added} added, ${changed} changed, ${removed} deleted`,
    saveLabel: "Save",
    confirmStart: "Start the sequence?",
    cannotStop: "A sequence that runs cannot be stopped. Delete it to end it.",
    missed: (name, moment, steps) => `${name} ${moment}: ${steps}`,
    moreMissed: (count) => `${count} more`,
    missedOfSample: (moment, steps) => `Sample ${moment}: ${steps}`,
    stepNumbers: (numbers) => numbers.map((number) => `step ${number}`).join(", "),
    sentAtOnce: "Steps that are over may be sent at once when it is started.",
    understood: "I have seen this",
    startLabel: "Start",
    removePrice: "Steps that were not sent yet will not be sent.",
  },
});

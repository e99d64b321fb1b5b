import { pick, words } from "../../lib/locale.js";
import { screenWords } from "../../lib/messages.js";

/** Words about the condition of something (rules: effect-condition, condition-saved). */
export const conditionWords = words({
  shared: pick(screenWords, "loading loadAgain"),
  ja: {
    condition: "条件",
    set: (id: number) => `条件（ID ${id}）に合う人だけ`,
    pending: "条件の編集が途中です",
    edit: "条件を編集",
    isOn: "条件はオンです",
    isOff: "条件はオフです。決めるとオンになります",
    give: "条件を付ける",
    change: "条件を変える",
    editorNotLoaded: "入力欄を読み込めませんでした",
    loadFailed: "取得に失敗しました",
    againOf: (owner: string) => `もう一度読み込む（${owner}の条件）`,
  },
  en: {
    condition: "Condition",
    set: (id) => `Only people who meet condition ${id}`,
    pending: "The condition is being edited",
    edit: "Edit the condition",
    isOn: "The condition is on",
    isOff: "The condition is off until you save it",
    give: "Add a condition",
    change: "Change the condition",
    editorNotLoaded: "The fields could not be loaded",
    loadFailed: "Loading failed",
    againOf: (owner) => `Load again (condition of ${owner})`,
  },
});

import { pick, words } from "../../lib/locale.js";
import { screenWords } from "../../lib/messages.js";
import type { PanelKey } from "./entity.js";

/** Words of the filter editor (rules: filter-guide, filter-loading-failed). */
export const filterWords = words({
  shared: pick(
    screenWords,
    "loading loadAgain registerFailed remove addOf alreadyAdded search operation at numbered",
  ),
  ja: {
    narrowsNothing: "何も指定されていないため、この条件では絞り込まれません。",
    brokenCondition: "無効な条件",
    unknownCondition: "不明な条件",
    all: "すべて満たす(and)",
    any: "いずれか1つ以上を満たす(or)",
    anyHint: "入れた条件のうち、1つでも満たす友だちに絞り込む枠を追加します。",
    and: "かつ",
    or: "または",
    chooseHint: "絞り込む項目を選択してください",
    moreHint: "さらに条件を追加できます",
    addHeading: "絞り込む項目を追加",
    removePanel: "パネルを削除",
    moreTools: "その他の操作",
    opaque: "この条件はここでは編集できません。内容はそのまま保存されます。",
    locked: "この条件を編集する権限がありません。内容はそのまま保存されます。",
    opaqueFields: (fields: readonly string[]) =>
      `読み取れない項目があります（${fields.join("、")}）。選び直さないかぎり、内容はそのまま保存されます。`,
    broken: (reason: string) => `無効な条件です：${reason}`,
    unknownReason: "不明",
    name: "条件名",
    loadFailed: "読み込みに失敗しました",
    empty: "条件を1つ以上追加してください。",
    panelEmpty: "or条件に条件を追加してください。",
    nameRequired: "条件を保存するとき名前は必須です",
    saved: "登録しました",
    met: "満たす",
    unmet: "満たさない",
  },
  en: {
    narrowsNothing: "Narrows nothing: nothing is chosen.",
    brokenCondition: "Invalid condition",
    unknownCondition: "Unknown condition",
    all: "Meet all (and)",
    any: "Meet any one or more (or)",
    anyHint: "Adds a panel for friends who meet at least one of the conditions in it.",
    and: "and",
    or: "or",
    chooseHint: "Choose what to narrow by",
    moreHint: "You can add more",
    addHeading: "Add a condition",
    removePanel: "Remove panel",
    moreTools: "More actions",
    opaque: "This condition cannot be edited here. It is saved as it is.",
    locked: "You have no permission to edit this condition. It is saved as it is.",
    opaqueFields: (fields) =>
      `Some of it cannot be read (${fields.join(", ")}). Unless it is chosen anew, it is saved as it is.`,
    broken: (reason) => `Invalid condition: ${reason}`,
    unknownReason: "unknown",
    name: "Name",
    loadFailed: "Loading failed",
    empty: "Add at least one condition.",
    panelEmpty: "Add a condition to this or-panel.",
    nameRequired: "A name is needed to save the conditions",
    saved: "Saved",
    met: "met",
    unmet: "not met",
  },
});

/** Words in one language. */
export type FilterWords = typeof filterWords.ja;

/** How a row is counted: with what joins it to the one before. */
export function rowNumber(number: number, panel: PanelKey, words: FilterWords): string {
  return number === 1 ? "1" : `${panel === null ? words.and : words.or} ${number}`;
}

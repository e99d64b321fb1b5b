import { serverWords } from "../../collection/index.js";
import { pick, words } from "../../lib/locale.js";
import { pickerWords } from "../picker/index.js";

/** Words of the friend editor (rules: friend-tabs, friend-load-failed, friend-save-failed). */
export const friendWords = words({
  shared: pick(
    serverWords,
    "cancel close loading loadAgain save discard unsaved keepEditing search choose noChoices choiceDeleted choicesFailed refreshFailed unknownError favourites noFolder deleted takeOff at",
  ),
  ja: {
    tabs: { tags: "タグ", variables: pickerWords.ja.kinds.varia, base: "基本情報" },
    tabList: "友だちの情報",
    title: "友だちの編集",
    titleOf: (name: string) => `${name}さんの情報`,
    nobody: "友だちが選択されていません",

    loadFailed: "読み込み中にエラーが発生しました",
    variablesFailed: "友だち情報の読み込み中にエラーが発生しました",

    saveAll: "すべて保存",
    between: "・",
    busy: "通信中です。OKを押してしばらくお待ちください。",
    saved: (tab: string) => `${tab}を保存しました`,
    variablesSaveFailed: "友だち情報の保存に失敗しました",
    nothingToSave: "変更はありません",
    outcome: {
      saved: (tab: string) => `${tab}：保存しました`,
      failed: (tab: string) => `${tab}：保存できませんでした`,
      unsent: (tab: string) => `${tab}：変更なし`,
    },
    outcomes: "保存の結果",
    undoSave: "保存を元に戻す",
    undoSaveNone: "ほかの人が変更したため、元に戻せる項目がありません",
    setAside: "保存していない変更は、その友だちをもう一度開くと戻ります。",

    faults: {
      "no number": "数値を入力してください。",
      "out of range": "-9999999999.999から9999999999.999までの数値を入力してください。",
      "no day": "日付を入力してください。",
    },
    conflictOpen: "残す値を選択してください。",
    conflictFound: "編集中にほかの人が変更しました。",
    person: (name: string) => `${name}さん`,

    unset: "未設定",
    emptyText: "（空欄）",
    beforeValue: (value: string) => `変更前：${value}`,
    takeBack: "変更を取り消す",
    takeBackOf: (name: string) => `${name}の変更を取り消す`,
    clear: (name: string) => `${name}を消す`,
    open: (name: string) => `${name}を開く`,
    unsafeFile: "開けないアドレスです",
    readOnly: "この項目を変更する権限がありません",
    fixed: "閲覧のみ",
    deletedVariable: (id: string) => `削除済みの友だち情報（ID ${id}）`,
    deletedHint: "友だち情報が削除されています。値はそのまま残ります。",
    unknownType: "この画面では編集できない種別です。値はそのまま残ります。",
    notADay: (written: string) => `日付ではない値「${written}」が入力されています`,

    searchHint: "項目名・値で絞り込む",
    hideUnset: "未設定を隠す",
    changedOnly: "変更した項目だけ",
    nothingFound: "条件に合う項目がありません",
    showAll: "すべて表示",
    noVariables: "友だち情報がありません",
    noBaseValues: "基本情報がありません",
    count: (count: number) => `${count}項目`,
    memo: "個別メモ",

    changed: (count: number) => `${count}項目を変更中`,
    conflicts: (count: number) => `競合${count}件`,
    errors: (count: number) => `入力エラー${count}件`,
    tagsAdded: (count: number) => `追加 ${count}`,
    tagsRemoved: (count: number) => `解除 ${count}`,
    tagAdded: "付ける",

    review: "保存する内容の確認",
    reviewSave: "保存する",
    reviewBack: "編集に戻る",
    arrow: "→",
  },
  en: {
    tabs: { tags: "Tags", variables: pickerWords.en.kinds.varia, base: "Base values" },
    tabList: "About this friend",
    title: "Edit friend",
    titleOf: (name) => `About ${name}`,
    nobody: "No friend is chosen",

    loadFailed: "An error occurred while loading",
    variablesFailed: "An error occurred while loading friend information",

    saveAll: "Save all",
    between: ", ",
    busy: "Currently communicating, press OK and wait.",
    saved: (tab) => `${tab} saved`,
    variablesSaveFailed: "Failed to save friend information",
    nothingToSave: "There are no changes",
    outcome: {
      saved: (tab) => `${tab}: saved`,
      failed: (tab) => `${tab}: not saved`,
      unsent: (tab) => `${tab}: no changes`,
    },
    outcomes: "What was saved",
    undoSave: "Undo this save",
    undoSaveNone: "Others have changed it since, so there is nothing to undo",
    setAside: "Unsaved changes come back when that friend is opened again.",

    faults: {
      "no number": "Enter a number.",
      "out of range": "Enter a number from -9999999999.999 to 9999999999.999.",
      "no day": "Enter a date.",
    },
    conflictOpen: "Choose the value that stays.",
    conflictFound: "Somebody else changed this while you were editing.",
    person: (name) => name,

    unset: "Not set",
    emptyText: "(empty)",
    beforeValue: (value) => `Before: ${value}`,
    takeBack: "Take back",
    takeBackOf: (name) => `Take back the change of ${name}`,
    clear: (name) => `Clear ${name}`,
    open: (name) => `Open ${name}`,
    unsafeFile: "This address cannot be opened",
    readOnly: "You do not have permission to change this",
    fixed: "Read only",
    deletedVariable: (id) => `Deleted friend information (ID ${id})`,
    deletedHint: "This friend information was deleted. The value stays as it is.",
    unknownType: "This kind cannot be edited here. The value stays as it is.",
    notADay: (written) => `“${written}” is no date`,

    searchHint: "Search names and values",
    hideUnset: "Hide what is not set",
    changedOnly: "Changed only",
    nothingFound: "Nothing matches",
    showAll: "Show all",
    noVariables: "There is no friend information",
    noBaseValues: "There are no base values",
    count: (count) => (count === 1 ? "1 item" : `${count} items`),
    memo: "Memo",

    changed: (count) => (count === 1 ? "1 change" : `${count} changes`),
    conflicts: (count) => (count === 1 ? "1 conflict" : `${count} conflicts`),
    errors: (count) => (count === 1 ? "1 error" : `${count} errors`),
    tagsAdded: (count) => `${count} added`,
    tagsRemoved: (count) => `${count} removed`,
    tagAdded: "Add",

    review: "What will be saved",
    reviewSave: "Save",
    reviewBack: "Back",
    arrow: "→",
  },
});

/** Words of the friend editor in one language. */
export type FriendWords = typeof friendWords.ja;

import type { Localized } from "../../lib/locale.js";

/** Words about the condition of something (actions-and-filters §2, §8). */
const ja = {
  condition: "条件",
  set: (id: number) => `条件（ID ${id}）に合う人だけ`,
  onlyPeople: (sentence: string) => `${sentence}人だけ`,
  /** What its owner brings about is so already. */
  already: {
    tagged: (names: string) => `タグ${names}は、この条件の友だちには既に付いています`,
    untagged: (names: string) => `タグ${names}は、この条件の友だちには付いていません`,
    marked: (names: string) => `対応マークは、この条件の友だちでは既に${names}です`,
    subscribed: (names: string) => `シナリオ${names}は、この条件の友だちが既に購読しています`,
  },
  pending: "条件の編集が途中です",
  edit: "条件を編集",
  loading: "読み込み中...",
  editorNotLoaded: "入力欄を読み込めませんでした",
  loadFailed: "取得に失敗しました",
  again: "もう一度読み込む",
  againOf: (owner: string) => `もう一度読み込む（${owner}の条件）`,
  drop: "条件を外す",
  decide: "条件を決めて戻る",
  saving: "処理中...",
  saveFailed: "登録に失敗しました",
};

/** Every language says exactly this much. */
export type ConditionWords = typeof ja;

const en: ConditionWords = {
  condition: "Condition",
  set: (id) => `Only people who meet condition ${id}`,
  onlyPeople: (sentence) => `Only people of whom this holds: ${sentence}`,
  already: {
    tagged: (names) => `Friends who meet this condition have the tag ${names} already`,
    untagged: (names) => `Friends who meet this condition do not have the tag ${names}`,
    marked: (names) => `Friends who meet this condition have the response mark ${names} already`,
    subscribed: (names) => `Friends who meet this condition subscribe to the scenario ${names} already`,
  },
  pending: "The condition is being edited",
  edit: "Edit the condition",
  loading: "Loading...",
  editorNotLoaded: "The fields could not be loaded",
  loadFailed: "Loading failed",
  again: "Load again",
  againOf: (owner) => `Load again (condition of ${owner})`,
  drop: "Remove the condition",
  decide: "Save the condition and go back",
  saving: "Saving...",
  saveFailed: "Saving failed",
};

/** Words about the condition of something. */
export const conditionWords: Localized<ConditionWords> = { ja, en };

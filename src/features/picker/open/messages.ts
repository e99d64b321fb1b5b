import type { ItemId } from "../../../api/resources.js";
import { groupDigits } from "../../../lib/digits.js";
import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";
import type { Catalogue } from "../list/catalogue.js";
import { isSet } from "../list/flags.js";
import type { PickerWords } from "../messages.js";
import type { Heading } from "./rows/rows.js";

/** All that the open list says. */
export type OpenListWords = PickerWords & ListWords;

/** Words that only the open list needs, beside `PickerWords` (rules: picker-one-thing-at-a-time, picker-new-item-refused). */
export const listWords = words({
  shared: pick(screenWords, "close added search all firstColumn noFolder"),
  ja: {
    clearSearch: "検索を消す",
    favourites: "お気に入り",
    deleted: "削除済み",
    none: (label: string) => `選択可能な${label}がありません`,
    noneChosen: (label: string) => `選択中の${label}はありません`,
    notFound: (query: string) => `「${query}」に一致するものはありません`,
    takeOffDeleted: "削除済みをまとめて外す",
    searchHint: (label: string) => `${label}を検索`,
    add: "追加",
    addAsNew: (name: string, label: string) => `「${name}」を新しい${label}として追加`,
    enterAdds: "Enterで追加",
    enterWillAdd: (name: string, label: string) => `Enterを押すと「${name}」を新しい${label}として追加します`,
    addingMany: (done: number, total: number) => `追加中... ${groupDigits(done)} / ${groupDigits(total)} 件`,
    addedTo: (name: string, folder: string) => `「${name}」を${folder}に追加しました`,
    addedMany: (count: number) => `${groupDigits(count)}件を追加しました`,
    addedManyTo: (count: number, folder: string) => `${groupDigits(count)}件を${folder}に追加しました`,
    protections: {
      inexact: "正確に扱えない数値",
      permission: "編集権限なし",
      type: "種別が対象外",
      generation: "形式が対象外",
      lmp: "LMPは対象外",
    },
    alike: (name: string) => `よく似た名前の「${name}」があります`,
    chooseAlike: "既存を選ぶ",
    addAnyway: "それでも追加",
    tryAgain: "もう一度追加",
    selectAll: "すべて選択",
    hidden: (count: number) => `うち${groupDigits(count)}件は表示外`,
    clearWithHidden: (count: number) => `選択を解除（表示外の${groupDigits(count)}件も）`,
    /** Announcement of the opened list, for those who do not see it. */
    opened: (label: string, count: number, chosen: number) =>
      `${label}、${groupDigits(count)}件${chosen > 0 ? `、${groupDigits(chosen)}件を選択中` : ""}`,
    found: (count: number) => `${groupDigits(count)}件`,
    groups: "グループ",
    chosenOnly: "選択中",
    onlyChosen: "選択中のみ",
    wholeGroup: (name: string) => `${name}をすべて選択`,
    fresh: "新着",
    unique: "重複不可",
    uniqueGroup: (name: string) => `${name}（重複不可）`,
    lmp: "LMP",
    rowKeys: "Alt+T テスト · Alt+P 表示",
    testRow: "この行をテスト送信",
    previewRow: "この行をプレビュー",
    pasted: (count: number) => `貼り付けた${groupDigits(count)}件の名前`,
    pasteMatched: (count: number) => `見つかったもの ${groupDigits(count)}件`,
    pasteChosen: (count: number) => `すでに選択中のもの ${groupDigits(count)}件`,
    pasteAmbiguous: (count: number) => `同じ名前が複数あるもの ${groupDigits(count)}件`,
    pasteUnknown: (count: number) => `見つからないもの ${groupDigits(count)}件`,
    pasteChoose: (count: number) => `新たに${groupDigits(count)}件を選択する`,
    pasteFolder: "追加先",
    pasteCreate: (count: number, label: string) => `${groupDigits(count)}件を新しい${label}として追加`,
    pasteCancel: "やめる",
  },
  en: {
    clearSearch: "Clear the search",
    favourites: "Favourites",
    deleted: "Deleted",
    none: (label) => `There is nothing to choose: ${label}`,
    noneChosen: (label) => `Nothing is chosen: ${label}`,
    notFound: (query) => `Nothing matches "${query}"`,
    takeOffDeleted: "Take all deleted off",
    searchHint: (label) => `Search: ${label}`,
    add: "Add",
    addAsNew: (name, label) => `Add "${name}" (${label})`,
    enterAdds: "Enter adds it",
    enterWillAdd: (name, label) => `Press Enter to add "${name}" (${label})`,
    addingMany: (done, total) => `Adding... ${groupDigits(done)} / ${groupDigits(total)}`,
    addedTo: (name, folder) => `"${name}" was added to ${folder}`,
    addedMany: (count) => `${groupDigits(count)} were added`,
    addedManyTo: (count, folder) => `${groupDigits(count)} were added to ${folder}`,
    protections: {
      inexact: "A number that cannot be held exactly",
      permission: "No permission to edit",
      type: "Wrong type",
      generation: "Wrong format",
      lmp: "LMP is not allowed",
    },
    alike: (name) => `There is "${name}", which is named alike`,
    chooseAlike: "Choose that one",
    addAnyway: "Add anyway",
    tryAgain: "Try again",
    selectAll: "Select all",
    hidden: (count) => `${groupDigits(count)} of them not shown`,
    clearWithHidden: (count) => `Clear the selection (${groupDigits(count)} not shown too)`,
    opened: (label, count, chosen) =>
      `${label}: ${groupDigits(count)}${chosen > 0 ? `, ${groupDigits(chosen)} chosen` : ""}`,
    found: (count) => `${groupDigits(count)} found`,
    groups: "Folders",
    chosenOnly: "Chosen",
    onlyChosen: "Chosen only",
    wholeGroup: (name) => `Select all of ${name}`,
    fresh: "New",
    unique: "One only",
    uniqueGroup: (name) => `${name} (one only)`,
    lmp: "LMP",
    rowKeys: "Alt+T test · Alt+P show",
    testRow: "Send a test of this row",
    previewRow: "Preview this row",
    pasted: (count) => `${groupDigits(count)} names pasted`,
    pasteMatched: (count) => `Found: ${groupDigits(count)}`,
    pasteChosen: (count) => `Chosen already: ${groupDigits(count)}`,
    pasteAmbiguous: (count) => `Several of that name: ${groupDigits(count)}`,
    pasteUnknown: (count) => `Not found: ${groupDigits(count)}`,
    pasteChoose: (count) => `Choose ${groupDigits(count)} more`,
    pasteFolder: "Add to",
    pasteCreate: (count, label) => `Add ${groupDigits(count)} (${label})`,
    pasteCancel: "Cancel",
  },
});

/** Words of the open list in one language. */
export type ListWords = typeof listWords.ja;

/** Text of a heading. */
export function headingText(heading: Heading, catalogue: Catalogue, words: OpenListWords): string {
  if (heading === "missing") return words.deleted;
  if (heading === "favourites") return words.favourites;
  if (heading === "super") return "";
  const name = groupText(heading.group, catalogue, words);
  // A friend has at most one item of such a folder.
  const isUnique = isSet(catalogue.source.groups[String(heading.group)]?.unique);
  return isUnique ? words.uniqueGroup(name) : name;
}

/** The name of a folder. */
export function groupText(id: ItemId | null, { groups }: Catalogue, words: OpenListWords): string {
  return groups.find((group) => group.id === id)?.name || words.noFolder;
}

import { describe, expect, it } from "vitest";
import type { Refusal } from "../../../src/features/picker/choice/refusal.js";
import { pickerWords, refusalText } from "../../../src/features/picker/messages.js";
import { headingText, listWords } from "../../../src/features/picker/open/messages.js";
import { openPicker, sourceOf } from "./open-picker.js";

const { ja } = pickerWords;
const { ja: listJa } = listWords;

describe("alerts (rules: protected-items, picker-new-item-refused)", () => {
  it.each<[refusal: Refusal, text: string]>([
    [{ is: "protected", name: "VIP" }, "VIPは追加できません"],
    [{ is: "protected", name: "<b>" }, "<b>は追加できません"],
    [{ is: "emptyName" }, "タグ名が空欄です"],
    [{ is: "noType" }, "タグを作成できません"],
    [{ is: "required" }, "タグを選択してください。"],
  ])("%j", (refusal, text) => {
    expect(refusalText(refusal, ja.kinds.tag, ja)).toBe(text);
  });
});

describe("fixed words (rules: picker-empty-list, picker-one-thing-at-a-time)", () => {
  it.each<[what: string, words: string, text: string]>([
    ["loading", ja.loading, "読み込み中..."],
    ["adding", ja.adding, "追加中..."],
    ["testing", ja.sending, "送信中..."],
    ["an empty list", listJa.none("フェーズ"), "選択可能なフェーズがありません"],
    ["a deleted item", ja.deletedItem("シナリオ"), "削除済みのシナリオ"],
    ["the warning of deleted items", ja.deletedWarning("シナリオ"), "削除済みのシナリオが指定されています"],
    ["a number of four digits", ja.selected(1234), "1,234件を選択中"],
  ])("%s", (_, words, text) => {
    expect(words).toBe(text);
  });
});

describe("headings of the list", () => {
  const list = sourceOf([{ id: 1, group_id: 5 }], [{ id: 5, name: "顧客" }]);
  it.each<[heading: Parameters<typeof headingText>[0], text: string]>([
    [{ group: 5 }, "顧客"],
    [{ group: null }, "未分類"],
    [{ group: 77 }, "未分類"],
    ["favourites", "お気に入り"],
    ["missing", "削除済み"],
    ["super", ""],
  ])("%j", (heading, text) => {
    const picker = openPicker(list);
    const catalogue = picker.list.shown.now().catalogue;
    expect(catalogue && headingText(heading, catalogue, { ...ja, ...listJa })).toBe(text);
  });
});

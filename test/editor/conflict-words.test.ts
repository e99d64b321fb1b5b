import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { conflictWords } from "../../src/editor/index.js";

describe("words about what two people have changed", () => {
  it.each([
    ["ja", "あなたの入力", "ほかの人の変更", "佐藤さんの変更", "編集前の値", "メモの競合"],
    [
      "en",
      "What you entered",
      "What somebody else entered",
      "What 佐藤さん entered",
      "As it was before",
      "Conflict: メモ",
    ],
  ] as const)("are the same in every element (%s)", (locale, mine, theirs, theirsOf, before, of) => {
    const words = conflictWords[locale];
    expect([words.mine, words.theirs, words.theirsOf("佐藤さん"), words.before, words.of("メモ")]).toEqual([
      ...[mine, theirs, theirsOf, before, of],
    ]);
  });

  it("explain in Japanese what the screen knows, in English alike", () => {
    expect(conflictWords.ja.lead).toEqual({
      first: "ほかの人が先に変更しました。どちらを保存するか選んでください。",
      same: "ほかの人が同じ項目を変更しています。どの内容を保存するか選んでください。",
      meanwhile: "編集中にほかの人が変更しました。残す値を選んでください。",
    });
    expect(conflictWords.ja.leadOf("佐藤さん")).toBe(
      "編集中に佐藤さんが変更しました。残す値を選んでください。",
    );
    expect(new Set(Object.values(conflictWords.en.lead))).toEqual(
      new Set([conflictWords.en.leadOf("Somebody else")]),
    );
  });

  it("stand in one place", () => {
    const own =
      /あなたの入力|ほかの人の変更"|編集前の値|の競合`|残す値を選んでください|保存するか選んでください/;
    const files = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("messages.ts"))
      .filter((file) => own.test(readFileSync(`src/${file}`, "utf8")));
    expect(files).toEqual(["editor/conflict/messages.ts"]);
  });
});

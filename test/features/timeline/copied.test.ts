import { describe, expect, it } from "vitest";
import { readMessages } from "../../../src/api/timeline.js";
import { copiedMessages } from "../../../src/features/timeline/copied.js";
import { timelineWords } from "../../../src/features/timeline/index.js";

/** Minutes after midnight of 5 March 2026 in Japan. */
const at = (minutes: number) => Date.UTC(2026, 2, 4, 15) + minutes * 60_000;
const friend = { id: 7, name: "佐藤 花子" };
const all = { first: null, last: null };
const of = (...messages: Record<string, unknown>[]) =>
  readMessages(messages.map((each, id) => ({ id: id + 1, timestamp: at(0), member: friend, ...each })));
const copied = (...messages: Record<string, unknown>[]) =>
  copiedMessages(of(...messages), timelineWords.ja, all);

describe("messages that are copied", () => {
  it("one is its text, several have who and when above it", () => {
    expect(copied({ text: "予約したいです\n二名です" })).toBe("予約したいです\n二名です");
    expect(
      copied(
        { text: "予約したいです\n二名です", timestamp: at(9 * 60 + 5) },
        { text: "承りました", timestamp: at(24 * 60 + 15 * 60), from: "account" },
      ),
    ).toBe("3/5 9:05 佐藤 花子\n予約したいです\n二名です\n\n3/6 15:00 アカウント → 佐藤 花子\n承りました");
  });

  it("of the first and the last what is selected", () => {
    const messages = of({ text: "一二" }, { text: "三四" }, { text: "五六" });
    const head = "3/5 0:00 佐藤 花子";
    expect(copiedMessages(messages, timelineWords.ja, { first: "二", last: "五" })).toBe(
      `${head}\n二\n\n${head}\n三四\n\n${head}\n五`,
    );
    expect(copiedMessages(messages.slice(1, 2), timelineWords.ja, { first: "四", last: "四" })).toBe("四");
  });

  it.each<[Record<string, unknown>, string]>([
    [{ timestamp: 0, text: "いつか" }, "佐藤 花子\nいつか"],
    [{ timestamp: 0, member: null }, "名前のない友だち"],
    [{ timestamp: 0, member: null, from: "account", text: "一斉" }, "アカウント\n一斉"],
    [{ member: { id: 8, name: "\u202eabc" }, text: "あ" }, "3/5 0:00 \u202eabc\nあ"],
    [{ text: "終わりが空く\n\n" }, "3/5 0:00 佐藤 花子\n終わりが空く"],
    [{ text: "" }, "3/5 0:00 佐藤 花子"],
  ])("among others %o", (message, expected) => {
    expect(copied(message, { text: "次" })).toBe(`${expected}\n\n3/5 0:00 佐藤 花子\n次`);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ type: "image" }, "画像"],
    [{ type: "image", text: "写真です" }, "写真です"],
    [{ type: "file", media: { name: "見積.pdf" } }, "見積.pdf"],
    [{ type: "postback" }, "ボタン操作"],
    [{ type: "template", text: "空席" }, "テンプレート: 空席"],
    [{ type: "system" }, "システム通知"],
    [{ type: "unsent", text: "消したもの" }, "佐藤 花子さんがメッセージの送信を取り消しました"],
    [{ type: "flex" }, "不明な種類のメッセージ（flex）"],
    [{ type: "flex", text: "本文" }, "本文"],
  ])("a message %o says %s", (message, expected) => {
    expect(copied(message)).toBe(expected);
  });

  it("in English", () => {
    const messages = of({ text: "a", member: null }, { text: "b", from: "account" });
    expect(copiedMessages(messages, timelineWords.en, all)).toBe(
      "3/5 0:00 A friend without a name\na\n\n3/5 0:00 Account → 佐藤 花子\nb",
    );
  });
});

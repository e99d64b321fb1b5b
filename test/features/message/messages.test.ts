import { expect, test } from "vitest";
import { insertWords } from "../../../src/features/message/insert/messages.js";
import { messageWords } from "../../../src/features/message/messages.js";

const { ja, en } = messageWords;

test.each([
  [ja.problems(1234), "要確認の差し込み 1,234件"],
  [insertWords.ja.suggestionCount(6291), "候補6,291件"],
  [ja.expanded(4500, null), "送信時 4,500文字以上"],
  [ja.expanded(1000, 1000), "送信時 1,000文字"],
  [ja.expanded(26, 1045), "送信時 26〜1,045文字"],
  [ja.textTooLong(4500), "4,500文字以内で入力してください。入力した内容は残っています。"],
  // A counter has no commas, since it stands at its field all the time.
  [ja.counter(4500, 4500), "4500/4500"],
  [ja.counter(6000, 4500), "6000/4500（1,500文字超過）"],
  [en.expanded(26, 1045), "Sent: 26 to 1,045"],
  [en.counter(6000, 4500), "6000/4500 (1,500 too many)"],
])("%s", (said, expected) => {
  expect(said).toBe(expected);
});

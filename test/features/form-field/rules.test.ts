import { expect, test } from "vitest";
import type { InputRule } from "../../../src/features/form-field/input-type.js";
import { judgeAnswer } from "../../../src/features/form-field/rules.js";

test.each<[InputRule, string, boolean, (string | null)?]>([
  ["none", "なんでも", true],
  ["none", "", false],
  ["none", " 　", false],
  ["name", "山田 花子", true],
  ["name", "　", false],
  ["kana", "ヤマダ　ハナコ", true],
  ["kana", "やまだ", true],
  ["kana", "ﾔﾏﾀﾞ ﾊﾅｺ", true],
  ["kana", "マリー・アン", true],
  ["kana", "か\u3099", true],
  ["kana", "山田", false],
  ["kana", "yamada", false],
  ["email", "a@b.jp", true],
  ["email", "a.b+c@mail.example.co.jp", true],
  ["email", "a@b", false],
  ["email", "a@@b.jp", false],
  ["email", "@b.jp", false],
  ["email", "a b@c.jp", false],
  ["tel", "0312345678", true],
  ["tel", "090-1234-5678", true, "09012345678"],
  ["tel", "０９０（１２３４）５６７８", true, "09012345678"],
  ["tel", "090ー1234ー5678", true, "09012345678"],
  ["tel", "12345", false],
  ["tel", "090123456789", false],
  ["tel", "+819012345678", false],
  ["numeric", "12", true],
  ["numeric", "１，２００", true, "1200"],
  ["numeric", "-1.5", true],
  ["numeric", "−３", true, "-3"],
  ["numeric", "十二", false],
  ["numeric", "1-2", false],
])("%s takes %j: %j", (rule, answer, isTaken, readAs = null) => {
  expect(judgeAnswer(rule, answer)).toEqual({ isTaken, readAs });
});

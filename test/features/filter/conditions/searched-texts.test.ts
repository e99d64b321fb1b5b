import { describe, expect, test } from "vitest";
import {
  type MemoCondition,
  memo,
  writeMemos,
} from "../../../../src/features/filter/conditions/memo/memo.js";
import { memoSamples } from "../../../../src/features/filter/conditions/memo/memo.samples.js";
import {
  joinTexts,
  readTexts,
  splitTexts,
} from "../../../../src/features/filter/conditions/parts/text-list.js";
import {
  statusMessage,
  writeStatus,
} from "../../../../src/features/filter/conditions/status-message/status-message.js";
import { statusMessageSamples } from "../../../../src/features/filter/conditions/status-message/status-message.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences } from "./distinct.js";
import { summarizedBy } from "./summaries.js";

const summarizeStatusMessage = summarizedBy(statusMessage);

const summarizeMemo = summarizedBy(memo);

describe("several texts, typed as one (the public surface: half- or full-width blanks)", () => {
  test.each([
    ["VIP", ["VIP"]],
    ["VIP 常連", ["VIP", "常連"]],
    ["　VIP　 常連 ", ["VIP", "常連"]],
    ["VIP\n常連", ["VIP", "常連"]],
    ["　 ", []],
    ["", []],
  ])("%j is %j", (typed, texts) => {
    expect(splitTexts(typed)).toEqual(texts);
    expect(splitTexts(joinTexts(texts))).toEqual(texts);
  });

  test.each([
    [
      ["VIP", "a b"],
      ["VIP", "a b"],
    ],
    ["VIP　常連", ["VIP", "常連"]],
    [["", " ", 7], ["7"]],
    [9, ["9"]],
    [null, []],
  ])("a server may store %j", (stored, texts) => {
    expect(readTexts(stored)).toEqual(texts);
  });
});

describe("the memo", () => {
  test("is written, and unknown keys stay", () => {
    expect(writeMemos(memoSamples.withUnknownKeys, ["常連"])).toEqual({
      ...memoSamples.withUnknownKeys,
      memos: ["常連"],
    });
  });

  test.each<[keyof typeof memoSamples, boolean, string]>([
    ["typical", false, "個別メモに「VIP」を含む"],
    ["several", false, "個別メモに「VIP」か「銀座店」を含む"],
    ["oneText", false, "個別メモに「VIP」か「銀座店」を含む"],
    ["empty", true, "個別メモに（未入力）を含む"],
    ["sparse", true, "個別メモに（未入力）を含む"],
    ["nothing", true, "個別メモに（未入力）を含む"],
    ["markup", false, "個別メモに「<b>VIP</b>」を含む"],
  ])("%s: unfinished %s, says %s", (name, unfinished, sentence) => {
    expect(memo.unfinished(memoSamples[name])).toBe(unfinished);
    expect(summarizeMemo(memoSamples[name], sampleNames, "ja")).toBe(sentence);
  });

  test("no two are said alike, in any language", async () => {
    const { typical, several, empty } = memoSamples;
    expect(await sharedSentences<MemoCondition>(summarizeMemo, [typical, several, empty])).toEqual([]);
  });
});

describe("the status message", () => {
  test("is one text as it is typed, and unknown keys stay", () => {
    expect(writeStatus(statusMessageSamples.withUnknownKeys, " 本日　休業 ")).toEqual({
      ...statusMessageSamples.withUnknownKeys,
      status: " 本日　休業 ",
    });
  });

  test.each<[keyof typeof statusMessageSamples, boolean, string]>([
    ["typical", false, "ステータスメッセージに「営業中」を含む"],
    ["blanks", false, "ステータスメッセージに「本日 営業中」を含む"],
    ["empty", true, "ステータスメッセージに（未入力）を含む"],
    ["nothing", true, "ステータスメッセージに（未入力）を含む"],
    ["sparse", true, "ステータスメッセージに（未入力）を含む"],
  ])("%s: unfinished %s, says %s", (name, unfinished, sentence) => {
    expect(statusMessage.unfinished(statusMessageSamples[name])).toBe(unfinished);
    expect(summarizeStatusMessage(statusMessageSamples[name], sampleNames, "ja")).toBe(sentence);
  });

  test("no two are said alike, in any language", async () => {
    const { typical, blanks, empty } = statusMessageSamples;
    expect(await sharedSentences(summarizeStatusMessage, [typical, blanks, empty])).toEqual([]);
  });
});

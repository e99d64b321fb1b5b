import { describe, expect, test } from "vitest";
import {
  type FriendNameCondition,
  friendName,
  searchIn,
  writeNames,
} from "../../../../src/features/filter/conditions/friend-name/friend-name.js";
import { friendNameSamples as samples } from "../../../../src/features/filter/conditions/friend-name/friend-name.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { summarizedBy } from "./summaries.js";

const summarizeFriendName = summarizedBy(friendName);

describe("what the operator does (rules: name-condition)", () => {
  test.each([
    [
      "names are written",
      writeNames(samples.withUnknownKeys, ["佐藤"]),
      { ...samples.withUnknownKeys, names: ["佐藤"] },
    ],
    ["a text becomes a list", writeNames(samples.oneText, ["田中"]), { ...samples.oneText, names: ["田中"] }],
    [
      "one name is left out",
      searchIn(samples.typical, "use_short_name", false),
      { ...samples.typical, use_short_name: 0 },
    ],
    [
      "it is searched again",
      searchIn(samples.noName, "use_nickname", true),
      { ...samples.noName, use_nickname: 1 },
    ],
    ["missing fields stay missing", searchIn(samples.sparse, "use_name", false), { type: 11, use_name: 0 }],
  ])("%s", (_, after, expected) => expect(after).toEqual(expected));
});

test.each<[keyof typeof samples, boolean]>([
  ["typical", false],
  ["oneText", false],
  ["figures", false],
  ["empty", true],
  ["sparse", true],
  ["nothing", true],
  ["noName", true],
])("%s is unfinished: %s", (name, unfinished) => {
  expect(friendName.unfinished(samples[name])).toBe(unfinished);
});

test.each<[FriendNameCondition, string]>([
  [samples.typical, "名前に「田中」か「佐藤」を含む"],
  [samples.oneName, "名前（ニックネーム）に「たなか」を含む"],
  [samples.twoNames, "名前（表示名・略称）に「田中」を含む"],
  [samples.noName, "名前（未選択）に「田中」を含む"],
  [samples.sparse, "名前に（未入力）を含む"],
  [samples.oneText, "名前（表示名・ニックネーム）に「田中」か「佐藤」を含む"],
  [samples.figures, "名前に「7」を含む"],
])("%j says %s", (condition, sentence) => {
  expect(summarizeFriendName(condition, sampleNames, "ja")).toBe(sentence);
});

test("no two are said alike, in any language", async () => {
  const { typical } = samples;
  const conditions: FriendNameCondition[] = [
    ...varied<FriendNameCondition, "names">(typical, "names", [["田中", "佐藤"], ["田中"], []]),
    ...(
      [
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, 0],
        [0, 0, 1],
        [0, 1, 0],
        [1, 0, 0],
        [0, 0, 0],
      ] as const
    ).map(([use_name, use_short_name, use_nickname]) => ({
      ...typical,
      use_name,
      use_short_name,
      use_nickname,
    })),
  ];
  expect(await sharedSentences(summarizeFriendName, conditions)).toEqual([]);
});

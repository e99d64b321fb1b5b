import { expect, test } from "vitest";
import {
  chooseMatch,
  chooseMenu,
  type RichMenuCondition,
  RichMenuMatch,
  richMenu,
} from "../../../../src/features/filter/conditions/rich-menu/rich-menu.js";
import { richMenuSamples as samples } from "../../../../src/features/filter/conditions/rich-menu/rich-menu.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { summarizedBy } from "./summaries.js";

const summarizeRichMenu = summarizedBy(richMenu);

test.each([
  [
    "any clears the id",
    chooseMatch(samples.withUnknownKeys, RichMenuMatch.anySet),
    { ...samples.withUnknownKeys, match: 2, richmenu_id: null },
  ],
  [
    "none clears the id",
    chooseMatch(samples.typical, RichMenuMatch.noneSet),
    { ...samples.typical, match: 12, richmenu_id: null },
  ],
  [
    "not this one keeps it",
    chooseMatch(samples.typical, RichMenuMatch.notSet),
    { ...samples.typical, match: 10 },
  ],
  [
    "back to one there is none yet",
    chooseMatch(samples.anySet, RichMenuMatch.set),
    { ...samples.anySet, match: 0 },
  ],
  ["a menu is chosen", chooseMenu(samples.empty, 602), { ...samples.empty, richmenu_id: 602 }],
])("%s (rules: rich-menu-condition)", (_, after, expected) => expect(after).toEqual(expected));

test.each([
  [0, 10],
  [10, 0],
  [2, 12],
  [12, 2],
] as const)("the opposite of match %i is %i", (match, opposite) => {
  expect(richMenu.opposite({ ...samples.typical, match })).toEqual({ ...samples.typical, match: opposite });
});

test("offered to accounts with rich menus (rules: condition-abilities)", () => {
  expect(richMenu.ability).toBe("richmenu");
});

test.each<[keyof typeof samples, boolean, string]>([
  ["typical", false, "リッチメニュー「richmenu601」が設定されている"],
  ["notSet", false, "リッチメニュー「richmenu601」が設定されていない"],
  ["anySet", false, "リッチメニューのいずれかが設定されている"],
  ["leftOver", false, "リッチメニューのいずれかが設定されている"],
  ["noneSet", false, "リッチメニューがどれも設定されていない"],
  ["empty", true, "リッチメニュー（未選択）が設定されている"],
  ["emptyText", true, "リッチメニュー（未選択）が設定されている"],
  ["sparse", true, "リッチメニュー（未選択）が設定されている"],
])("%s: unfinished %s, says %s", (name, unfinished, sentence) => {
  expect(richMenu.unfinished(samples[name])).toBe(unfinished);
  expect(summarizeRichMenu(samples[name], sampleNames, "ja")).toBe(sentence);
});

test("no two are said alike, in any language", async () => {
  const base: RichMenuCondition = samples.typical;
  const conditions = [
    ...varied(base, "match", Object.values(RichMenuMatch)),
    ...varied(base, "richmenu_id", [602, null]),
  ];
  expect(await sharedSentences(summarizeRichMenu, conditions)).toEqual([]);
});

import { expect, test } from "vitest";
import {
  Channel,
  chooseChannel,
  chooseReaction,
  other,
  Reaction,
} from "../../../../src/features/filter/conditions/other/other.js";
import { otherSamples as samples } from "../../../../src/features/filter/conditions/other/other.samples.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences } from "./distinct.js";
import { summarizedBy } from "./summaries.js";

const summarizeOther = summarizedBy(other);

test.each([
  [
    "a reaction",
    chooseReaction(samples.withUnknownKeys, Reaction.none),
    { ...samples.withUnknownKeys, has_response: 10 },
  ],
  ["a channel", chooseChannel(samples.both, Channel.mailOnly), { ...samples.both, has_type: 12 }],
  ["a channel where nothing was", chooseChannel(samples.sparse, Channel.chat), { type: 110, has_type: 1 }],
])("%s is chosen and nothing else changes", (_, after, expected) => expect(after).toEqual(expected));

test("it may be there once (rules: single-use-conditions)", () => {
  expect(other.once).toBe(true);
});

test.each([
  [1, 0, 10],
  [10, 0, 1],
  [12, 0, null],
  [11, 0, null],
  [0, 0, null],
  [1, 2, null],
  [10, 11, null],
] as const)(
  "the opposite of reaction %i over channel %i has reaction %s",
  (has_response, has_type, reaction) => {
    const condition = { type: 110 as const, has_response, has_type };
    const expected = reaction === null ? "none" : { ...condition, has_response: reaction };
    expect(other.opposite(condition)).toEqual(expected);
  },
);

test.each<[keyof typeof samples, boolean, string]>([
  ["typical", false, "メッセージの返信がある"],
  ["neverReacted", false, "反応がない"],
  ["mailOnly", false, "メールのみで連絡できる"],
  ["both", false, "反応があり、メールで連絡できる"],
  ["empty", true, "反応と連絡手段（未選択）"],
  ["sparse", true, "反応と連絡手段（未選択）"],
])("%s: unfinished %s, says %s", (name, unfinished, sentence) => {
  expect(other.unfinished(samples[name])).toBe(unfinished);
  expect(summarizeOther(samples[name], sampleNames, "ja")).toBe(sentence);
});

test("no two of all are said alike, in any language", async () => {
  const conditions = Object.values(Reaction).flatMap((has_response) =>
    Object.values(Channel).map((has_type) => ({ type: 110 as const, has_response, has_type })),
  );
  expect(conditions).toHaveLength(25);
  expect(await sharedSentences(summarizeOther, conditions)).toEqual([]);
});

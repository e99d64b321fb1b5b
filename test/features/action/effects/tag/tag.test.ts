import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import * as transitions from "../../../../../src/features/action/effects/tag/tag.js";
import { type TagEffect, tag } from "../../../../../src/features/action/effects/tag/tag.js";
import { tagSamples as samples } from "../../../../../src/features/action/effects/tag/tag.samples.js";
import defaults from "../../../../fixtures/defaults.json" with { type: "json" };
import { formatIn } from "../../sentence-format.js";
import { expectDistinctSentences } from "../effect-sentences.js";
import { judgedAt } from "../judged.js";

it("a new one has the values of the public surface", () => {
  expect(JSON.stringify(tag.create())).toBe(JSON.stringify(defaults.effects[13]));
});

describe("what is read (rules: tag-effect)", () => {
  it.each(Object.entries(samples))("sample %s, with nothing changed", (_, effect) => {
    expect(safeParse(tag.schema, effect)).toMatchObject({ success: true, output: effect });
  });

  it.each<[string, object]>([
    ["another operation", { remove: 4 }],
    ["an operation in words", { remove: "add" }],
    ["tags that are no list", { tag_ids: 101 }],
    ["a tag that is no id", { tag_ids: [{ id: 101 }] }],
    ["a context that is none", { context: "order" }],
  ])("not %s", (_, changes) => {
    expect(safeParse(tag.schema, { ...samples.typical, ...changes }).success).toBe(false);
  });
});

describe("choosing the operation (remove 0 or 1 deletes the context of linked data; rules: tag-effect)", () => {
  it.each<[from: keyof typeof samples, to: 0 | 1 | 2 | 3, keepsContext: boolean]>([
    ["linked", 0, false],
    ["linked", 1, false],
    ["linked", 3, true],
    ["linkedRemoved", 2, true],
    ["linkedRemoved", 0, false],
    ["withUnknownKeys", 1, false],
  ])("%s to %d", (name, remove, keepsContext) => {
    const before: TagEffect = samples[name];
    const { context, ...rest } = before;
    const expected = { ...rest, remove, ...(keepsContext && { context }) };
    expect(transitions.chooseOperation(before, remove)).toEqual(expected);
  });

  it("a change of mind before a value is chosen leaves no trace", () => {
    const there = transitions.chooseOperation(samples.typical, 2);
    expect(there).not.toHaveProperty("context");
    expect(JSON.stringify(transitions.chooseOperation(there, 0))).toBe(JSON.stringify(samples.typical));
  });
});

describe("each choice changes its own field and keeps what it does not know", () => {
  const before = samples.withUnknownKeys;
  it.each<[string, TagEffect, object]>([
    ["tags", transitions.chooseTags(before, [103, 104]), { tag_ids: [103, 104] }],
    ["no tags", transitions.chooseTags(before, []), { tag_ids: [] }],
    ["a folder", transitions.chooseFolder(before, 11), { tag_group_id: 11 }],
    ["by folder", transitions.chooseMethod(before, 1), { use_group: 1 }],
    ["a linked value", transitions.chooseLinkedValue(before, { key: "k" }), { context: { key: "k" } }],
  ])("%s", (_, after, changes) => {
    expect(JSON.stringify(after)).toBe(JSON.stringify({ ...before, ...changes }));
  });
});

describe("what may not be saved", () => {
  const noTags = ["tag_ids", "タグを選択してください。"];
  const noFolder = ["tag_group_id", "タグのフォルダを選択してください。"];
  const noKey = ["context", "連携データの項目を選択してください。"];
  it.each<[keyof typeof samples, string[][]]>([
    ["typical", []],
    ["removed", []],
    ["folder", []],
    ["linked", []],
    ["linkedRemoved", []],
    ["deleted", []],
    ["empty", [noTags]],
    ["sparse", [noTags]],
    ["nothings", [noTags]],
    ["emptyFolder", [noFolder]],
    ["linkedUnset", [noKey]],
  ])("%s", (name, problems) => {
    const effect: TagEffect = samples[name];
    expect(tag.problems(effect, judgedAt()).map(({ field, message }) => [field, message])).toEqual(problems);
  });

  it("a linked value that is not used is not asked for", () => {
    expect(tag.problems({ ...samples.typical, context: {} }, judgedAt())).toEqual([]);
  });

  it("linked data and tags may both be missing", () => {
    const both = tag.problems({ ...samples.linkedUnset, tag_ids: [] }, judgedAt());
    expect(both.map(({ field }) => field)).toEqual(["context", "tag_ids"]);
  });
});

describe("what the folded panel says", () => {
  it.each<[name: keyof typeof samples, ja: string, en: string]>([
    ["typical", "タグ「tag101」「tag102」を付ける", "Add the tags “tag101”, “tag102”"],
    ["removed", "タグ「tag103」を外す", "Remove the tags “tag103”"],
    ["folder", "フォルダ「tagのフォルダ11」のタグを付ける", "Add the tags of folder “tagのフォルダ11”"],
    [
      "linked",
      "フォルダ「tagのフォルダ11」のタグのうち、連携データ「注文」の「商品カテゴリ」にあるものを付ける",
      "Of the tags of folder “tagのフォルダ11”, add those in the linked value “商品カテゴリ” of “注文”",
    ],
    [
      "linkedRemoved",
      "タグ「tag101」のうち、連携データ「注文」の「商品名」にあるものを外す",
      "Of the tags “tag101”, remove those in the linked value “商品名” of “注文”",
    ],
    [
      "linkedUnset",
      "タグ「tag101」のうち、連携データの（未選択）にあるものを付ける",
      "Of the tags “tag101”, add those in the linked value (nothing chosen)",
    ],
    ["empty", "タグ（未選択）を付ける", "Add the tags (nothing chosen)"],
    ["sparse", "タグ（未選択）を付ける", "Add the tags (nothing chosen)"],
    ["emptyFolder", "フォルダ（未選択）のタグを付ける", "Add the tags of folder (nothing chosen)"],
  ])("%s", (name, ja, en) => {
    expect(tag.summarize(samples[name], formatIn("ja"))).toBe(ja);
    expect(tag.summarize(samples[name], formatIn("en"))).toBe(en);
  });

  it("each field that changes what happens changes the sentence", () => {
    expectDistinctSentences<TagEffect>(tag, samples.linkedRemoved, {
      remove: [0, 1, 2, 3],
      use_group: [0, 1],
      tag_ids: [[], [101], [102], [101, 102]],
      context: [
        null,
        samples.linked.context,
        samples.linkedRemoved.context,
        samples.otherEvent.context,
        { key: "order.category" },
      ],
    });
    expectDistinctSentences<TagEffect>(tag, samples.folder, {
      tag_group_id: [null, 11, 12],
    });
  });
});

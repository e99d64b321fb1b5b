import { describe, expect, test } from "vitest";
import { TagEditor } from "../../../../../src/features/action/effects/tag/TagEditor.js";
import { type TagEffect, tag } from "../../../../../src/features/action/effects/tag/tag.js";
import { tagSamples as samples } from "../../../../../src/features/action/effects/tag/tag.samples.js";
import type { ActionSettings } from "../../../../../src/features/action/settings.js";
import { triggerContext } from "../../../../host/pages/console-context.js";
import { fire } from "../../../../kit/render.js";
import { editEffect } from "../edit-effect.js";

const items = [
  { id: 101, name: "来店済み" },
  { id: 102, name: "VIP" },
];
const linked: Partial<ActionSettings> = { abilities: ["open-api"], triggerContext };
const edit = (effect: TagEffect, settings: Partial<ActionSettings> = {}) =>
  editEffect<TagEffect>(tag, TagEditor, effect, { settings, items });

describe("linked data is offered where it can be used (rules: linked-data-offered, stored-choice-stays), and stays shown where it is stored", () => {
  const plain = ["付ける", "外す"];
  const all = [...plain, "連携データから付ける", "連携データから外す"];
  test.each<[keyof typeof samples, Partial<ActionSettings>, string[]]>([
    ["typical", {}, plain],
    ["typical", { abilities: ["open-api"] }, plain],
    ["typical", { triggerContext }, plain],
    ["typical", linked, all],
    ["linked", {}, [...plain, "連携データから付ける"]],
    ["linkedRemoved", {}, [...plain, "連携データから外す"]],
  ])("%s", async (name, settings, options) => {
    const page = await edit(samples[name], settings);
    expect(page.optionsOf("remove")).toEqual(options);
    expect(page.changes).toEqual([]);
  });
});

test("texts and lists of linked data can name tags, dates and numbers cannot", async () => {
  const page = await edit(samples.linked, linked);
  const select = page.get<HTMLSelectElement>("select[data-field=key]");
  expect([...select.options].map(({ text }) => text)).toEqual(["商品カテゴリ", "会員番号", "商品名"]);
  select.value = "2";
  await fire(select, "change");
  expect(page.last()).toEqual([
    {
      ...samples.linked,
      context: { ...samples.linked.context, key: "order.items", key_label: "商品名" },
    },
    "context",
  ]);
});

test("a stored value that cannot be chosen here is still named", async () => {
  expect((await edit(samples.linked)).box.textContent).toContain("商品カテゴリ");
  expect((await edit(samples.otherEvent, linked)).box.textContent).toContain("「予約」の");
});

test("going back to plain tags takes the fields of linked data away, and the data with them (rules: tag-effect)", async () => {
  const page = await edit(samples.linked, linked);
  expect(page.shows("context")).toBe(true);
  await page.choose("remove", "外す");
  expect(page.shows("context")).toBe(false);
  const { context: _, ...rest } = samples.linked;
  expect(page.last()).toEqual([{ ...rest, remove: 1 }, "remove"]);
});

test("what is missing is said at its field", async () => {
  const page = await edit(samples.empty);
  expect(page.box.textContent).toContain("タグを選択してください。");
  await page.choose("use_group", "フォルダで選ぶ");
  expect(page.box.textContent).toContain("タグのフォルダを選択してください。");
});

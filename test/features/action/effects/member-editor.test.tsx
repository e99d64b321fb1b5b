import { expect, test } from "vitest";
import { MemberEditor } from "../../../../src/features/action/effects/member/MemberEditor.js";
import { type MemberEffect, member } from "../../../../src/features/action/effects/member/member.js";
import { memberSamples as samples } from "../../../../src/features/action/effects/member/member.samples.js";
import { editEffect } from "./edit-effect.js";

const items = [{ id: 2, name: "対応中" }];
const edit = (effect: MemberEffect, abilities: readonly string[] = []) =>
  editEffect<MemberEffect>(member, MemberEditor, effect, {
    settings: { abilities },
    items,
  });

test("what blocking does is said as soon as it is chosen, and no longer than that (rules: block-warning)", async () => {
  const page = await edit(samples.typical);
  expect(page.box.textContent).not.toContain("削除されます");
  await page.choose("user_rate", "ブロックする");
  expect(page.last()).toEqual([{ ...samples.typical, user_rate: -1 }, "user_rate"]);
  expect(page.box.textContent).toContain("タグと友だち情報は削除されます。");
  await page.choose("user_rate", "非表示にする");
  expect(page.box.textContent).not.toContain("削除されます");
});

test("marks are set up elsewhere by those who may (rules: member-effect)", async () => {
  expect((await edit(samples.typical)).links()).toEqual([]);
  expect((await edit(samples.typical, ["notify-setting"])).links()).toEqual(["/line/setting/notify"]);
});

test("that the mark stays is shown as a choice", async () => {
  expect((await edit(samples.blocked)).get("[data-field=notify]").textContent).toContain("変更しない");
  expect((await edit(samples.typical)).get("[data-field=notify]").textContent).toContain("対応中");
});

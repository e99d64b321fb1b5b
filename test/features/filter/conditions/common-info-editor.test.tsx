import { expect, test } from "vitest";
import { CommonInfoEditor } from "../../../../src/features/filter/conditions/common-info/CommonInfoEditor.js";
import { commonInfoSamples as samples } from "../../../../src/features/filter/conditions/common-info/common-info.samples.js";
import { editCondition, listOf } from "./edit-condition.js";

const list = listOf([
  { id: 901, name: "申込数", type: 2 },
  { id: 903, name: "今月のおすすめ", type: 1 },
  { id: 906, name: "種別なし" },
]).there;
const edit = (sample: keyof typeof samples) => editCondition(CommonInfoEditor, samples[sample], { list });

test("what is no number is shown as what it is, with the reason why it cannot be compared (rules: common-info-condition)", async () => {
  const page = await edit("noNumber");
  expect(page.box.textContent).toContain("今月のおすすめ");
  expect(page.box.textContent).toContain("数値種別のみ対応しています");
  expect(page.box.textContent).not.toContain("削除済み");
});

test("a number says nothing of the kind", async () => {
  expect((await edit("typical")).box.textContent).not.toContain("数値種別のみ");
});

test("a figure is a number, none is null", async () => {
  const page = await edit("typical");
  await page.type("query", "1.5");
  await page.type("query", "");
  expect(page.changes).toEqual([
    [{ ...samples.typical, query: 1.5 }, "query"],
    [{ ...samples.typical, query: null }, "query"],
  ]);
});

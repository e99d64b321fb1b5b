import { expect, test } from "vitest";
import { ExternalApiEditor } from "../../../../src/features/filter/conditions/external-api/ExternalApiEditor.js";
import type { ExternalApiCondition } from "../../../../src/features/filter/conditions/external-api/external-api.js";
import { externalApiSamples as samples } from "../../../../src/features/filter/conditions/external-api/external-api.samples.js";
import { fire } from "../../../kit/render.js";
import { editCondition, listOf } from "./edit-condition.js";

const triggerContext = {
  category: "open_api",
  event: "order.created",
  label: "注文",
  params: {
    order: {
      label: "注文",
      type: "map",
      children: {
        category: { label: "商品カテゴリ", type: "string" },
        total: { label: "合計金額", type: "number" },
        pickup_at: { label: "受取日", type: "datetime" },
      },
    },
  },
};
const edit = (sample: keyof typeof samples) =>
  editCondition<ExternalApiCondition>(ExternalApiEditor, samples[sample], {
    list: listOf([]).there,
    settings: { triggerContext },
  });

test.each<[keyof typeof samples, key: string, matches: number, format: boolean]>([
  ["typical", "商品カテゴリ", 6, false],
  ["atLeast", "合計金額", 10, false],
  ["date", "受取日", 6, true],
  ["empty", "項目を選択してください", 10, false],
  ["deleted", "旧項目", 10, false],
  ["ofOtherEvent", "商品カテゴリ", 10, false],
])("the sample %s shows %s", async (sample, key, matches, format) => {
  const page = await edit(sample);
  expect(page.chosenIn("key")).toBe(key);
  expect(page.optionsOf("match")).toHaveLength(matches);
  expect(page.shows("format")).toBe(format);
  expect(page.changes).toEqual([]);
});

test("the same key of another event is told apart, and choosing one takes the event of the page", async () => {
  const page = await edit("ofOtherEvent");
  const select = page.select("key");
  expect(select.className).toContain("select-gone");
  select.value = "0";
  await fire(select, "change");
  expect(page.changes.map(([{ context }]) => context)).toEqual([
    { ...samples.typical.context, event: "order.created", event_label: "注文" },
  ]);
});

test("nine formats are offered for a date", async () => {
  const page = await edit("date");
  expect(page.optionsOf("format")).toHaveLength(9);
  expect(page.chosenIn("format")).toBe("YYYY/MM/DD");
});

test("markup in names and queries stays text", async () => {
  const page = await edit("hostile");
  expect(page.box.querySelector("img, b")).toBeNull();
  expect(page.get<HTMLInputElement>("[data-field=query]").value).toBe(samples.hostile.query);
});

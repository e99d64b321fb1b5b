import { act } from "react";
import { describe, expect, test } from "vitest";
import type { FriendInfoCondition } from "../../../../src/features/filter/conditions/friend-info/condition.js";
import { FriendInfoEditor } from "../../../../src/features/filter/conditions/friend-info/FriendInfoEditor.js";
import { friendInfoSamples as samples } from "../../../../src/features/filter/conditions/friend-info/friend-info.samples.js";
import { fire } from "../../../kit/render.js";
import { editCondition, listOf } from "./edit-condition.js";

const variables = [
  { id: 201, name: "会員ランク", type: 0 },
  { id: 202, name: "来店回数", type: 1 },
  { id: 203, name: "誕生日", type: 30 },
  { id: 204, name: "担当", type: 20 },
  { id: 206, name: "写真", type: 10 },
];
const list = listOf(variables).there;
const edit = (sample: keyof typeof samples, more: Partial<Parameters<typeof editCondition>[2]> = {}) =>
  editCondition<FriendInfoCondition>(FriendInfoEditor, samples[sample], { list, ...more });

async function choose(select: HTMLSelectElement, text: string) {
  select.value = [...select.options].find((option) => option.text === text)?.value ?? "";
  await fire(select, "change");
}

describe("what is offered follows the variable's type", () => {
  const texts = ["完全一致", "部分一致", "完全一致を除く", "部分一致を除く", "登録あり", "登録なし"];
  test.each<[keyof typeof samples, string[], query: boolean]>([
    ["typical", texts, true],
    ["registered", texts, false],
    ["atLeast", [...texts, "以上", "より大きい", "以下", "より小さい"], true],
    ["choice", ["完全一致", "完全一致を除く", "登録あり", "登録なし"], true],
    ["image", ["登録あり", "登録なし"], false],
    ["range", ["登録あり", "登録なし", "年月日で指定", "経過期間で指定", "残り期間で指定"], false],
  ])("in the sample %s", async (sample, options, query) => {
    const page = await edit(sample);
    expect(page.optionsOf("match")).toEqual(options);
    expect(page.shows("query")).toBe(query);
    expect(page.changes).toEqual([]);
  });
});

test("while the list loads the stored match says which fields there are, and nothing is changed by the type that comes", async () => {
  const loading = listOf([{ id: 201, name: "会員ランク", type: 10 }]);
  const page = await edit("typical", { list: loading.deferred });
  expect(page.optionsOf("match")).toHaveLength(6);
  expect(page.shows("query")).toBe(true);
  await act(async () => loading.arrive());
  expect(page.optionsOf("match")).toEqual(["登録あり", "登録なし"]);
  expect(page.chosenIn("match")).toBe("部分一致");
  expect(page.changes).toEqual([]);
});

describe("years: a hundred either way, narrowed by the opposite bound (rules: date-choices)", () => {
  test("of one date", async () => {
    const page = await edit("oneMonth");
    const years = page.optionsOf("year_from");
    expect([years.length, years[0], years[1], years.at(-1)]).toEqual([202, "年なし", "1926年", "2126年"]);
  });

  test("of a range", async () => {
    const page = await edit("range");
    expect(page.optionsOf("year_from").at(-1)).toBe("2026年");
    expect(page.optionsOf("year_to")[1]).toBe("2026年");
  });

  test("a year outside of them is still shown", async () => {
    const page = await editCondition(FriendInfoEditor, { ...samples.range, year_from: 1900 }, { list });
    expect(page.chosenIn("year_from")).toBe("1900年");
  });
});

test("days go to the end of the month", async () => {
  const page = await edit("range");
  expect(page.optionsOf("day_to").at(-1)).toBe("30日");
  expect(page.optionsOf("day_from").at(-1)).toBe("31日");
});

test.each<[keyof typeof samples, preview: string]>([
  ["range", "2026年1月1日から2026年6月30日まで"],
  ["everyYear", "毎年の12月1日から12月31日まで"],
  ["inputError", "入力エラー"],
  ["today", "今日と同じ月日"],
])("the preview of %s is %s", async (sample, preview) => {
  const page = await edit(sample);
  expect(page.get(".cond-note, .cond-warning").textContent).toBe(preview);
});

test("choosing a part of a date, open or not, is one edit", async () => {
  const page = await edit("range");
  await choose(page.select("month_to"), "2月");
  await choose(page.select("year_from"), "年なし");
  expect(page.changes).toEqual([
    [{ ...samples.range, month_to: 2, day_to: 28 }, "month_to"],
    [{ ...samples.range, month_to: 2, day_to: 28, year_from: null }, "year_from"],
  ]);
});

test("a period holds what is typed, figure or not", async () => {
  const page = await edit("remaining");
  await page.type("remaining_period_from", "５");
  await page.type("remaining_period_to", "x");
  await page.type("remaining_period_to", "");
  expect(
    page.changes.map(([{ remaining_period_from: from, remaining_period_to: to }]) => [from, to]),
  ).toEqual([
    [5, 30],
    [5, "x"],
    [5, null],
  ]);
});

test("an error is linked with the controls that it is about", async () => {
  const page = await edit("wrongPeriod", { errors: { search_base_year: "検索基準日を入力してください。" } });
  const select = page.select("search_base_month");
  expect(select.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(select.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "検索基準日を入力してください。",
  );
  expect(page.get("[data-field=remaining_period_from]").hasAttribute("aria-invalid")).toBe(false);
});

test("a select variable without choices says so", async () => {
  const page = await edit("choice", { choices: listOf([]).there });
  expect(page.box.textContent).toContain("(選択肢がありません)");
});

test.each<
  [what: string, sample: keyof typeof samples, choices: { id: number; name: string }[], shown: boolean]
>([
  ["is not there any more", "deletedChoice", [{ id: 2041, name: "田中" }], true],
  ["is there", "choice", [{ id: 2041, name: "田中" }], false],
  ["has nothing beside it", "deletedChoice", [], true],
])("a stored choice that %s: %s", async (_, sample, choices, shown) => {
  const page = await edit(sample, { choices: listOf(choices).there });
  expect(page.box.textContent?.includes("! 選択肢が削除済 !")).toBe(shown);
  expect(page.changes).toEqual([]);
});

test("of choices that are still loading nothing is said to be deleted", async () => {
  const page = await edit("deletedChoice", { choices: listOf([]).deferred });
  expect(page.box.textContent).not.toContain("削除");
});

test("the link leads to the variable, in a new tab that knows nothing of this page", async () => {
  const link = (await edit("typical")).get<HTMLAnchorElement>("a");
  expect([new URL(link.href).pathname, link.target, link.rel]).toEqual([
    "/line/var/edit/201",
    "_blank",
    "noopener",
  ]);
});

test("read only, nothing can be changed", async () => {
  for (const sample of ["typical", "atLeast", "range", "today", "elapsed"] as const) {
    const page = await edit(sample, { readOnly: true });
    const controls = [...page.box.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
    const open = controls.filter(
      (each) =>
        !each.disabled && !("readOnly" in each && each.readOnly) && !(each as HTMLInputElement).checked,
    );
    expect(open.map(({ outerHTML }) => outerHTML)).toEqual([]);
  }
});

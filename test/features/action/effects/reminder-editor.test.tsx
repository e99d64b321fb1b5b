import { expect, test } from "vitest";
import { ReminderEditor } from "../../../../src/features/action/effects/reminder/ReminderEditor.js";
import { type ReminderEffect, reminder } from "../../../../src/features/action/effects/reminder/reminder.js";
import { reminderSamples as samples } from "../../../../src/features/action/effects/reminder/reminder.samples.js";
import type { ActionSettings } from "../../../../src/features/action/settings.js";
import { triggerContext } from "../../../host/pages/console-context.js";
import { editEffect } from "./edit-effect.js";

const items = [
  { id: 201, name: "会員ランク", type: 0 },
  { id: 203, name: "次回来店予定日", type: 30 },
  { id: 701, name: "予約日リマインド" },
];
const linked: Partial<ActionSettings> = { abilities: ["open-api"], triggerContext };
const edit = (effect: ReminderEffect, settings: Partial<ActionSettings> = {}) =>
  editEffect<ReminderEffect>(reminder, ReminderEditor, effect, {
    settings,
    items,
  });

test("past days are disabled, and a goal that is over is said to be (rules: reminder-goal-future)", async () => {
  const page = await edit(samples.typical);
  expect(page.get<HTMLInputElement>("[data-field=origin_date]").min).toBe("2026-11-22");
  await page.type("origin_date", "2026-11-21");
  expect(page.last()).toEqual([{ ...samples.typical, origin_date: "2026-11-21" }, "origin_date"]);
  expect(page.box.textContent).toContain("ゴール日時は未来の日時にしてください");
  await page.type("origin_date", "2026-11-23");
  expect(page.box.textContent).not.toContain("未来の日時");
});

test("a friend-info date takes the place of a picked one, which is cleared (rules: reminder-goal-one-of-two)", async () => {
  const page = await edit(samples.typical);
  await page.choose("selectionType", "友だち情報の日付");
  expect(page.last()).toEqual([{ ...samples.typical, selectionType: 1, origin_date: null }, "selectionType"]);
  expect([page.shows("origin_date"), page.shows("var_id")]).toEqual([false, true]);
});

test("a variable that holds no date is said to be odd (rules: reminder-effect), and is edited elsewhere", async () => {
  expect((await edit(samples.friendInfo)).box.textContent).not.toContain("日付の友だち情報を選択");
  const page = await edit(samples.otherVariable);
  expect(page.box.textContent).toContain("日付の友だち情報を選択してください。");
  expect(page.links()).toEqual(["/line/var/edit/201"]);
});

test.each<[keyof typeof samples, Partial<ActionSettings>, boolean]>([
  ["typical", {}, false],
  ["typical", { abilities: ["open-api"] }, false],
  ["typical", { triggerContext }, false],
  ["typical", linked, true],
  ["linked", {}, true],
])(
  "linked data is offered where it can be used, and stays shown: %s with %j (rules: linked-data-offered, stored-choice-stays)",
  async (name, settings, shown) => {
    const page = await edit(samples[name], settings);
    expect(page.shows("goal_date_type")).toBe(shown);
    expect(page.changes).toEqual([]);
  },
);

test("only dates of linked data can be a goal", async () => {
  const page = await edit(samples.linked, linked);
  const options = [...page.get<HTMLSelectElement>("select[data-field=key]").options];
  expect(options.map(({ text }) => text)).toEqual(["受取日"]);
});

test("cancelling asks for what narrows it", async () => {
  const page = await edit(samples.cancel);
  expect([page.shows("origin_date"), page.shows("cancel_origin_date")]).toEqual([false, false]);
  await page.choose("cancel_type", "日時で指定");
  expect([page.shows("cancel_origin_date"), page.shows("cancel_origin_time")]).toEqual([true, true]);
  await page.choose("cancel_type", "日付で指定");
  expect([page.shows("cancel_origin_date"), page.shows("cancel_origin_time")]).toEqual([true, false]);
});

import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, textEffect } from "../elements/action-editor/page.js";
import { drawnAction } from "../elements/action-editor/page-conditions.js";
import { filterOf, openFilter, serveFilters } from "../elements/funnel-editor/page.js";
import { control, drawn, eventually, finishButton, within } from "./support/editors.js";
import { record } from "./support/events.js";

const delayed = textEffect("一", { delay_type: 1, delay_min: 10, delay_max: 30 });
const scenario = { type: 5, group_id: 501, move: 1, date: 3, time: "10:00", member_query_id: null };
const takes = { type: 31, fire_type: "make", event_slot_id: 801, event_menu_id: 811, num_of_takes: 2 };
const random = { type: 32, common_var_id: 901, value_type: 2, operand: 2, min_value: 1, max_value: 9 };

const wait = "送るまでの時間は、0以上で、終わりを始まり以上にしてください。";
const range = "範囲は、0以上で、最大値を最小値以上にしてください。";

test.each<[field: string, typed: string, message: string, effect: object]>([
  ["分から", "-1", wait, delayed],
  ["分から", "1.5", wait, delayed],
  ["分まで", "5", wait, delayed],
  ["分まで", "", wait, delayed],
  ["何日目から", "三", "日数は0以上の整数で入力してください。", scenario],
  ["予約数", "0", "予約数は1以上の整数で入力してください。", takes],
  ["予約数", "1.5", "予約数は1以上の整数で入力してください。", takes],
  ["最小値", "-1", range, random],
  ["最大値", "", range, random],
])("%s: %j stays what it is, and is refused at the field", async (name, typed, message, effect) => {
  serveFilters();
  const value = { ...actionOf(), inputs: [effect] };
  const editor = await drawnAction({ abilities: "scenario event_reserve", value });
  await drawn(editor);
  const heard = record(editor, ["before-finish", "finish"]);
  const field = control(editor, "textbox", name);
  await userEvent.fill(field, typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(typed);
  await userEvent.click(finishButton(editor));
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveValue(typed);
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(heard).toEqual([]);
  // A right one is taken at once.
  await userEvent.fill(field, "20");
  await eventually(() => field.element().getAttribute("aria-invalid")).not.toBe("true");
});

test("the day of a condition stays what it is, and is refused at the field", async () => {
  serveFilters();
  const editor = await openFilter({
    value: filterOf({ type: 41, group_id: 501, match: 2, date: 5 }),
  });
  const heard = record(editor, ["before-finish", "finish"]);
  const field = within(editor).getByRole("textbox", { name: "何日目まで配信済みか" });
  await userEvent.fill(field, "-2");
  await userEvent.tab();
  await expect.element(field).toHaveValue("-2");
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining("入力値が不正です。"));
  expect(heard).toEqual([]);
});

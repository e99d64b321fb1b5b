import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addDays, tokyoDay } from "../../src/lib/dates/days.js";
import { everyAbility, filterOf, openFilter, serveFilters } from "../elements/funnel-editor/page.js";
import { eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";

const ago = (days: number) => addDays(tokyoDay(Date.now()), -days);
const name = "最終反応日 何日前";

beforeEach(() => void serveFilters());

/* (rules: days-as-written) */
describe("a day as one says it", () => {
  async function lastReaction() {
    // Once the part of it is there, which another range has brought.
    const first = await openFilter({ ...everyAbility, value: filterOf({ type: 106 }) });
    await expect.element(within(first).getByRole("textbox", { name })).toBeVisible();
    const editor = await openFilter({ ...everyAbility, value: filterOf() });
    await userEvent.click(within(editor).getByRole("button", { name: "最終反応日を追加" }));
    await expect.poll(() => focused().getAttribute("aria-label")).toBe(name);
    return editor;
  }
  const stored = ({ value }: { value: unknown }) =>
    ((value as { inputs: Record<string, unknown>[] }).inputs[0] ?? {}) as {
      date_from: unknown;
      date_to: unknown;
    };

  test("is written where a condition on the last reaction begins, and becomes the date", async () => {
    const editor = await lastReaction();
    await userEvent.keyboard("30");
    expect(stored(editor).date_to).toBeNull();
    await userEvent.keyboard("日前");
    await eventually(() => stored(editor)).toMatchObject({ date_from: null, date_to: ago(30) });
    await expect.element(within(editor).getByLabelText("最終反応日 まで")).toHaveValue(ago(30));
    await userEvent.tab();
    await expect.element(within(editor).getByRole("textbox", { name })).toHaveValue("");
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => stored(editor).date_to).toBeNull();
  });

  test("may be the first, and may be two", async () => {
    const editor = await lastReaction();
    await userEvent.keyboard("7日前〜昨日");
    await eventually(() => stored(editor)).toMatchObject({ date_from: ago(7), date_to: ago(1) });
    await userEvent.fill(within(editor).getByRole("textbox", { name }), "十日前から");
    await eventually(() => stored(editor)).toMatchObject({ date_from: ago(10), date_to: ago(1) });
  });

  test("that says none stays and is marked once it is left", async () => {
    const editor = await lastReaction();
    const field = within(editor).getByRole("textbox", { name });
    await userEvent.keyboard("いつか");
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveAccessibleDescription("入力値が不正です。");
    await expect.element(field).toHaveValue("いつか");
    await userEvent.fill(field, "昨日");
    await eventually(() => stored(editor).date_to).toBe(ago(1));
    await expect.element(field).not.toHaveAttribute("aria-invalid");
  });

  test("is offered beside the other dates too, and nowhere where they are only read", async () => {
    const value = filterOf({ type: 30, date_from: null, date_to: null });
    const editor = await openFilter({ ...everyAbility, value });
    await userEvent.fill(within(editor).getByRole("textbox", { name: "友だち登録日 何日前" }), "2週間前から");
    await eventually(() => stored(editor).date_from).toBe(ago(14));
    const read = await openFilter({ ...everyAbility, value, readonly: true });
    await expect.element(page.elementLocator(read)).toBeVisible();
    expect(read.shadowRoot?.querySelector("[data-field=written]")).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, dialog, group, root } from "../elements/page.js";
import { alerts, panel } from "../elements/salon-settings/page.js";
import {
  closedDay,
  configOf,
  dayCell,
  edge,
  openHours,
  type Row,
  save,
  showYear,
  untilClosed,
  untilSaved,
} from "../elements/salon-settings/page-hours.js";
import { eventually, within } from "./support/editors.js";

describe("special days", () => {
  const list = (made: Element) =>
    [...(panel(made)?.querySelectorAll(".opening-special > [role=group]") ?? [])].map((each) =>
      each.getAttribute("aria-label"),
    );
  const add = async (made: Element) => {
    await button(made, "特別な日を追加").click();
    return dialog(made, "特別な日を追加");
  };

  test("stand in spans, sorted, of the shown year", async () => {
    const { made } = await openHours();
    expect(list(made)).toEqual([
      ...["6月16日(火)", "8月12日(水)〜8月15日(土)", "12月30日(水)", "12月31日(木)"],
    ]);
    await showYear(made, 2027);
    await eventually(() => list(made)[0]).toBe("1月1日(金)〜1月3日(日)");
  });

  test("a span is one entry a day, and overwrites what is there", async () => {
    const { host, made } = await openHours();
    const before = (await configOf(host)).special_dates as Row[];
    const shown = await add(made);
    await userEvent.fill(shown.getByLabelText("開始日"), "2026-12-29");
    await userEvent.fill(shown.getByLabelText("終了日"), "2027-01-04");
    await expect.element(shown).toHaveTextContent("6日は上書きされます");
    await expect.element(shown.getByRole("radio", { name: "休業" })).toBeChecked();
    await userEvent.fill(shown.getByRole("textbox", { name: "メモ" }), "年末年始");
    await shown.getByRole("button", { name: "追加する" }).click();
    await untilClosed(made);
    expect(list(made)).toEqual(["6月16日(火)", "8月12日(水)〜8月15日(土)", "12月29日(火)〜12月31日(木)"]);
    await save(made);
    await untilSaved(made);
    const span = ["2026-12-29", "2026-12-30", "2026-12-31"];
    const next = ["2027-01-01", "2027-01-02", "2027-01-03", "2027-01-04"];
    const after = (await configOf(host)).special_dates as Row[];
    expect(after.length).toBe(before.length + 1);
    for (const date of [...span, ...next])
      expect(after.filter((each) => each.date === date)).toEqual([closedDay(date, "年末年始")]);
  });

  test("messages at their fields", async () => {
    const { host, made } = await openHours();
    const shown = await add(made);
    const submit = shown.getByRole("button", { name: "追加する" });
    const [first, last] = [shown.getByLabelText("開始日"), shown.getByLabelText("終了日")];
    await submit.click();
    await expect.element(first).toHaveAccessibleDescription("日付を入力してください");
    await eventually(() => root(made).activeElement).toBe(first.element());
    await userEvent.fill(first, "2026-12-10");
    await userEvent.fill(last, "2026-12-09");
    await submit.click();
    await expect.element(last).toHaveAccessibleDescription(/終了日は開始日以降にしてください/);
    await eventually(() => root(made).activeElement).toBe(last.element());
    await userEvent.fill(last, "2027-12-11");
    await submit.click();
    await eventually(() => alerts(made)).toEqual(["期間は366日以内にしてください"]);
    await userEvent.fill(last, "");
    await shown.getByRole("radio", { name: "時間を指定" }).click();
    await userEvent.fill(edge(shown, 1, "終了"), "09:00");
    await submit.click();
    await eventually(() => alerts(made)).toEqual(["終了は開始より後にしてください"]);
    await userEvent.fill(edge(shown, 1, "終了"), "11:00");
    await userEvent.fill(shown.getByRole("textbox", { name: "メモ" }), "短縮");
    await userEvent.keyboard("{Enter}");
    await untilClosed(made);
    expect([alerts(made), host.writes()]).toEqual([[], []]);
    await expect.element(group(made, "12月10日(木)")).toHaveTextContent("10:00〜11:00");
  });

  test("are edited as the span that they are", async () => {
    const { host, made } = await openHours();
    await group(made, "8月12日(水)〜8月15日(土)").getByRole("button", { name: "編集" }).click();
    const shown = dialog(made, "特別な日を編集");
    await expect.element(shown.getByLabelText("開始日")).toHaveValue("2026-08-12");
    await expect.element(shown.getByLabelText("終了日")).toHaveValue("2026-08-15");
    await userEvent.fill(shown.getByLabelText("開始日"), "2026-08-14");
    await userEvent.fill(shown.getByLabelText("終了日"), "2026-08-16");
    await shown.getByRole("button", { name: "決定" }).click();
    await untilClosed(made);
    await save(made);
    await untilSaved(made);
    const after = (await configOf(host)).special_dates as Row[];
    const dates = after.map(({ date }) => String(date)).filter((date) => date.startsWith("2026-08"));
    expect(dates.sort()).toEqual(["2026-08-14", "2026-08-15", "2026-08-16"]);
  });

  test("are removed, and the focus goes to the next one, the one before, the button that adds", async () => {
    const { made } = await openHours();
    const remove = (name: string) => group(made, name).getByRole("button", { name: "削除" }).click();
    const place = () => root(made).activeElement?.closest("[role=group]")?.getAttribute("aria-label");
    await remove("8月12日(水)〜8月15日(土)");
    await eventually(place).toBe("12月30日(水)");
    await remove("12月31日(木)");
    await eventually(place).toBe("12月30日(水)");
    await remove("12月30日(水)");
    await remove("6月16日(火)");
    await eventually(() => root(made).activeElement?.textContent).toBe("特別な日を追加");
    await expect.element(within(made).getByText("特別な日はありません")).toBeVisible();
    await expect.element(dayCell(made, /^11月30日/)).toBeVisible();
  });
});

describe("holidays", () => {
  test("of the year are ticked but for those that are special, and bear their names", async () => {
    const { host, made } = await openHours();
    await showYear(made, 2027);
    await button(made, "祝日を追加").click();
    const shown = dialog(made, "祝日を追加");
    const tick = (name: string) => shown.getByRole("checkbox", { name, exact: true });
    await expect.element(tick("1月1日(金) 元日")).not.toBeChecked();
    await expect.element(tick("1月11日(月) 成人の日")).toBeChecked();
    const all = shown.getByRole("checkbox").elements() as HTMLInputElement[];
    expect(all.filter(({ checked }) => checked).length).toBe(all.length - 1);
    await tick("1月11日(月) 成人の日").click();
    await shown.getByRole("button", { name: "追加する" }).click();
    await untilClosed(made);
    await save(made);
    await untilSaved(made);
    const after = (await configOf(host)).special_dates as Row[];
    const on = (date: string) => after.filter((each) => each.date === date);
    expect(on("2027-02-11")).toEqual([closedDay("2027-02-11", "建国記念の日")]);
    expect(on("2027-01-11")).toEqual([]);
    expect(on("2027-01-01")).toMatchObject([{ note: "年始休業" }]);
  });

  test("may be open, and none is no choice", async () => {
    const { host, made } = await openHours();
    await button(made, "祝日を追加").click();
    const shown = dialog(made, "祝日を追加");
    await expect.element(shown.getByRole("checkbox").first()).toBeVisible();
    for (const each of shown.getByRole("checkbox").elements()) (each as HTMLInputElement).click();
    await shown.getByRole("button", { name: "追加する" }).click();
    await eventually(() => alerts(made)).toEqual(["祝日を選択してください"]);
    await shown.getByRole("checkbox", { name: /勤労感謝の日$/ }).click();
    await shown.getByRole("radio", { name: "時間を指定" }).click();
    await shown.getByRole("button", { name: "追加する" }).click();
    await expect.element(dayCell(made, "11月23日(月) 10:00〜19:00 特別な日（勤労感謝の日）")).toBeVisible();
    expect(host.writes()).toEqual([]);
  });
});

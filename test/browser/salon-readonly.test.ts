import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { dialog, root } from "../elements/page.js";
import {
  button,
  field,
  group,
  mountSettings,
  openSettings,
  panel,
  rowNames,
  shownBy,
} from "../elements/salon-settings/page.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { settled } from "./support/clock.js";
import { eventually } from "./support/editors.js";
import { freshServer } from "./support/server.js";

/* With `readonly` everything can be read, no control that would write is enabled, and no write is made. */

/** What of a section stays a button, a link or a field that can be used. */
const usable: Readonly<Record<string, readonly string[]>> = {
  courses: ["担当との組み合わせ", "編集", "検索をクリア"],
  resources: ["コースとの組み合わせ", "編集", "検索をクリア"],
  opening: ["前の年", "次の年", "前の月", "次の月"],
  online: ["コピー", "QRコード", "編集", "確認する"],
  calendars: ["カレンダー連携を開く"],
  urls: ["コピー", "QRコード"],
};

function isFree(control: HTMLElement): boolean {
  const { disabled = false, readOnly = false } = control as HTMLInputElement;
  return !disabled && !readOnly && control.ariaDisabled !== "true" && control.ariaReadOnly !== "true";
}
const labelOf = (field: HTMLInputElement) => field.ariaLabel ?? field.labels?.[0]?.textContent ?? "";
const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent ?? "";

describe.each(Object.keys(usable))("%s", (section) => {
  test("has nothing that would write", async () => {
    const host = serveSalons();
    const made = mountSettings({ section, readonly: true });
    await eventually(() => panel(made)?.querySelector(shownBy[section] ?? "") ?? null).not.toBe(null);
    await settled();
    const all = (selector: string) =>
      [...(panel(made)?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isFree);
    const strange = all("button").filter(
      (each) => !usable[section]?.includes(nameOf(each)) && each.closest("[role=gridcell]") === null,
    );
    expect(strange.map(nameOf)).toEqual([]);
    const fields = all("input, select, textarea").map((each) => labelOf(each as HTMLInputElement));
    expect(fields.filter((name) => !["検索", "削除済みを表示", "年"].includes(name))).toEqual([]);
    // Whatever is pressed.
    for (const each of panel(made)?.querySelectorAll<HTMLElement>("button, input[type=checkbox]") ?? []) {
      each.click();
      await settled();
      const shown = root(made).querySelector<HTMLElement>("dialog[open]");
      for (const control of shown?.querySelectorAll<HTMLElement>(".dialog-body button") ?? [])
        control.click();
      if (shown) await userEvent.keyboard("{Escape}");
      await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
    }
    expect([host.writes(), made.dirty]).toEqual([[], false]);
  });
});

test("a course can be read whole", async () => {
  const host = serveSalons();
  const made = await openSettings({ readonly: true });
  const [first = ""] = rowNames(made);
  await button(group(made, first), "編集").click();
  await expect.element(field(made, "名前")).toHaveAttribute("readonly");
  await expect.element(field(made, "説明")).toHaveAttribute("readonly");
  await expect
    .element(dialog(made, `${first}を編集`).getByRole("checkbox", { name: "公開する" }))
    .toBeDisabled();
  await expect.element(button(dialog(made, `${first}を編集`), "保存")).not.toBeInTheDocument();
  await userEvent.click(field(made, "名前"));
  await userEvent.keyboard("x{Enter}{Escape}");
  await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
  expect([made.dirty, host.writes()]).toEqual([false, []]);
});

test("pairs can be read and not set", async () => {
  const host = serveSalons();
  const made = await openSettings({ readonly: true });
  await button(made, "担当との組み合わせ").click();
  const box = dialog(made, "コースと担当の組み合わせ").getByRole("gridcell").first().getByRole("checkbox");
  const input = (await box.element()) as HTMLInputElement;
  const before = input.checked;
  input.focus();
  await userEvent.keyboard(" {Shift>}{ArrowRight}{/Shift}");
  input.click();
  expect([input.checked, input.ariaDisabled]).toEqual([before, "true"]);
  await expect.element(button(dialog(made, "コースと担当の組み合わせ"), "保存")).not.toBeInTheDocument();
  expect([made.dirty, host.writes()]).toEqual([false, []]);
});

test("set while something is asked or written, nothing of it can be saved any more", async () => {
  const host = serveSalons();
  const made = await openSettings();
  const [first = ""] = rowNames(made);
  await button(group(made, first), "削除").click();
  await expect.element(button(dialog(made, `${first}を削除しますか？`), "削除する")).toBeVisible();
  made.readonly = true;
  await expect.element(button(dialog(made, `${first}を削除しますか？`), "削除する")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  made.readonly = false;
  await button(made, "コースを追加").click();
  await userEvent.fill(field(made, "名前"), "途中");
  made.readonly = true;
  await expect.element(button(dialog(made, "コースを追加"), "保存")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  made.readonly = false;
  await expect.element(field(made, "名前")).toHaveValue("途中");
  expect(host.writes()).toEqual([]);
});

test("what is kept of an earlier page is offered, and cannot be saved", async () => {
  const host = serveSalons();
  const attributes = { "draft-key": "kept", "api-base": freshServer() };
  const first = await openSettings(attributes);
  await button(first, "コースを追加").click();
  await userEvent.fill(field(first, "名前"), "途中");
  first.remove();
  const made = await openSettings({ ...attributes, readonly: true });
  await button(made, "復元する").click();
  await expect.element(field(made, "名前")).toHaveValue("途中");
  await userEvent.click(field(made, "名前"));
  await userEvent.keyboard("{Enter}");
  expect(host.writes()).toEqual([]);
  await expect.element(dialog(made, "コースを追加")).toBeVisible();
});

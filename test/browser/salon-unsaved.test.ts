import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { dialog, root, tab } from "../elements/page.js";
import {
  alerts,
  announced,
  button,
  field,
  group,
  openSettings,
  rowNames,
} from "../elements/salon-settings/page.js";
import { refusal, serveSalons } from "../elements/salon-settings/server.js";
import { settled } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { freshServer } from "./support/server.js";

const asks = "保存していない変更があります";
const offer = "前回の編集内容が残っています";
/** What the element of an earlier test left behind has another key. */
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith("kept"));
const price = (made: Element, row: string) => group(made, row).getByRole("textbox", { name: "料金" });

describe("what is unsaved", () => {
  test("is told with each edit, and is nothing once it is as it was", async () => {
    serveSalons();
    const made = await openSettings();
    const heard = record(made, ["change"]);
    const [first = ""] = rowNames(made);
    await button(group(made, first), "編集").click();
    expect([made.dirty, heard.length]).toEqual([false, 0]);
    const name = field(made, "名前");
    await userEvent.fill(name, "別の名前");
    expect([made.dirty, heard.at(-1)?.detail]).toEqual([
      true,
      { dirty: true, valid: true, section: "courses" },
    ]);
    await userEvent.fill(name, first);
    expect([made.dirty, heard.at(-1)?.detail.dirty]).toEqual([false, false]);
    await userEvent.keyboard("{Escape}");
    await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
  });

  test.each(["{Escape}", "キャンセル"])("in a dialog is asked about: %s", async (how) => {
    serveSalons();
    const made = await openSettings();
    const leave = () =>
      how === "キャンセル" ? button(dialog(made, "コースを追加"), how).click() : userEvent.keyboard(how);
    await button(made, "コースを追加").click();
    await userEvent.fill(field(made, "名前"), "途中");
    await leave();
    await button(dialog(made, asks), "編集を続ける").click();
    await expect.element(field(made, "名前")).toHaveValue("途中");
    await userEvent.click(field(made, "名前"));
    await leave();
    await button(dialog(made, asks), "破棄する").click();
    await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
    expect(made.dirty).toBe(false);
    await eventually(() => root(made).activeElement?.textContent).toContain("コースを追加");
  });

  test("stays after a failure, told once with the section, and after a reading", async () => {
    const host = serveSalons();
    const made = await openSettings();
    const heard = record(made, ["failure", "saved"]);
    const [first = ""] = rowNames(made);
    await button(group(made, first), "編集").click();
    await userEvent.fill(field(made, "料金"), "9000");
    host.meet("PUT 1/courses", () =>
      refusal(422, { message: "だめです", errors: { price: ["高すぎます", "だめです"], x: ["ほかの理由"] } }),
    );
    await userEvent.keyboard("{Enter}");
    await eventually(() => alerts(made)).toEqual(["だめです", "高すぎます", "ほかの理由"]);
    await expect.element(field(made, "料金")).toHaveAccessibleDescription("高すぎます だめです");
    await expect.element(field(made, "料金")).toHaveAttribute("aria-invalid", "true");
    await eventually(() => root(made).activeElement).toBe(field(made, "料金").element());
    await made.refresh();
    await expect.element(field(made, "料金")).toHaveValue("9000");
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
      [
        "failure",
        {
          ...{ reason: "http", status: 422, section: "courses" },
          messages: ["だめです", "高すぎます", "ほかの理由"],
        },
      ],
    ]);
    expect(announced(made)).not.toContain("保存しました");
    await userEvent.keyboard("{Enter}");
    await eventually(() => announced(made)).toBe("保存しました");
    const { section, kind, id, data } = heard.at(-1)?.detail ?? {};
    expect([section, kind, id, data.price, heard.length]).toEqual(["courses", "update", 41, 9000, 2]);
  });

  test("is refused in words before anything is sent, as one failure", async () => {
    const host = serveSalons();
    const made = await openSettings({ section: "resources" });
    const heard = record(made, ["failure"]);
    await button(made, "担当・設備を追加").click();
    await userEvent.fill(field(made, "同時に受けられる数"), "0");
    await userEvent.fill(field(made, "指名料"), "-1");
    await userEvent.fill(field(made, "アイコン画像のURL"), "javascript:alert(1)");
    await userEvent.keyboard("{Enter}");
    const messages = [
      "名前を入力してください",
      "同時に受けられる数は1以上の整数で入力してください",
      "指名料は0以上の整数で入力してください",
      "画像のURLが正しくありません",
    ];
    await eventually(() => alerts(made).sort()).toEqual([...messages].sort());
    expect(heard.map(({ detail }) => [detail.reason, detail.section, detail.messages.length])).toEqual([
      ["validation", "resources", 4],
    ]);
    await eventually(() => root(made).activeElement).toBe(field(made, "名前").element());
    expect(host.writes()).toEqual([]);
  });
});

describe("under a draft key", () => {
  test("a dialog outlives its element, on the version that it began with", async () => {
    const host = serveSalons();
    const attributes = { "draft-key": "kept", "api-base": freshServer() };
    const first = await openSettings(attributes);
    const [name = ""] = rowNames(first);
    await button(group(first, name), "編集").click();
    await userEvent.fill(field(first, "料金"), "9000");
    first.remove();
    await eventually(kept).toEqual(["kept:1"]);
    const [row] = (await host.colleague("GET", "salon/1/courses/all")) as Record<string, unknown>[];
    const theirs = { ...row, description: "改定", base_updated_at: row?.updated_at };
    await host.colleague("PUT", "salon/1/courses/41", theirs);
    const made = await openSettings({ ...attributes, section: "urls" });
    await expect.element(within(made).getByText(offer)).toBeVisible();
    await button(made, "復元する").click();
    expect([made.section, made.dirty]).toEqual(["courses", true]);
    await expect.element(field(made, "料金")).toHaveValue("9000");
    await userEvent.click(field(made, "料金"));
    await userEvent.keyboard("{Enter}");
    await eventually(() => announced(made)).toBe("保存しました");
    const [after] = (await host.colleague("GET", "salon/1/courses/all")) as Record<string, unknown>[];
    expect(after).toMatchObject({ price: 9000, description: "改定" });
    made.remove();
    await settled();
    expect(kept()).toEqual([]);
  });

  test("the list as a table too, together with a dialog; what is given up does not come again", async () => {
    const host = serveSalons();
    const attributes = { "draft-key": "kept", "api-base": freshServer() };
    const first = await openSettings(attributes);
    await button(first, "まとめて編集").click();
    const [name = ""] = rowNames(first);
    await userEvent.fill(price(first, name), "abc");
    await button(first, "コースを追加").click();
    await userEvent.fill(field(first, "名前"), "途中");
    first.remove();
    await eventually(kept).toEqual(["kept:1"]);
    const made = await openSettings(attributes);
    await button(made, "復元する").click();
    await expect.element(field(made, "名前")).toHaveValue("途中");
    await userEvent.keyboard("{Escape}");
    await button(dialog(made, asks), "破棄する").click();
    await button(made, "復元する").click();
    await expect.element(price(made, name)).toHaveValue("abc");
    await expect.element(tab(made, "コース（未保存）")).toBeVisible();
    await userEvent.fill(price(made, name), "7,000円");
    await userEvent.keyboard("{Enter}");
    await eventually(() => announced(made)).toBe("保存しました");
    expect(host.writes().map(({ call, body }) => [call, (body as { value: unknown }).value])).toEqual([
      ["PATCH 1/courses/41?attr=price", 7000],
    ]);
    made.remove();
    await settled();
    expect(kept()).toEqual([]);
  });

  test("is not offered to another salon, waits for its own, and can be given up", async () => {
    serveSalons();
    const attributes = { "draft-key": "kept", "api-base": freshServer() };
    const first = await openSettings(attributes);
    await button(first, "コースを追加").click();
    await userEvent.fill(field(first, "名前"), "途中");
    first.remove();
    const made = await openSettings({ ...attributes, "salon-id": "2" });
    await settled();
    await expect.element(within(made).getByText(offer)).not.toBeInTheDocument();
    made.salonId = 1;
    await expect.element(within(made).getByText(offer)).toBeVisible();
    made.salonId = 2;
    await expect.element(within(made).getByText(offer)).not.toBeInTheDocument();
    made.salonId = 1;
    await button(made, "破棄する").click();
    await expect.element(within(made).getByText(offer)).not.toBeInTheDocument();
    made.remove();
    await settled();
    expect(kept()).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { SalonSettingsElement } from "../../src/entries/salon-settings.js";
import { dialog, root, tab } from "../elements/page.js";
import { alerts, announced, button, group, openSettings } from "../elements/salon-settings/page.js";
import { refusal, type SalonHost, serveSalons } from "../elements/salon-settings/server.js";
import { paste } from "./support/clipboard.js";
import { settled } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { gate } from "./support/served-host.js";

/* The list as a table (rules: salon-item-in-place, salon-item-merged). */

type Row = Record<string, unknown>;
const cell = (made: Element, row: string, name = "料金") => group(made, row).getByRole("textbox", { name });
const patches = (host: SalonHost) => host.writes().map(({ call, body }) => [call, (body as Row).value]);
const conflict = (made: Element) => group(made, "カット").getByRole("radiogroup", { name: "料金の競合" });

async function openTable(attributes: object = {}): Promise<SalonSettingsElement> {
  const made = await openSettings({ ...attributes });
  await button(made, "まとめて編集").click();
  return made;
}

/** A colleague changes カット. */
async function change(host: SalonHost, fields: Row): Promise<void> {
  const [row] = (await host.colleague("GET", "salon/1/courses/all")) as Row[];
  await host.colleague("PUT", "salon/1/courses/41", { ...row, ...fields, base_updated_at: row?.updated_at });
}
async function cut(host: SalonHost): Promise<Row | undefined> {
  return ((await host.colleague("GET", "salon/1/courses/all")) as Row[])[0];
}

describe("a field", () => {
  test("is sent when it is left, with the version it began with; the same again is not sent", async () => {
    const host = serveSalons();
    const made = await openTable();
    const heard = record(made, ["saved", "failure"]);
    const updated_at = (await cut(host))?.updated_at;
    await userEvent.fill(cell(made, "カット"), "5,500円");
    await userEvent.tab();
    await settled();
    expect([host.writes(), made.dirty]).toEqual([[], false]);
    await userEvent.fill(cell(made, "カット"), "￥５，８００");
    await expect.element(tab(made, "コース（未保存）")).toBeVisible();
    await userEvent.tab();
    await eventually(() => announced(made)).toBe("保存しました");
    expect(host.writes()).toEqual([
      { call: "PATCH 1/courses/41?attr=price", body: { value: 5800, base_updated_at: updated_at } },
    ]);
    await expect.element(cell(made, "カット")).toHaveValue("5800");
    await eventually(() => made.dirty).toBe(false);
    expect(heard.map(({ detail }) => [detail.kind, detail.id, detail.data.price])).toEqual([
      ["update", 41, 5800],
    ]);
    await userEvent.fill(cell(made, "カット"), "");
    await userEvent.keyboard("{Enter}");
    await eventually(() => patches(host).at(-1)).toEqual(["PATCH 1/courses/41?attr=price", null]);
    await button(made, "まとめて編集").click();
    await expect.element(group(made, "カット")).toHaveTextContent("料金なし");
  });

  test("of a resource is its name or fee, and a colour is one too", async () => {
    const host = serveSalons();
    const made = await openTable({ section: "resources" });
    await userEvent.fill(cell(made, "中村", "指名料"), "550");
    await userEvent.keyboard("{Enter}");
    await userEvent.fill(cell(made, "個室", "名前"), " 半個室 ");
    await userEvent.keyboard("{Enter}");
    await eventually(() => patches(host)).toEqual([
      ["PATCH 1/resources/12?attr=fee", 550],
      ["PATCH 1/resources/13?attr=name", "半個室"],
    ]);
    const colour = within(made).getByLabelText("色", { exact: true }).first();
    await userEvent.fill(colour, "#112233");
    await userEvent.tab();
    await eventually(() => patches(host).at(-1)).toEqual(["PATCH 1/resources/11?attr=color", "#112233"]);
  });

  test("refused by the server it keeps what was typed, with what was said", async () => {
    const host = serveSalons();
    const made = await openTable();
    const heard = record(made, ["failure"]);
    host.meet("PATCH 1/courses/41", () => refusal(422, { errors: { price: ["高すぎます"] } }));
    await userEvent.fill(cell(made, "カット"), "99999");
    await userEvent.keyboard("{Enter}");
    await expect.element(cell(made, "カット")).toHaveAccessibleDescription("高すぎます");
    await expect.element(cell(made, "カット")).toHaveAttribute("aria-invalid", "true");
    await expect.element(cell(made, "カット")).toHaveValue("99999");
    expect(heard.map(({ detail }) => [detail.section, detail.status])).toEqual([["courses", 422]]);
    await userEvent.keyboard("{Escape}");
    await expect.element(cell(made, "カット")).toHaveValue("5500");
    expect(made.dirty).toBe(false);
  });
});

describe("what others have changed meanwhile", () => {
  test("in other fields is taken over, and the field is sent once more", async () => {
    const host = serveSalons();
    const made = await openTable();
    await change(host, { description: "改定" });
    await userEvent.fill(cell(made, "カット"), "6000");
    await userEvent.keyboard("{Enter}");
    await eventually(() => announced(made)).toBe("保存しました");
    expect([patches(host).length, alerts(made)]).toEqual([2, []]);
    expect(await cut(host)).toMatchObject({ price: 6000, description: "改定" });
  });

  test.each([
    ["あなたの入力", 6000, 2],
    ["ほかの人の変更", 7000, 1],
    ["編集前の値", 5500, 2],
  ] as const)("in the same field is asked about at the field: %s", async (side, price, calls) => {
    const host = serveSalons();
    const made = await openTable();
    await change(host, { price: 7000 });
    await userEvent.fill(cell(made, "カット"), "6000");
    await userEvent.keyboard("{Enter}");
    await expect.element(conflict(made)).toBeVisible();
    expect(conflict(made).getByRole("radio", { checked: true }).elements()).toEqual([]);
    const radios = conflict(made).getByRole("radio").elements() as HTMLInputElement[];
    const labels = radios.map((each) => each.labels?.[0]?.textContent);
    expect(labels).toEqual(["あなたの入力6000", "ほかの人の変更7000", "編集前の値5500"]);
    expect([alerts(made), made.dirty, patches(host).length]).toEqual([[], true, 1]);
    await expect
      .element(group(made, "カット"))
      .toHaveTextContent("編集中にほかの人が変更しました。残す値を選んでください。");
    await conflict(made).getByRole("radio", { name: side }).click();
    await eventually(() => made.dirty).toBe(false);
    await eventually(async () => (await cut(host))?.price).toBe(price);
    await expect.element(cell(made, "カット")).toHaveValue(String(price));
    expect(patches(host).length).toBe(calls);
  });

  test("and was read meanwhile is asked about too: nothing is overwritten unseen", async () => {
    const host = serveSalons();
    const made = await openTable();
    await userEvent.fill(cell(made, "カット"), "6000");
    await change(host, { price: 7000 });
    await made.refresh();
    await expect.element(cell(made, "カット")).toHaveValue("6000");
    await cell(made, "カット").click();
    await userEvent.keyboard("{Enter}");
    await expect.element(conflict(made)).toBeVisible();
    expect([host.writes(), (await cut(host))?.price]).toEqual([[], 7000]);
    await conflict(made).getByRole("radio", { name: "あなたの入力" }).click();
    await eventually(async () => (await cut(host))?.price).toBe(6000);
  });

  test.each([
    ["again and again", {}, "ほかの人が先に変更しました。現在の設定を表示しています。"],
    ["by deleting it", null, "このコースは削除されています"],
  ])("%s: it is said in words of our own, and never as an error", async (_, left, said) => {
    const host = serveSalons();
    const made = await openTable();
    const heard = record(made, ["failure"]);
    const current = left && { ...(await cut(host)), description: "改定" };
    for (let time = 0; time < 2; time += 1)
      host.meet("PATCH 1/courses/41", () =>
        refusal(422, { message: "古いです", code: "stale", errors: {}, current }),
      );
    await userEvent.fill(cell(made, "カット"), "6000");
    await userEvent.keyboard("{Enter}");
    await expect.element(cell(made, "カット")).toHaveAccessibleDescription(said);
    await expect.element(cell(made, "カット")).toHaveValue("6000");
    expect([heard, host.writes().length]).toEqual([[], left ? 2 : 1]);
  });

  test("a course that is gone by then is said at the field", async () => {
    const host = serveSalons();
    const made = await openTable();
    host.meet("PATCH 1/courses/41", () => refusal(404, { message: "コースが見つかりません。" }));
    await userEvent.fill(cell(made, "カット"), "6000");
    await userEvent.keyboard("{Enter}");
    await expect.element(cell(made, "カット")).toHaveAccessibleDescription("コースが見つかりません。");
  });
});

describe("several lines that are pasted", () => {
  test("go into the rows below after a question, one call at a time", async () => {
    const host = serveSalons();
    const made = await openTable();
    const second = cell(made, "カット＋カラー").element();
    paste(second, "6,600円\t60\r\n3300\r\n4,800\r\n9999\r\n");
    const asks = dialog(made, "3件に貼り付けます");
    await expect.element(asks).toBeVisible();
    await expect.element(asks).toHaveAccessibleDescription("1列目だけを貼り付けます");
    await button(asks, "キャンセル").click();
    await settled();
    expect([host.writes(), made.dirty]).toEqual([[], false]);
    paste(second, "6,600円\t60\r\n3300\r\n4,800\r\n9999\r\n");
    const held = gate();
    host.meet("PATCH 1/courses/42", () => held.passed.then(() => null));
    await button(asks, "貼り付ける").click();
    await eventually(() => host.writes().length).toBe(1);
    await settled();
    expect(host.writes().length).toBe(1);
    held.open();
    // What is so already is not sent.
    await eventually(() => patches(host)).toEqual([
      ["PATCH 1/courses/42?attr=price", 6600],
      ["PATCH 1/courses/44?attr=price", 4800],
    ]);
    await eventually(() => made.dirty).toBe(false);
    await expect.element(cell(made, "カット")).toHaveValue("5500");
  });

  test("keep their rows, a cell with a line break is one, and so is a blank one", async () => {
    serveSalons();
    const made = await openTable();
    paste(cell(made, "カット", "名前").element(), '"カット\n（30分）"\r\n\r\nカラー\r\n');
    const asks = dialog(made, "3件に貼り付けます");
    await expect.element(asks).toBeVisible();
    await expect.element(asks).toHaveAccessibleDescription("");
    const items = asks.getByRole("listitem").elements();
    expect(items.map(({ textContent }) => textContent)).toEqual(["カット （30分）", "", "カラー"]);
  });

  test("that cannot be saved stay in their fields, and the others are saved", async () => {
    const host = serveSalons();
    const made = await openTable();
    paste(cell(made, "カット").element(), "たくさん\n6600");
    await button(dialog(made, "2件に貼り付けます"), "貼り付ける").click();
    await eventually(() => patches(host)).toEqual([["PATCH 1/courses/42?attr=price", 6600]]);
    await expect.element(cell(made, "カット")).toHaveValue("たくさん");
    await expect
      .element(cell(made, "カット"))
      .toHaveAccessibleDescription("料金は0以上の整数で入力してください");
    expect(made.dirty).toBe(true);
  });

  test("one line is pasted as everywhere", async () => {
    serveSalons();
    const made = await openTable();
    paste(cell(made, "カット").element(), "6600");
    await settled();
    expect(root(made).querySelector("dialog[open]")).toBe(null);
  });
});

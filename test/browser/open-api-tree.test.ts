import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  cell,
  field,
  lastParams,
  openOne,
  paths,
  row,
  rowsOf,
  save,
  typeField,
  typeOf,
  untilSaved,
  writeCell,
} from "../elements/open-api-console/page-triggers.js";
import { serveTriggers, withParams } from "../elements/open-api-console/server.js";
import { button, dialog, root, said } from "../elements/page.js";
import { stubClipboard } from "./support/clipboard.js";
import { eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";

const inUse = "このキーを使っているアクションや差し込みは、値を受け取れなくなります";
const press = (made: Element, path: string, name: string) =>
  row(made, path).getByRole("button", { name, exact: true }).click();

test("a treegrid: rows named by their paths, with levels, places and what is folded", async () => {
  serveTriggers();
  const made = await openOne(1);
  const facts = () =>
    rowsOf(made).map((each) =>
      ["label", "level", "posinset", "setsize", "expanded"].map((name) => each.getAttribute(`aria-${name}`)),
    );
  expect(facts().slice(0, 6)).toEqual([
    ["purchase", "1", "1", "1", "true"],
    ["purchase.number", "2", "1", "5", null],
    ["purchase.bought_at", "2", "2", "5", null],
    ["purchase.items", "2", "3", "5", null],
    ["purchase.customer", "2", "4", "5", "true"],
    ["purchase.customer.code", "3", "1", "2", null],
  ]);
  expect(facts().find(([path]) => path === "purchase.customer.shipping.address.zip")?.[1]).toBe("5");
  const grid = within(made).getByRole("treegrid", { name: "パラメータ" });
  await expect.element(grid).toHaveAttribute("aria-rowcount", String(rowsOf(made).length + 1));
  await press(made, "purchase.customer", "折りたたむ");
  await eventually(() => facts().map(([path]) => path)).toEqual([
    ...["purchase", "purchase.number", "purchase.bought_at", "purchase.items", "purchase.customer"],
    "purchase.total",
  ]);
  expect([facts()[4]?.[4], made.dirty]).toEqual(["false", false]);
  const names = typeField(made, "purchase.total").getByRole("option").elements();
  expect(names.map((each) => each.textContent)).toEqual(["文字列", "数値", "日時", "配列", "マップ"]);
  cell(made, "purchase", "key").focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe(cell(made, "purchase.bought_at", "key"));
});

test("every button: inside, up and down, twice, its path, away; in the order that is sent", async () => {
  const host = serveTriggers();
  const clipboard: string[] = [];
  stubClipboard({ writeText: async (text) => void clipboard.push(text) });
  const made = await openOne(2);
  await press(made, "member", "中に追加");
  await eventually(() => focused().dataset.control).toBe("key");
  await userEvent.keyboard("points");
  await typeField(made, "member.points").selectOptions("数値");
  await press(made, "member.points", "上へ移動");
  await eventually(() => said(made)).toContain("「points」を4番目から3番目へ移動しました");
  await press(made, "member.code", "下へ移動");
  // The focus stays where it was pressed, though the row was moved.
  await eventually(() => focused()).toBe(cell(made, "member.code", "down"));
  await press(made, "member.code", "複製");
  await eventually(() => focused()).toBe(cell(made, "member.code_2", "key"));
  await press(made, "member.code_2", "パスをコピー");
  await eventually(() => [clipboard, said(made)]).toEqual([
    ["member.code_2"],
    expect.stringContaining("コピーしました"),
  ]);
  await press(made, "member.rank", "削除");
  expect(focused()).toBe(cell(made, "member.code", "remove"));
  await expect
    .element(row(made, "member.code").getByRole("button", { name: "上へ移動" }))
    .toHaveAttribute("aria-disabled", "true");
  await save(made);
  await untilSaved(made);
  expect(lastParams(host)).toBe(
    JSON.stringify({
      member: {
        ...{ label: "会員", type: "map" },
        children: {
          code: { label: "会員番号", type: "string" },
          code_2: { label: "会員番号", type: "string" },
          points: { label: "", type: "number" },
          registered_at: { label: "登録日時", type: "datetime" },
        },
      },
    }),
  );
});

test("並べ替え by keys moves among siblings; Escape puts back", async () => {
  serveTriggers();
  const made = await openOne(2);
  cell(made, "member.code", "reorder").focus();
  await userEvent.keyboard(" {End} ");
  const moved = ["member", "member.rank", "member.registered_at", "member.code"];
  await eventually(() => paths(made)).toEqual(moved);
  await eventually(() => said(made)).toContain("「code」を1番目から3番目へ移動しました");
  await userEvent.keyboard(" {Home}{Escape}");
  expect([paths(made), made.dirty]).toEqual([moved, true]);
});

test("a map of another type keeps what is in it, and sends it not", async () => {
  const host = serveTriggers();
  const made = await openOne(5);
  await typeField(made, "order").selectOptions("配列");
  await expect.element(within(made).getByText("中の5個の値は送られません")).toBeVisible();
  expect(paths(made)).toEqual(["order"]);
  made.shadowRoot?.querySelector<HTMLElement>(".toast .button")?.click();
  await eventually(() => paths(made).length).toBe(6);
  expect(made.dirty).toBe(false);
  await typeField(made, "order").selectOptions("文字列");
  // What is edited next is not what the note would take back.
  await userEvent.fill(field(made, "表示名"), "ご注文");
  await eventually(() => said(made)).not.toContain("送られません");
  await typeField(made, "order").selectOptions("マップ");
  await eventually(() => paths(made).length).toBe(6);
  await typeField(made, "order").selectOptions("文字列");
  await expect.element(row(made, "order")).toHaveTextContent(inUse);
  await save(made);
  await untilSaved(made);
  expect(lastParams(host)).toBe('{"order":{"label":"注文","type":"string"}}');
});

test("a key that was renamed, changed in type or removed is warned of, until it is back", async () => {
  serveTriggers();
  const made = await openOne(5);
  await writeCell(made, "order.total", "key", "sum");
  await expect.element(row(made, "order.sum")).toHaveTextContent(inUse);
  await writeCell(made, "order.sum", "key", "total");
  await expect.element(row(made, "order.total")).not.toHaveTextContent(inUse);
  await typeField(made, "order.pickup_at").selectOptions("文字列");
  await expect.element(row(made, "order.pickup_at")).toHaveTextContent(inUse);
  await press(made, "order.items", "削除");
  await expect.element(within(made).getByText("削除したキー：order.items")).toBeVisible();
});

test("full width in a key is folded when typing ends", async () => {
  const host = serveTriggers();
  const made = await openOne(6);
  await button(made, "パラメータを追加").click();
  await eventually(() => focused().dataset.control).toBe("key");
  await userEvent.fill(focused(), " ｏｒｄｅｒ＿１ ");
  expect((focused() as HTMLInputElement).value).toBe(" ｏｒｄｅｒ＿１ ");
  await userEvent.tab();
  await eventually(() => paths(made)).toEqual(["order_1"]);
  await save(made);
  await untilSaved(made);
  expect(lastParams(host)).toBe('{"order_1":{"label":"","type":"string"}}');
});

describe("JSONから作成", () => {
  const sample = {
    order: { total: 1, pickup_at: "あした", coupon: { code: "A" } },
    at: "2026-11-20T10:45:00+09:00",
  };

  async function openSample(made: Element, text: string) {
    await button(made, "JSONから作成").click();
    await userEvent.fill(within(made).getByRole("textbox", { name: "サンプルJSON" }), text);
  }

  test("says what it changes; is one step of undo", async () => {
    serveTriggers();
    const made = await openOne(5);
    await openSample(made, JSON.stringify(sample));
    const shown = dialog(made, "JSONから作成");
    await expect.element(shown).toHaveTextContent("追加 3個・変更 1個・そのまま 5個・削除 0個");
    await shown.getByRole("checkbox", { name: "サンプルにないキーを残す" }).click();
    await expect.element(shown).toHaveTextContent("追加 3個・変更 1個・そのまま 2個・削除 3個");
    await shown.getByRole("button", { name: "反映する" }).click();
    const made_ = ["order", "order.total", "order.pickup_at", "order.coupon", "order.coupon.code", "at"];
    await eventually(() => paths(made)).toEqual(made_);
    expect([cell(made, "order.pickup_at", "label").value, cell(made, "at", "label").value]).toEqual([
      "受取日",
      "at",
    ]);
    expect([typeOf(made, "at"), typeOf(made, "order.pickup_at")]).toEqual(["日時", "文字列"]);
    await button(made, "元に戻す").click();
    await eventually(() => [paths(made).length, made.dirty]).toEqual([6, false]);
    await button(made, "やり直す").click();
    await eventually(() => paths(made)).toEqual(made_);
    await openSample(made, JSON.stringify(sample));
    await expect.element(shown).toHaveTextContent("追加 0個・変更 0個・そのまま 6個・削除 0個");
  });

  test("says what cannot be read, and asks before what is written is left", async () => {
    serveTriggers();
    const made = await openOne(5);
    await openSample(made, '{\n "a": 1,\n b: 2 }');
    const area = within(made).getByRole("textbox", { name: "サンプルJSON" });
    await expect.element(area).toHaveAccessibleDescription("JSONを読み取れません（3行目）");
    await userEvent.fill(area, "[1]");
    await expect.element(area).toHaveAccessibleDescription("いちばん外側を { } にしてください");
    await button(made, "反映する").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog(made, "保存していない変更があります")).toBeVisible();
    await button(made, "破棄する").click();
    await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
    expect([paths(made).length, made.dirty]).toEqual([6, false]);
  });
});

test("呼び出し例: JSON from the tree, as cURL with an address of the web only, and never with a token", async () => {
  const host = serveTriggers();
  host.change(
    5,
    withParams({
      a: { label: "", type: "string" },
      m: {
        label: "",
        type: "map",
        children: { n: { type: "number" }, l: { type: "array" }, d: { type: "datetime" } },
      },
    }),
  );
  const clipboard: string[] = [];
  stubClipboard({ writeText: async (text) => void clipboard.push(text) });
  const made = await openOne(5, { "call-url": "javascript:alert(1)" });
  const example = within(made).getByRole("group", { name: "呼び出し例" });
  await expect.element(example).not.toHaveTextContent("cURL");
  await example.getByRole("button", { name: "コピー" }).click();
  await eventually(() => clipboard.length).toBe(1);
  const { m, ...others } = JSON.parse(clipboard[0] ?? "");
  expect([others, { ...m, d: "" }]).toEqual([{ a: "文字列" }, { n: 0, l: [], d: "" }]);
  expect(m.d).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/);
  made.setAttribute("call-url", "https://example.com/it's");
  await expect.element(example).toHaveTextContent("Authorization: Bearer ****");
  await expect.element(example).toHaveTextContent("curl -X POST 'https://example.com/it'\\''s'");
});

import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  alerts,
  cell,
  field,
  lastParams,
  lastTrigger,
  openOne,
  paths,
  row,
  save,
  typeField,
  typeOf,
  untilSaved,
} from "../elements/open-api-console/page-triggers.js";
import { serveTriggers, withParams } from "../elements/open-api-console/server.js";
import { button, root } from "../elements/page.js";
import { eventually } from "./support/editors.js";
import { focused } from "./support/focus.js";

const leaf = { label: "葉", type: "string" };
const thirty = Array.from({ length: 29 }).reduce<object>(
  (inside) => ({ a: { label: "", type: "map", children: inside } }),
  { a: leaf },
);

test.each([
  ["none", null],
  ["a list", [1, { a: 1 }]],
  ["a text", "旧"],
  ["thirty levels", thirty],
  [
    "types of another product",
    { a: { label: "", type: "money", currency: "JPY", children: { x: 1 } }, b: { type: 7 } },
  ],
  [
    "keys and entries that nobody could write",
    {
      "2024": leaf,
      "10": leaf,
      "a.b": leaf,
      会員: null,
      c: 5,
      d: { future: [1] },
      "e f": { label: null, type: "map", children: [] },
    },
  ],
])("parameters that are %s go back untouched", async (_, params) => {
  const host = serveTriggers();
  host.change(6, (trigger) => ({ ...withParams(params)(trigger), future: { deep: [null] } }));
  const stored = host.trigger(6);
  const made = await openOne(6);
  await userEvent.fill(field(made, "トリガー名"), "新しい名前");
  host.meet("PUT triggers/6", () => Response.json({ data: { id: 6 } }));
  await save(made);
  await untilSaved(made);
  expect(lastParams(host)).toBe(JSON.stringify(params));
  expect(lastTrigger(host)).toEqual({ ...stored, name: "新しい名前" });
  expect(alerts(made)).toEqual([]);
});

test("a type that nobody knows is shown, and can be changed", async () => {
  serveTriggers();
  const made = await openOne(4);
  expect(typeOf(made, "sale.total")).toBe("不明な型（money）");
  expect(paths(made)).toEqual(["2024", "sale.total", "staff", "sale_at"]);
  await typeField(made, "staff").selectOptions("マップ");
  await eventually(() => paths(made)).toContain("staff.name");
});

test("500 keys: at most 2,500 nodes, the last one within reach, and a new one gets the focus", async () => {
  const host = serveTriggers();
  const many = Array.from({ length: 499 }, (_, at) => [`k${at}`, leaf] as const);
  host.change(6, withParams(Object.fromEntries(many)));
  const made = await openOne(6);
  const nodes = () => root(made).querySelectorAll("*").length;
  expect(nodes()).toBeLessThanOrEqual(2500);
  const grid = root(made).querySelector<HTMLElement>("[role=treegrid]");
  grid?.scrollTo({ top: grid.scrollHeight });
  await eventually(() => paths(made)).toContain("k498");
  expect(nodes()).toBeLessThanOrEqual(2500);
  grid?.scrollTo({ top: 0 });
  await eventually(() => paths(made)).not.toContain("k498");
  await button(made, "パラメータを追加").click();
  await eventually(() => focused().dataset.control).toBe("key");
  await userEvent.keyboard("last");
  await eventually(() => paths(made).at(-1)).toBe("last");
});

test("a row that has the focus keeps it when it is scrolled far away, and keys go on from it", async () => {
  const host = serveTriggers();
  const many = Array.from({ length: 499 }, (_, at) => [`k${at}`, leaf] as const);
  host.change(6, withParams(Object.fromEntries(many)));
  const made = await openOne(6);
  const grid = root(made).querySelector("[role=treegrid]") as HTMLElement;
  /** Until other rows are drawn than those that are there. */
  const scroll = async (top: number, shows: string) => {
    grid.scrollTo({ top });
    await eventually(() => paths(made)).toContain(shows);
  };
  const at = () => [focused().dataset.control, focused().closest("[role=row]")?.getAttribute("aria-label")];
  await scroll(250 * 44, "k250");
  cell(made, "k250", "label").focus();
  for (const [top, shows] of [
    [grid.scrollHeight, "k498"],
    [0, "k0"],
    [400 * 44, "k400"],
  ] as const) {
    await scroll(top, shows);
    expect([shows, ...at()]).toEqual([shows, "label", "k250"]);
    expect(paths(made)).not.toContain("k251");
  }
  await userEvent.keyboard("{End}です");
  expect(cell(made, "k250", "label").value).toBe("葉です");
  for (const [top, shows, key, next] of [
    [0, "k0", "{ArrowDown}", "k251"],
    [grid.scrollHeight, "k498", "{ArrowUp}", "k250"],
  ] as const) {
    await scroll(top, shows);
    await userEvent.keyboard(key);
    await eventually(at).toEqual(["label", next]);
  }
  // What is removed from afar gives the focus to the row after it.
  cell(made, "k250", "remove").focus();
  await scroll(0, "k0");
  await userEvent.keyboard("{Enter}");
  await eventually(at).toEqual(["remove", "k251"]);
  expect(paths(made)).not.toContain("k250");
  await save(made);
  await untilSaved(made);
  const sent = Object.keys(JSON.parse(lastParams(host)));
  expect(sent).toEqual(many.map(([key]) => key).filter((key) => key !== "k250"));
});

test("the last row is removed: the focus goes where another is added", async () => {
  const host = serveTriggers();
  host.change(6, withParams({ only: leaf }));
  const made = await openOne(6);
  await row(made, "only").getByRole("button", { name: "削除" }).click();
  await eventually(() => paths(made)).toEqual([]);
  expect(focused()).toBe(button(made, "パラメータを追加").element());
});

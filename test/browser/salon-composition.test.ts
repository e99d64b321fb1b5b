import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { SalonSettingsElement } from "../../src/entries/salon-settings.js";
import { alerts, button, field, group, openSettings, rowNames } from "../elements/salon-settings/page.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { settled } from "./support/clock.js";
import {
  type ComposedField,
  type ComposedKey,
  commonKeys,
  describeComposition,
  openDialogs,
} from "./support/composition.js";
import { eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";
import { pressForInputMethod } from "./support/input-method.js";

/* No key of a conversion saves, closes, moves or adds anything in courses and links. */

interface Place {
  name: string;
  open(): Promise<readonly [SalonSettingsElement, Element]>;
  /** The calls that the operator's own Enter makes. */
  calls: string[];
  /** What it is told instead. */
  alerts?: string[];
}

async function inDialog(name: string): Promise<readonly [SalonSettingsElement, Element]> {
  const made = await openSettings();
  await button(group(made, "カット"), "編集").click();
  return [made, await field(made, name).element()];
}

async function inTable(name: string): Promise<readonly [SalonSettingsElement, Element]> {
  const made = await openSettings();
  await button(made, "まとめて編集").click();
  return [made, await group(made, "カット").getByRole("textbox", { name }).element()];
}

const wrongPrice = "料金は0以上の整数で入力してください";
const places: readonly Place[] = [
  { name: "the name of a course", open: () => inDialog("名前"), calls: ["PUT 1/courses/41"] },
  { name: "its price", open: () => inDialog("料金"), calls: [], alerts: [wrongPrice] },
  { name: "its description, in which Enter begins a line", open: () => inDialog("説明"), calls: [] },
  {
    name: "the name of a new resource",
    async open() {
      const made = await openSettings({ section: "resources" });
      await button(made, "担当・設備を追加").click();
      return [made, await field(made, "名前").element()];
    },
    calls: ["POST 1/resources"],
  },
  { name: "a name in the table", open: () => inTable("名前"), calls: ["PATCH 1/courses/41?attr=name"] },
  { name: "a price in the table", open: () => inTable("料金"), calls: [] },
  {
    name: "検索",
    async open() {
      const made = await openSettings();
      return [made, await within(made).getByRole("searchbox", { name: "検索" }).element()];
    },
    calls: [],
  },
  {
    name: "the name of a link",
    async open() {
      const made = await openSettings({ section: "urls" });
      await button(made, "URLを作成").click();
      return [made, await field(made, "名前").element()];
    },
    calls: ["POST 1/salon_urls"],
  },
];

async function openPlace(place: Place): Promise<ComposedField> {
  const host = serveSalons();
  const [made, input] = await place.open();
  return {
    input,
    state: () => ({
      writes: host.writes(),
      dialogs: openDialogs(made),
      alerts: alerts(made),
      section: made.section,
    }),
    async enter() {
      await eventually(() => host.writes().map(({ call }) => call)).toEqual(place.calls);
      await eventually(() => alerts(made)).toEqual(place.alerts ?? []);
    },
  };
}

/** Keys that the input method takes, with what they would do elsewhere. */
const keys: readonly ComposedKey[] = [...commonKeys, ["Home"]];

describeComposition(places, keys, openPlace);

test("the handle is not lifted, carried or dropped by keys of a conversion", async () => {
  const host = serveSalons();
  const made = await openSettings();
  const rows = rowNames(made);
  const handle = (await button(group(made, "カット"), "並べ替え").element()) as HTMLElement;
  handle.focus();
  for (const [key] of keys) await pressForInputMethod(key);
  await settled();
  expect([handle.ariaPressed, rowNames(made), focused() === handle]).toEqual(["false", rows, true]);
  await userEvent.keyboard(" ");
  await eventually(() => handle.ariaPressed).toBe("true");
  for (const [key] of keys) await pressForInputMethod(key);
  await settled();
  expect([handle.ariaPressed, rowNames(made)]).toEqual(["true", rows]);
  await userEvent.keyboard("{ArrowDown} ");
  await eventually(() => rowNames(made).indexOf("カット")).toBe(1);
  await eventually(() => host.writes().length).toBe(1);
});

test("in the grid of pairs nothing is set, painted or left by keys of a conversion", async () => {
  const host = serveSalons();
  const made = await openSettings();
  await button(made, "担当との組み合わせ").click();
  const grid = within(made).getByRole("grid", { name: "コースと担当の組み合わせ" });
  await expect.element(grid).toBeVisible();
  const boxes = () => grid.getByRole("checkbox").elements() as HTMLInputElement[];
  const state = () => boxes().map(({ checked }) => checked);
  const first = grid.getByRole("gridcell").first().getByRole("checkbox").element() as HTMLElement;
  first.focus();
  const before = state();
  const shift = 8;
  for (const [key] of keys) await pressForInputMethod(key);
  for (const key of ["ArrowRight", "ArrowDown"]) await pressForInputMethod(key, shift);
  await settled();
  expect([state(), focused() === first, made.dirty]).toEqual([before, true, false]);
  await expect.element(within(made).getByRole("dialog", { name: "コースと担当の組み合わせ" })).toBeVisible();
  await userEvent.keyboard(" ");
  await eventually(state).not.toEqual(before);
  expect(host.writes()).toEqual([]);
});

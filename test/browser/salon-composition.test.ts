import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { SalonSettingsElement } from "../../src/entries/salon-settings.js";
import { shareOf } from "../tools/repetitions.js";
import { eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";
import { afterConversion, commit, compose, control, pressForInputMethod } from "./support/input-method.js";
import { settled } from "./support/open-api.js";
import { type RecordedStep, recordings } from "./support/recordings.js";
import { pressOwnEnter, replay } from "./support/replay.js";
import {
  alerts,
  button,
  field,
  group,
  openSettings,
  root,
  rowNames,
  serveSalons,
} from "./support/salon-settings.js";

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

/** Empty and with the focus. */
async function openPlace(place: Place) {
  const host = serveSalons();
  const [made, element] = await place.open();
  const input = element as HTMLInputElement;
  await userEvent.fill(input, "");
  await eventually(() => focused()).toBe(input);
  const state = () => ({
    writes: host.writes(),
    dialogs: [...root(made).querySelectorAll("dialog[open] h2")].map((each) => each.textContent),
    alerts: alerts(made),
    section: made.section,
    focused: focused() === input,
  });
  return { host, made, input, state, before: state() };
}

async function converted(input: HTMLInputElement, text: string): Promise<void> {
  await eventually(() => input.value).toBe(text);
  await afterConversion();
}

const givenUp: readonly RecordedStep[] = [
  { composition: "compositionstart", data: "" },
  { update: "に", composing: true },
  { key: "keydown", name: "Escape", code: 229, composing: true },
  { update: "", composing: true },
  { composition: "compositionend", data: "" },
  { key: "keydown", name: "Escape", code: 229, composing: false },
  { key: "keyup", name: "Escape", code: 27, composing: false },
];

/** Keys that the input method takes, with what they would do elsewhere. */
const keys: readonly [key: string, modifiers?: number][] = [
  ...([["Enter"], ["Escape"], [" "], ["ArrowDown"], ["ArrowUp"], ["Home"]] as [string][]),
  ["z", control],
];

describe.each(places)("$name", (place) => {
  test.each(shareOf(recordings, places.indexOf(place), 3))(
    "as $browser sends it: kept as composed, and only the next Enter counts",
    async ({ steps }) => {
      const { host, made, input, state, before } = await openPlace(place);
      await replay(input, steps);
      await converted(input, "日本");
      expect(state()).toEqual(before);
      pressOwnEnter(input);
      await eventually(() => host.writes().map(({ call }) => call)).toEqual(place.calls);
      await eventually(() => alerts(made)).toEqual(place.alerts ?? []);
    },
  );

  test("given up by Escape, and with the browser's own input method", async () => {
    const { input, state, before } = await openPlace(place);
    await replay(input, givenUp);
    await converted(input, "");
    expect(state()).toEqual(before);
    await compose("にほん");
    for (const [key, modifiers] of keys) await pressForInputMethod(key, modifiers);
    expect([input.value, state()]).toEqual(["にほん", before]);
    await commit("日本");
    await converted(input, "日本");
    expect(state()).toEqual(before);
  });
});

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

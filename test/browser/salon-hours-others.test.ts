import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, group, root } from "../elements/page.js";
import { alerts, mountSettings } from "../elements/salon-settings/page.js";
import {
  addSpecialDay,
  callsAfter,
  changeConfig,
  changeYear,
  chooseSlot,
  configOf,
  conflict,
  edge,
  openHours,
  type Row,
  save,
  showYear,
  slot,
  times,
  untilSaved,
  yearOf,
} from "../elements/salon-settings/page-hours.js";
import { refusal } from "../elements/salon-settings/server.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { freshServer } from "./support/server.js";

const ten = { from: "10:00", to: "20:00" };
const weekday = (year: Row, name: string) => (year.weekdays as Row)[name];
const changeDay = (name: string, list: unknown) => (now: Row) => ({
  weekdays: { ...(now.weekdays as Row), [name]: list },
});
const chosen = (made: Element) => within(made).getByRole("radio", { checked: true }).elements();

describe("what others have changed meanwhile", () => {
  test("of a year is read before it is sent, and taken over day by day", async () => {
    const { host, made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    const wednesday = [{ from: "12:00", to: "13:00" }];
    await changeYear(host, 2026, (now) => ({
      ...{ type: 0, common: wednesday, dates: { "2026-12-25": [] }, future: 1 },
      ...changeDay("3", wednesday)(now),
    }));
    const count = host.calls.length;
    await save(made);
    await untilSaved(made);
    expect(callsAfter(host, count)).toEqual(["GET 1/configs?attr=opening&y=2026", "PUT 1/configs/opening"]);
    const now = await yearOf(host, 2026);
    expect(now).toMatchObject({ type: 0, common: wednesday, dates: { "2026-12-25": [] }, future: 1 });
    expect([weekday(now, "1"), weekday(now, "3")]).toEqual([[{ ...ten, to: "18:00" }], wednesday]);
    // Going back takes back what was edited here only.
    await button(made, "元に戻す").click();
    await save(made);
    await eventually(async () => weekday(await yearOf(host, 2026), "1")).toEqual([ten]);
    expect(weekday(await yearOf(host, 2026), "3")).toEqual(wednesday);
  });

  test("of the same day is asked about: nothing is chosen, and nothing sent without a choice", async () => {
    const { host, made } = await openHours();
    const heard = record(made, ["failure"]);
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    await userEvent.fill(edge(group(made, "水曜日"), 1, "終了"), "17:00");
    await userEvent.fill(edge(group(made, "金曜日"), 1, "終了"), "16:00");
    await changeYear(host, 2026, (now) => {
      const weekdays = { ...(now.weekdays as Row), 1: [], 3: [{ ...ten, to: "22:00" }], 5: [] };
      return { weekdays };
    });
    await save(made);
    const monday = conflict(made, "月曜日");
    await expect.element(monday).toBeVisible();
    expect(monday.getByRole("radio", { checked: true }).elements()).toEqual([]);
    await expect
      .element(monday.getByRole("radio", { name: "あなたの入力" }))
      .toHaveAccessibleDescription("10:00〜18:00");
    await expect
      .element(monday.getByRole("radio", { name: "ほかの人の変更" }))
      .toHaveAccessibleDescription("休業");
    await expect
      .element(monday.getByRole("radio", { name: "編集前の値" }))
      .toHaveAccessibleDescription("10:00〜20:00");
    await eventually(() => monday.element().contains(root(made).activeElement)).toBe(true);
    expect([host.writes(), heard.length]).toEqual([[], 1]);
    await save(made);
    await eventually(() => alerts(made)).toEqual(["競合している項目を選択してください"]);
    expect(host.writes()).toEqual([]);
    await monday.getByRole("radio", { name: "あなたの入力" }).click();
    await conflict(made, "水曜日").getByRole("radio", { name: "ほかの人の変更" }).click();
    await expect.element(edge(group(made, "水曜日"), 1, "終了")).toHaveValue("22:00");
    expect(host.writes()).toEqual([]);
    await conflict(made, "金曜日").getByRole("radio", { name: "編集前の値" }).click();
    await expect.element(edge(group(made, "金曜日"), 1, "終了")).toHaveValue("20:00");
    await untilSaved(made);
    expect((await yearOf(host, 2026)).weekdays).toMatchObject({
      ...{ 1: [{ ...ten, to: "18:00" }], 3: [{ ...ten, to: "22:00" }], 5: [ten] },
    });
    expect(
      within(made)
        .getByRole("radiogroup", { name: /の競合$/ })
        .elements(),
    ).toEqual([]);
    expect(made.dirty).toBe(false);
  });

  test("of the second of two years ends the row: the first is said to be saved", async () => {
    const { host, made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    await showYear(made, 2027);
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "17:00");
    await showYear(made, 2026);
    await changeYear(host, 2027, changeDay("1", []));
    await save(made);
    await expect.element(conflict(made, "月曜日")).toBeVisible();
    expect(alerts(made)).toEqual(["2026年の営業時間は保存されています"]);
    await expect.element(within(made).getByRole("textbox", { name: "年", exact: true })).toHaveValue("2027");
    const count = host.calls.length;
    await conflict(made, "月曜日").getByRole("radio", { name: "ほかの人の変更" }).click();
    await eventually(() => made.dirty).toBe(false);
    expect(callsAfter(host, count).filter((call) => !call.startsWith("GET"))).toEqual([]);
    expect(weekday(await yearOf(host, 2027), "1")).toEqual([]);
  });

  test("of special days is brought together day by day, and sent once more", async () => {
    const { host, made } = await openHours();
    await addSpecialDay(made, "2026-12-10", "改装");
    const { special_dates } = await configOf(host);
    const theirs = { date: "2026-12-11", closed: true, ranges: [], note: "棚卸し" };
    await changeConfig(host, { special_dates: [...(special_dates as Row[]), theirs], slot_minutes: 60 });
    await save(made);
    await untilSaved(made);
    expect(host.writes().map(({ call }) => call)).toEqual(Array(2).fill("PUT 1/configs/special_dates"));
    const now = await configOf(host);
    expect(now.special_dates).toHaveLength((special_dates as Row[]).length + 2);
    expect(now.special_dates).toEqual(expect.arrayContaining([theirs]));
    expect(now.slot_minutes).toBe(60);
    await expect.element(group(made, "12月11日(金)")).toBeVisible();
    await eventually(() => slot(made)).toBe("60分");
  });

  test("of the same special day and of the steps is asked about", async () => {
    const { host, made } = await openHours();
    await addSpecialDay(made, "2026-12-10", "改装");
    await chooseSlot(made, "30分");
    const { special_dates } = await configOf(host);
    const theirs = { date: "2026-12-10", closed: false, ranges: [ten], note: "同僚" };
    await changeConfig(host, { special_dates: [...(special_dates as Row[]), theirs], slot_minutes: 60 });
    await save(made);
    await expect.element(conflict(made, "12月10日(木)")).toBeVisible();
    await expect.element(conflict(made, "予約の刻み")).toBeVisible();
    expect(
      [conflict(made, "12月10日(木)"), conflict(made, "予約の刻み")].flatMap((each) =>
        each.getByRole("radio", { checked: true }).elements(),
      ),
    ).toEqual([]);
    expect(host.writes().length).toBe(1);
    const descriptions = (name: string) =>
      ["あなたの入力", "ほかの人の変更", "編集前の値"].map((side) => {
        const radio = conflict(made, name).getByRole("radio", { name: side }).element();
        return radio.getAttribute("aria-describedby") ? radio : side;
      });
    expect(descriptions("12月10日(木)").every((each) => typeof each !== "string")).toBe(true);
    await expect
      .element(conflict(made, "12月10日(木)").getByRole("radio", { name: "ほかの人の変更" }))
      .toHaveAccessibleDescription("10:00〜20:00（同僚）");
    await conflict(made, "12月10日(木)").getByRole("radio", { name: "あなたの入力" }).click();
    await conflict(made, "予約の刻み").getByRole("radio", { name: "ほかの人の変更" }).click();
    await untilSaved(made);
    const now = await configOf(host);
    expect(now).toMatchObject({ slot_minutes: 60 });
    const mine = { date: "2026-12-10", closed: true, ranges: [], note: "改装" };
    expect((now.special_dates as Row[]).filter(({ date }) => date === "2026-12-10")).toEqual([mine]);
    expect(made.dirty).toBe(false);
  });

  test("of the steps leaves other keys of the configuration as they are", async () => {
    const { host, made } = await openHours();
    await chooseSlot(made, "30分");
    await changeConfig(host, { change_permission: 0, future: { x: 1 } });
    await save(made);
    await untilSaved(made);
    expect(await configOf(host)).toMatchObject({ slot_minutes: 30, change_permission: 0, future: { x: 1 } });
    expect(host.writes().map(({ call }) => call)).toEqual(Array(2).fill("PUT 1/configs"));
  });

  test("again and again is said, and the next press goes on from there", async () => {
    const { host, made } = await openHours();
    await addSpecialDay(made, "2026-12-10", "改装");
    const current = await configOf(host);
    const stale = () =>
      refusal(422, { message: "ほかの人が変更しました。", code: "stale", errors: {}, current });
    for (const _ of [1, 2]) host.meet("PUT 1/configs/special_dates", stale);
    await save(made);
    await eventually(() => alerts(made).length).toBe(1);
    expect([host.writes().length, made.dirty]).toEqual([2, true]);
    await save(made);
    await untilSaved(made);
    expect(JSON.stringify(await configOf(host))).toContain("改装");
  });

  test("is shown by a refresh where nobody edits it here, and undo does not bring it back", async () => {
    const { host, made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    await changeYear(host, 2026, changeDay("3", [{ ...ten, to: "17:00" }]));
    await made.refresh();
    await expect.element(edge(group(made, "水曜日"), 1, "終了")).toHaveValue("17:00");
    await expect.element(edge(group(made, "月曜日"), 1, "終了")).toHaveValue("18:00");
    await button(made, "元に戻す").click();
    await eventually(() => made.dirty).toBe(false);
    expect(times(group(made, "水曜日"))).toEqual(["10:00", "17:00"]);
  });
});

describe("what is unsaved", () => {
  test("outlives its element under the draft key, on the version that it began with", async () => {
    const attributes = { "draft-key": "kept", "api-base": freshServer() };
    const { host, made: first } = await openHours(attributes);
    await userEvent.fill(edge(group(first, "月曜日"), 1, "終了"), "18:00");
    await showYear(first, 2027);
    await userEvent.fill(edge(group(first, "水曜日"), 1, "終了"), "17:00");
    await addSpecialDay(first, "2027-02-01", "改装");
    await chooseSlot(first, "30分");
    first.remove();
    await eventually(() => Object.keys(sessionStorage)).toEqual(["kept:1"]);
    await changeYear(host, 2026, changeDay("1", []));
    const made = mountSettings({ ...attributes, section: "courses" });
    await expect.element(within(made).getByText("前回の編集内容が残っています")).toBeVisible();
    await button(made, "復元する").click();
    await expect.element(within(made).getByRole("tab", { name: "営業時間（未保存）" })).toBeVisible();
    await eventually(() => slot(made)).toBe("30分");
    expect([made.section, made.dirty]).toEqual(["opening", true]);
    await save(made);
    await expect.element(conflict(made, "月曜日")).toBeVisible();
    expect(host.writes()).toEqual([]);
    await conflict(made, "月曜日").getByRole("radio", { name: "あなたの入力" }).click();
    await untilSaved(made);
    expect(weekday(await yearOf(host, 2026), "1")).toEqual([{ ...ten, to: "18:00" }]);
    expect(weekday(await yearOf(host, 2027), "3")).toEqual([{ ...ten, to: "17:00" }]);
    expect(await configOf(host)).toMatchObject({ slot_minutes: 30 });
    expect(JSON.stringify(await configOf(host))).toContain("2027-02-01");
    made.remove();
    await eventually(() => sessionStorage.length).toBe(0);
  });

  test("and undecided is asked again in the element that goes on with it", async () => {
    const attributes = { "draft-key": "undecided", "api-base": freshServer() };
    const { host, made: first } = await openHours(attributes);
    await userEvent.fill(edge(group(first, "月曜日"), 1, "終了"), "18:00");
    await chooseSlot(first, "30分");
    await changeYear(host, 2026, changeDay("1", []));
    await save(first);
    await expect.element(conflict(first, "月曜日")).toBeVisible();
    first.remove();
    const made = mountSettings({ ...attributes, section: "opening" });
    await button(made, "復元する").click();
    await eventually(() => slot(made)).toBe("30分");
    await save(made);
    await expect.element(conflict(made, "月曜日")).toBeVisible();
    expect(host.writes()).toEqual([]);
    await conflict(made, "月曜日").getByRole("radio", { name: "あなたの入力" }).click();
    await untilSaved(made);
    expect(weekday(await yearOf(host, 2026), "1")).toEqual([{ ...ten, to: "18:00" }]);
    made.remove();
    await eventually(() => sessionStorage.getItem("undecided:1")).toBe(null);
  });

  test("stays with its section, whose name says so", async () => {
    const { made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    await within(made).getByRole("tab", { name: "コース" }).click();
    await within(made).getByRole("tab", { name: "営業時間（未保存）" }).click();
    await expect.element(edge(group(made, "月曜日"), 1, "終了")).toHaveValue("18:00");
    expect(chosen(made).length).toBe(1);
  });
});

test("read-only: everything can be read, and nothing written", async () => {
  const { host, made } = await openHours({ readonly: true });
  await expect.element(edge(group(made, "月曜日"), 1, "終了")).toHaveAttribute("readonly");
  await expect.element(group(made, "月曜日").getByRole("switch", { name: "営業" })).toBeDisabled();
  const names = within(made).getByRole("tabpanel").getByRole("button").elements();
  expect(names.map((each) => each.ariaLabel ?? each.textContent).sort()).toEqual(
    ["前の年", "次の年", "前の月", "次の月"].sort(),
  );
  await within(made).getByRole("gridcell").first().click();
  expect(root(made).querySelector("dialog[open]")).toBe(null);
  await userEvent.keyboard("{Enter}{Control>}z{/Control}");
  expect([root(made).querySelector("dialog[open]"), made.dirty, host.writes()]).toEqual([null, false, []]);
});

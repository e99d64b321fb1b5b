import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, group, root } from "../elements/page.js";
import { alerts, panel } from "../elements/salon-settings/page.js";
import {
  callsAfter,
  chooseCommon,
  chooseWay,
  edge,
  isOpen,
  openHours,
  type Row,
  save,
  showYear,
  splitAtMidnight,
  times,
  untilSaved,
  yearOf,
} from "../elements/salon-settings/page-hours.js";
import { refusal } from "../elements/salon-settings/server.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

const week = ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"];
const groups = (made: Element) =>
  [...(panel(made)?.querySelectorAll("[data-hours]") ?? [])].map((each) => each.getAttribute("aria-label"));

describe("years", () => {
  test("each is read once, beginning with this one in Tokyo", async () => {
    const { host, made } = await openHours();
    expect(callsAfter(host, 0).sort()).toEqual(["GET 1/configs", "GET 1/configs?attr=opening&y=2026"]);
    const year = within(made).getByRole("textbox", { name: "年", exact: true });
    await expect.element(year).toHaveValue("2026");
    await button(made, "次の年").click();
    await expect.element(year).toHaveValue("2027");
    await eventually(() => callsAfter(host, 2)).toEqual(["GET 1/configs?attr=opening&y=2027"]);
    await button(made, "前の年").click();
    await expect.element(year).toHaveValue("2026");
    await button(made, "次の年").click();
    await showYear(made, 2100);
    await expect.element(button(made, "次の年")).toHaveAttribute("aria-disabled", "true");
    await userEvent.fill(year, "2101");
    await expect.element(year).toHaveAccessibleDescription("1970〜2100の年を入力してください");
    await showYear(made, 1970);
    await expect.element(button(made, "前の年")).toHaveAttribute("aria-disabled", "true");
    expect(callsAfter(host, 3)).toEqual([
      ...["GET 1/configs?attr=opening&y=2100", "GET 1/configs?attr=opening&y=1970"],
    ]);
    expect(made.dirty).toBe(false);
  });

  test("an unsaved one stays while another is looked at", async () => {
    const { host, made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    await showYear(made, 2027);
    expect(times(group(made, "月曜日"))).toEqual(["10:00", "20:00"]);
    await expect.element(within(made).getByText("未保存：2026年")).toBeVisible();
    await userEvent.fill(edge(group(made, "水曜日"), 1, "終了"), "17:00");
    await showYear(made, 2026);
    expect(times(group(made, "月曜日"))).toEqual(["10:00", "18:00"]);
    expect(times(group(made, "水曜日"))).toEqual(["10:00", "20:00"]);
    await save(made);
    await untilSaved(made);
    const years = host.writes().map(({ body }) => body as Row);
    expect(years.map(({ year }) => year)).toEqual([2026, 2027]);
  });

  test.each([
    [403, "権限がありません"],
    [409, "不明なエラーが発生しました"],
  ])("one that is answered %i is said, and read by a press", async (status, line) => {
    const { host, made } = await openHours();
    host.meet("GET 1/configs?attr=opening&y=2027", () => refusal(status, { message: "権限がありません" }));
    await button(made, "次の年").click();
    await eventually(() => alerts(made)).toContain(line);
    expect(groups(made)).toEqual([]);
    await button(made, "もう一度読み込む").click();
    await eventually(() => groups(made)).toEqual(week);
    expect(alerts(made)).toEqual([]);
  });
});

describe("the week", () => {
  test("both halves stay, Monday comes first, and Sunday is 0 for the server", async () => {
    const { host, made } = await openHours();
    const heard = record(made, ["change"]);
    expect(groups(made)).toEqual(week);
    await userEvent.fill(edge(group(made, "日曜日"), 1, "開始"), "11:00");
    const common = await chooseCommon(made);
    expect(groups(made)).toEqual(["共通の営業時間"]);
    await userEvent.fill(edge(common, 1, "開始"), "12:00");
    expect(heard.at(-1)?.detail).toEqual({ dirty: true, valid: true, section: "opening" });
    const before = await yearOf(host, 2026);
    await save(made);
    await untilSaved(made);
    expect(host.writes().map(({ body }) => body)).toEqual([
      {
        ...before,
        ...{ type: 0, common: [{ from: "12:00", to: "20:00" }] },
        weekdays: { ...(before.weekdays as Row), 0: [{ from: "11:00", to: "19:00" }] },
      },
    ]);
    await chooseWay(made, "曜日ごと");
    expect(times(group(made, "日曜日"))).toEqual(["11:00", "19:00"]);
  });

  test("off is an empty list, on brings back what was there, 10:00 to 19:00 otherwise", async () => {
    const { host, made } = await openHours();
    await expect.element(isOpen(made, "火曜日")).not.toBeChecked();
    await isOpen(made, "火曜日").click();
    expect(times(group(made, "火曜日"))).toEqual(["10:00", "19:00"]);
    await userEvent.fill(edge(group(made, "土曜日"), 1, "終了"), "16:00");
    await isOpen(made, "土曜日").click();
    expect(times(group(made, "土曜日"))).toEqual([]);
    await isOpen(made, "土曜日").click();
    expect(times(group(made, "土曜日"))).toEqual(["09:00", "16:00"]);
    await isOpen(made, "月曜日").click();
    await save(made);
    await untilSaved(made);
    await isOpen(made, "月曜日").click();
    expect(times(group(made, "月曜日"))).toEqual(["10:00", "20:00"]);
    expect((await yearOf(host, 2026)).weekdays).toMatchObject({ 1: [] });
  });

  test("ranges are added and removed with the focus, and sorted when they are saved", async () => {
    const { host, made } = await openHours();
    const monday = group(made, "月曜日");
    await monday.getByRole("button", { name: "時間帯を追加" }).click();
    await eventually(() => root(made).activeElement).toBe(edge(monday, 2, "開始").element());
    await userEvent.fill(edge(monday, 2, "開始"), "08:00");
    await userEvent.fill(edge(monday, 2, "終了"), "10:00");
    await monday.getByRole("button", { name: "時間帯を追加" }).click();
    await monday.getByRole("group", { name: "時間帯 3" }).getByRole("button", { name: "削除" }).click();
    expect(times(monday)).toEqual(["10:00", "20:00", "08:00", "10:00"]);
    expect(root(made).activeElement?.getAttribute("aria-label")).toBe("削除");
    await save(made);
    await untilSaved(made);
    const { weekdays } = await yearOf(host, 2026);
    // Touching ranges stay two.
    expect((weekdays as Row)[1]).toEqual([
      { from: "08:00", to: "10:00" },
      { from: "10:00", to: "20:00" },
    ]);
    for (const _ of [1, 2]) await monday.getByRole("button", { name: "削除" }).first().click();
    await expect.element(isOpen(made, "月曜日")).not.toBeChecked();
  });

  test.each(["00:00", "23:59"])("%s as an end is the end of the day", async (end) => {
    const { host, made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), end);
    await expect.element(edge(group(made, "月曜日"), 1, "終了")).toHaveAccessibleDescription("24:00まで");
    await expect
      .element(within(made).getByRole("gridcell", { name: "11月30日(月) 10:00〜24:00 通常", exact: true }))
      .toBeVisible();
    await save(made);
    await untilSaved(made);
    expect((await yearOf(host, 2026)).weekdays).toMatchObject({ 1: [{ from: "10:00", to: "23:59" }] });
  });

  test("what is wrong is said at its field", async () => {
    const { made } = await openHours();
    const monday = group(made, "月曜日");
    const [from, to] = [edge(monday, 1, "開始"), edge(monday, 1, "終了")];
    await userEvent.fill(to, "");
    await expect.element(to).toHaveAccessibleDescription("時刻を入力してください");
    await userEvent.fill(to, "10:00");
    await expect.element(to).toHaveAccessibleDescription("終了は開始より後にしてください");
    expect(monday.getByRole("button", { name: splitAtMidnight }).elements()).toEqual([]);
    await userEvent.fill(to, "14:00");
    await userEvent.fill(from, "");
    await expect.element(from).toHaveAccessibleDescription("時刻を入力してください");
    await userEvent.fill(from, "10:00");
    await monday.getByRole("button", { name: "時間帯を追加" }).click();
    await userEvent.fill(edge(monday, 2, "開始"), "13:59");
    for (const number of [1, 2])
      await expect
        .element(edge(monday, number, "開始"))
        .toHaveAccessibleDescription("時間帯が重なっています");
    await userEvent.fill(edge(monday, 2, "開始"), "14:00");
    await eventually(() => monday.element().querySelectorAll("[aria-invalid=true]").length).toBe(0);
  });
});

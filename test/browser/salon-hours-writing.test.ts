import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, dialog, group, root } from "../elements/page.js";
import { alerts, announced } from "../elements/salon-settings/page.js";
import {
  addSpecialDay,
  changeYear,
  chooseCommon,
  edge,
  isOpen,
  openHours,
  type Row,
  save,
  showYear,
  splitAtMidnight,
  times,
  untilClosed,
  untilSaved,
  yearOf,
} from "../elements/salon-settings/page-hours.js";
import { pasteText } from "./support/clipboard.js";
import { eventually, within } from "./support/editors.js";

describe("over midnight", () => {
  test("a weekday goes on with the next one, Sunday with Monday", async () => {
    const { made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "02:00");
    await group(made, "月曜日").getByRole("button", { name: splitAtMidnight }).click();
    expect(times(group(made, "月曜日"))).toEqual(["10:00", "23:59"]);
    expect(times(group(made, "火曜日"))).toEqual(["00:00", "02:00"]);
    await userEvent.fill(edge(group(made, "日曜日"), 1, "終了"), "01:30");
    await group(made, "日曜日").getByRole("button", { name: splitAtMidnight }).click();
    expect(times(group(made, "月曜日"))).toEqual(["00:00", "01:30", "10:00", "23:59"]);
    await eventually(() => root(made).activeElement).toBe(edge(group(made, "日曜日"), 1, "開始").element());
  });

  test("common hours have both in their list", async () => {
    const { made } = await openHours();
    const common = await chooseCommon(made);
    await userEvent.fill(edge(common, 1, "終了"), "02:00");
    await common.getByRole("button", { name: splitAtMidnight }).click();
    expect(times(common).sort()).toEqual(["00:00", "02:00", "10:00", "23:59"]);
    expect(common.element().querySelectorAll("[aria-invalid=true]").length).toBe(0);
  });

  test("of a single and of a special day the second part is left out, and that is said", async () => {
    const { made } = await openHours();
    await within(made)
      .getByRole("gridcell", { name: /^11月30日/ })
      .click();
    const single = dialog(made, "11月30日(月)の営業時間");
    await single.getByRole("radio", { name: "時間を指定" }).click();
    await userEvent.fill(edge(single, 1, "終了"), "02:00");
    await single.getByRole("button", { name: "決定" }).click();
    await eventually(() => alerts(made)).toEqual(["終了は開始より後にしてください"]);
    await single.getByRole("button", { name: splitAtMidnight }).click();
    await expect.element(single).toHaveTextContent("翌日分は含まれません");
    await single.getByRole("button", { name: "決定" }).click();
    await untilClosed(made);
    await expect
      .element(within(made).getByRole("gridcell", { name: "11月30日(月) 10:00〜24:00 この日だけ" }))
      .toBeVisible();
    expect(times(group(made, "火曜日"))).toEqual([]);
  });
});

test("a day is copied to the ticked ones and to no others", async () => {
  const { host, made } = await openHours();
  const before = (await yearOf(host, 2026)).weekdays as Row;
  await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
  await group(made, "月曜日").getByRole("button", { name: "ほかの曜日へコピー" }).click();
  const shown = dialog(made, "月曜日の営業時間をコピー");
  const ticked = () =>
    shown
      .getByRole("checkbox", { checked: true })
      .elements()
      .map((each) => (each as HTMLInputElement).labels?.[0]?.textContent);
  await shown.getByRole("button", { name: "平日" }).click();
  expect(ticked()).toEqual(["月", "火", "水", "木", "金"]);
  await shown.getByRole("button", { name: "すべて" }).click();
  expect(ticked()).toEqual(["月", "火", "水", "木", "金", "土", "日"]);
  await shown.getByRole("button", { name: "土日" }).click();
  expect(ticked()).toEqual(["土", "日"]);
  await shown.getByRole("checkbox", { name: "土" }).click();
  await shown.getByRole("checkbox", { name: "火" }).click();
  await shown.getByRole("button", { name: "コピーする" }).click();
  await untilClosed(made);
  await save(made);
  await untilSaved(made);
  const monday = [{ from: "10:00", to: "18:00" }];
  const { weekdays } = await yearOf(host, 2026);
  expect(weekdays).toEqual({ ...before, 0: monday, 1: monday, 2: monday });
});

test("a time that is pasted fills both fields", async () => {
  const { made } = await openHours();
  const monday = group(made, "月曜日");
  for (const [text, expected] of [
    ["１０時－１９時半", ["10:00", "19:30"]],
    ["11:00〜24:00", ["11:00", "23:59"]],
    ["9時から18時", ["09:00", "18:00"]],
  ] as const) {
    await edge(monday, 1, "終了").click();
    pasteText(text);
    await eventually(() => times(monday).map((time) => (time === "00:00" ? "23:59" : time))).toEqual(
      expected,
    );
  }
  pasteText("未定");
  expect(times(monday)).toEqual(["09:00", "18:00"]);
});

describe("as a text", () => {
  const open = async (made: Element) => {
    await button(made, "テキストで入力").click();
    return dialog(made, "営業時間をテキストで入力");
  };
  const area = (shown: ReturnType<typeof dialog>) => shown.getByRole("textbox", { name: "営業時間" });

  test("is read, shown in words, and put into the days that it names", async () => {
    const { made } = await openHours();
    const shown = await open(made);
    await userEvent.fill(
      area(shown),
      "平日 10:00〜13:00、14時－１９時半\n土日 9時から24時\n定休日：水\n駐車場あり",
    );
    const lines = () => shown.getByRole("list", { name: "読み取った内容" }).element().children;
    await eventually(() => [...lines()].map((each) => each.textContent)).toEqual([
      ...["月曜日", "火曜日"].map((name) => `${name} 10:00〜13:00、14:00〜19:30`),
      "水曜日 休業",
      ...["木曜日", "金曜日"].map((name) => `${name} 10:00〜13:00、14:00〜19:30`),
      ...["土曜日", "日曜日"].map((name) => `${name} 9:00〜24:00`),
    ]);
    await expect.element(shown).toHaveTextContent("読み取れません 駐車場あり");
    await shown.getByRole("button", { name: "反映する" }).click();
    await untilClosed(made);
    expect(times(group(made, "火曜日"))).toEqual(["10:00", "13:00", "14:00", "19:30"]);
    expect(times(group(made, "水曜日"))).toEqual([]);
    await button(made, "元に戻す").click();
    await eventually(() => made.dirty).toBe(false);
  });

  test("that cannot be read changes nothing, and is asked about before it is given up", async () => {
    const { host, made } = await openHours();
    const shown = await open(made);
    await userEvent.fill(area(shown), "要予約\n金 夜まで");
    for (const line of ["要予約", "金 夜まで"])
      await expect.element(shown).toHaveTextContent(`読み取れません ${line}`);
    await shown.getByRole("button", { name: "反映する" }).click();
    await eventually(() => alerts(made)).toEqual(["読み取れる営業時間がありません"]);
    await shown.getByRole("button", { name: "キャンセル" }).click();
    await button(made, "編集を続ける").click();
    await expect.element(area(shown)).toHaveValue("要予約\n金 夜まで");
    await userEvent.keyboard("{Escape}");
    await button(made, "破棄する").click();
    await untilClosed(made);
    expect([made.dirty, host.writes()]).toEqual([false, []]);
  });
});

describe("undo", () => {
  test("goes back over everything by keys and buttons, and shows the year that it changes", async () => {
    const { made } = await openHours();
    const year = within(made).getByRole("textbox", { name: "年", exact: true });
    await expect.element(button(made, "元に戻す")).toHaveAttribute("aria-disabled", "true");
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    await addSpecialDay(made, "2026-12-10", "改装");
    await showYear(made, 2027);
    await isOpen(made, "水曜日").click();
    await showYear(made, 2026);
    await button(made, "元に戻す").click();
    await expect.element(year).toHaveValue("2027");
    await expect.element(isOpen(made, "水曜日")).toBeChecked();
    await eventually(() => announced(made)).toMatch(/^元に戻しました：.*水曜日/);
    await showYear(made, 2026);
    await isOpen(made, "木曜日").click();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(isOpen(made, "木曜日")).toBeChecked();
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => group(made, "12月10日(木)").elements()).toEqual([]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => times(group(made, "月曜日"))).toEqual(["10:00", "20:00"]);
    expect(made.dirty).toBe(false);
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await eventually(() => times(group(made, "月曜日"))).toEqual(["10:00", "18:00"]);
    await userEvent.keyboard("{Control>}y{/Control}");
    await expect.element(group(made, "12月10日(木)")).toBeVisible();
    await button(made, "やり直す").click();
    await expect.element(isOpen(made, "木曜日")).not.toBeChecked();
    await eventually(() => announced(made)).toMatch(/^やり直しました：.*木曜日/);
    await expect.element(button(made, "やり直す")).toHaveAttribute("aria-disabled", "true");
  });

  test("takes back what was saved, as something to save", async () => {
    const { host, made } = await openHours();
    await isOpen(made, "月曜日").click();
    await save(made);
    await untilSaved(made);
    await changeYear(host, 2026, ({ weekdays }) => ({ weekdays: { ...(weekdays as Row), 3: [] } }));
    await button(made, "元に戻す").click();
    expect(made.dirty).toBe(true);
    await save(made);
    await eventually(() => made.dirty).toBe(false);
    expect((await yearOf(host, 2026)).weekdays).toMatchObject({ 1: [{ from: "10:00", to: "20:00" }], 3: [] });
  });
});

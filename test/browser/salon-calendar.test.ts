import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, dialog, group, root } from "../elements/page.js";
import { alerts, panel } from "../elements/salon-settings/page.js";
import {
  changeYear,
  closedDay,
  dayCell,
  edge,
  openHours,
  type Row,
  save,
  showYear,
  times,
  untilClosed,
  untilSaved,
  yearOf,
} from "../elements/salon-settings/page-hours.js";
import { noon, type SalonHost } from "../elements/salon-settings/server.js";
import { type SalonConfig, salonConfigs } from "../host/api/salon/configs.js";
import { eventually, within } from "./support/editors.js";

const shownDays = (made: Element) =>
  [...(panel(made)?.querySelectorAll("[role=gridcell]") ?? [])].map((each) => each.getAttribute("data-date"));
const active = (made: Element) => root(made).activeElement?.getAttribute("data-date");

/** A year of which every rule can be seen in December. */
async function prepare(host: SalonHost): Promise<void> {
  const own = [{ from: "09:00", to: "12:00" }];
  await changeYear(host, 2026, () => ({ dates: { "2026-12-10": own, "2026-12-11": [], "2026-12-12": own } }));
  const config = host.store.get(salonConfigs, 1)?.value as SalonConfig;
  // As only an older product wrote it.
  host.store.put(
    salonConfigs,
    1,
    {
      ...config,
      special_dates: [
        ...[closedDay("2026-12-10", "改装"), closedDay("2026-12-14", ""), closedDay("2026-12-15", "一回目")],
        { date: "2026-12-15", closed: false, ranges: own, note: "二回目" },
        { date: "2026-12-15", closed: false, ranges: [], note: "三回目" },
        { ...closedDay("2026-12-31", "年末年始"), ranges: own },
      ],
    },
    noon,
  );
}

async function openDecember() {
  const opened = await openHours({}, prepare);
  await button(opened.made, "次の月").click();
  await eventually(() => shownDays(opened.made)[0]).toBe("2026-12-01");
  return opened;
}

describe("the calendar", () => {
  test("says of each day its hours and where they come from", async () => {
    const { made } = await openDecember();
    for (const name of [
      "12月1日(火) 休業 通常",
      "12月2日(水) 10:00〜20:00 通常",
      "12月10日(木) 9:00〜12:00 この日だけ",
      "12月11日(金) 休業 この日だけ",
      "12月14日(月) 休業 特別な日",
      "12月15日(火) 休業 特別な日（一回目） 特別な日が重なっています",
      "12月31日(木) 休業 特別な日（年末年始）",
    ])
      await expect.element(dayCell(made, name)).toBeVisible();
    const grid = within(made).getByRole("grid", { name: "営業カレンダー" });
    expect(
      grid
        .getByRole("columnheader")
        .elements()
        .map((each) => each.textContent),
    ).toEqual(["月", "火", "水", "木", "金", "土", "日"]);
    expect(shownDays(made).length).toBe(31);
    await expect.element(dayCell(made, /^12月1日/)).toHaveAttribute("aria-colindex", "2");
  });

  test("follows the week, its type and its ranges at once", async () => {
    const { made } = await openDecember();
    await group(made, "水曜日").getByRole("button", { name: "時間帯を追加" }).click();
    await expect.element(dayCell(made, "12月2日(水) 10:00〜20:00、21:00〜24:00 通常")).toBeVisible();
    await within(made).getByRole("radio", { name: "共通" }).click();
    await expect.element(dayCell(made, "12月1日(火) 10:00〜20:00 通常")).toBeVisible();
    await expect.element(dayCell(made, "12月11日(金) 休業 この日だけ")).toBeVisible();
  });

  test("is one stop of Tab, and keys lead through it", async () => {
    const { made } = await openDecember();
    expect(panel(made)?.querySelectorAll("[role=gridcell][tabindex='0']").length).toBe(1);
    (dayCell(made, /^12月25日/).element() as HTMLElement).focus();
    for (const [keys, date] of [
      ["{ArrowRight}", "2026-12-26"],
      ["{ArrowLeft}{ArrowLeft}", "2026-12-24"],
      ["{ArrowUp}", "2026-12-17"],
      ["{ArrowDown}", "2026-12-24"],
      ["{Home}", "2026-12-21"],
      ["{End}", "2026-12-27"],
      ["{PageUp}", "2026-11-27"],
      ["{ArrowDown}", "2026-12-04"],
      ["{Home}{ArrowLeft}", "2026-11-30"],
      ["{PageDown}{PageDown}", "2026-12-30"],
      ["{ArrowDown}", "2026-12-30"],
      ["{End}{ArrowRight}", "2026-12-31"],
      ["{PageUp}{PageUp}", "2026-10-30"],
      ["{PageUp}", "2026-09-30"],
    ] as const) {
      await userEvent.keyboard(keys);
      await eventually(() => active(made)).toBe(date);
    }
  });

  test("another month by buttons, within the year", async () => {
    const { made } = await openDecember();
    await expect.element(button(made, "次の月")).toHaveAttribute("aria-disabled", "true");
    for (let month = 11; month > 0; month -= 1) {
      await button(made, "前の月").click();
      await eventually(() => shownDays(made)[0]?.slice(5, 7)).toBe(String(month).padStart(2, "0"));
    }
    await expect.element(button(made, "前の月")).toHaveAttribute("aria-disabled", "true");
    await showYear(made, 2028);
    await button(made, "次の月").click();
    await eventually(() => shownDays(made).at(-1)).toBe("2028-02-29");
  });
});

describe("a single day", () => {
  test("is opened by Enter, closed, and given back its focus", async () => {
    const { host, made } = await openDecember();
    (dayCell(made, /^12月2日/).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    const shown = dialog(made, "12月3日(木)の営業時間");
    await expect.element(shown.getByRole("radio", { name: "通常どおり" })).toBeChecked();
    expect(
      shown
        .getByRole("radio")
        .elements()
        .map((each) => (each as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual([expect.stringContaining("通常どおり"), "休業", "時間を指定"]);
    await shown.getByRole("radio", { name: "休業" }).click();
    await shown.getByRole("button", { name: "決定" }).click();
    await expect.element(dayCell(made, "12月3日(木) 休業 この日だけ")).toBeVisible();
    await eventually(() => active(made)).toBe("2026-12-03");
    await save(made);
    await untilSaved(made);
    expect((await yearOf(host, 2026)).dates).toMatchObject({ "2026-12-03": [] });
  });

  test("gets hours of its own, and is as usual again", async () => {
    const { host, made } = await openDecember();
    await dayCell(made, /^12月10日/).click();
    const shown = dialog(made, "12月10日(木)の営業時間");
    expect(times(shown)).toEqual(["09:00", "12:00"]);
    await shown.getByRole("radio", { name: "通常どおり" }).click();
    await shown.getByRole("button", { name: "決定" }).click();
    await expect.element(dayCell(made, "12月10日(木) 休業 特別な日（改装）")).toBeVisible();
    await dayCell(made, /^12月3日/).click();
    const third = dialog(made, "12月3日(木)の営業時間");
    await third.getByRole("radio", { name: "時間を指定" }).click();
    expect(times(third)).toEqual(["10:00", "20:00"]);
    await userEvent.fill(edge(third, 1, "終了"), "15:00");
    await third.getByRole("button", { name: "決定" }).click();
    await expect.element(dayCell(made, "12月3日(木) 10:00〜15:00 この日だけ")).toBeVisible();
    await save(made);
    await untilSaved(made);
    const { dates } = await yearOf(host, 2026);
    expect(Object.keys(dates as Row).sort()).toEqual(["2026-12-03", "2026-12-11", "2026-12-12"]);
  });

  test("is asked about before what is written is given up, and refuses what is wrong", async () => {
    const { made } = await openDecember();
    await dayCell(made, /^12月3日/).click();
    const shown = dialog(made, "12月3日(木)の営業時間");
    await shown.getByRole("radio", { name: "時間を指定" }).click();
    await userEvent.fill(edge(shown, 1, "開始"), "");
    await shown.getByRole("button", { name: "決定" }).click();
    await eventually(() => alerts(made)).toEqual(["時刻を入力してください"]);
    await eventually(() => root(made).activeElement).toBe(edge(shown, 1, "開始").element());
    await userEvent.keyboard("{Escape}");
    await button(made, "編集を続ける").click();
    await shown.getByRole("button", { name: "キャンセル" }).click();
    await button(made, "破棄する").click();
    await untilClosed(made);
    expect(made.dirty).toBe(false);
    await eventually(() => active(made)).toBe("2026-12-03");
  });
});

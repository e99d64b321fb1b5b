import { userEvent } from "vitest/browser";
import type { SalonSettingsElement } from "../../../src/entries/salon-settings.js";
import { type Attributes, eventually, within } from "../../browser/support/editors.js";
import { button, dialog, group, root } from "../page.js";
import { announced, holdClock, openSettings, panel } from "./page.js";
import { type SalonHost, serveSalons } from "./server.js";

export type Row = Record<string, unknown>;

export type Range = { from: string; to: string };

export const conflict = (made: Element, name: string) =>
  within(made).getByRole("radiogroup", { name: `${name}の競合`, exact: true });

type Place = ReturnType<typeof within>;

/** A time of the n-th range, from 1, of a day or a dialog. */
export const edge = (place: Place, number: number, name: "開始" | "終了") =>
  place.getByRole("group", { name: `時間帯 ${number}`, exact: true }).getByLabelText(name, { exact: true });

/** The times of a day or a dialog as its fields hold them. */
export function times(place: Place): string[] {
  const inputs = place.element().querySelectorAll<HTMLInputElement>("[data-range] input");
  return [...inputs].map(({ value }) => value);
}

/** The section of hours of a salon, at noon of 25 November 2026. */
export async function openHours(
  attributes: Attributes = {},
  prepare: (host: SalonHost) => unknown = () => {},
): Promise<{ host: SalonHost; made: SalonSettingsElement }> {
  holdClock();
  const host = serveSalons();
  await prepare(host);
  return { host, made: await openSettings({ section: "opening", ...attributes }) };
}

/** The hours of a year as the host has them. */
export async function yearOf(host: SalonHost, year: number, salon = 1): Promise<Row> {
  return (await host.colleague("GET", `salon/${salon}/configs?attr=opening&y=${year}`)) as Row;
}

export async function configOf(host: SalonHost, salon = 1): Promise<Row> {
  return (await host.colleague("GET", `salon/${salon}/configs`)) as Row;
}

/** A colleague changes a year of the first salon. */
export async function changeYear(host: SalonHost, year: number, change: (now: Row) => Row): Promise<void> {
  const now = await yearOf(host, year);
  await host.colleague("PUT", "salon/1/configs/opening", { ...now, ...change(now) });
}

/** A colleague changes the configuration of the first salon. */
export async function changeConfig(host: SalonHost, change: Row): Promise<void> {
  const now = await configOf(host);
  await host.colleague("PUT", "salon/1/configs", { ...now, ...change, base_updated_at: now.updated_at });
}

export async function showYear(made: Element, year: number): Promise<void> {
  await userEvent.fill(within(made).getByRole("textbox", { name: "年", exact: true }), String(year));
  await eventually(() => panel(made)?.querySelector("[role=gridcell]")?.getAttribute("data-date")).toMatch(
    new RegExp(`^${year}-`),
  );
}

export async function addSpecialDay(made: Element, first: string, note: string, last = ""): Promise<void> {
  await button(made, "特別な日を追加").click();
  const shown = dialog(made, "特別な日を追加");
  await userEvent.fill(shown.getByLabelText("開始日"), first);
  if (last !== "") await userEvent.fill(shown.getByLabelText("終了日"), last);
  await userEvent.fill(shown.getByRole("textbox", { name: "メモ" }), note);
  await shown.getByRole("button", { name: "追加する" }).click();
  await untilClosed(made);
}

export async function chooseSlot(made: Element, name: string): Promise<void> {
  await userEvent.selectOptions(within(made).getByRole("combobox", { name: "予約の刻み" }), name);
}

/** The steps as they are shown. */
export function slot(made: Element): string | undefined {
  const select = within(made)
    .getByRole("combobox", { name: "予約の刻み" })
    .query() as HTMLSelectElement | null;
  return select?.selectedOptions[0]?.text;
}

export async function untilClosed(made: Element): Promise<void> {
  await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
}

export async function save(made: Element): Promise<void> {
  await button(made, "保存").click();
}

export async function untilSaved(made: Element): Promise<void> {
  await eventually(() => announced(made)).toBe("保存しました");
}

/** The names of the calls after the first so many. */
export const callsAfter = (host: SalonHost, count: number) => host.calls.slice(count).map(({ call }) => call);

/** The switch that opens a weekday. */
export const isOpen = (made: Element, name: string) =>
  group(made, name).getByRole("switch", { name: "営業" });

/** Chooses how the hours of a year are set, by each weekday or all in common. */
export const chooseWay = (made: Element, name: string) =>
  within(made).getByRole("radiogroup", { name: "設定方法" }).getByRole("radio", { name }).click();

export async function chooseCommon(made: Element) {
  await chooseWay(made, "共通");
  return group(made, "共通の営業時間");
}

/** The word of what splits a range that goes over midnight. */
export const splitAtMidnight = "日をまたぐ時間帯に分ける";

/** A special day without hours, as servers write it. */
export const closedDay = (date: string, note: string) => ({ date, closed: true, ranges: [], note });

/** A day of the calendar, by its name or a part of it. */
export const dayCell = (made: Element, name: string | RegExp) =>
  within(made).getByRole("gridcell", typeof name === "string" ? { name, exact: true } : { name });

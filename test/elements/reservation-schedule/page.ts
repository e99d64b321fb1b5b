import "../../../src/entries/reservation-schedule.js";
import type { Locator } from "vitest/browser";
import type { ReservationScheduleElement } from "../../../src/entries/reservation-schedule.js";
import { type Attributes, eventually, mountElement, within } from "../../browser/support/editors.js";
import { serverReservation } from "../reservation-panel/server.js";

/** A day of a salon: two at one stylist, one at another, one cancelled, one of nobody, and blocked time. */
export const dayRows = [
  serverReservation(),
  serverReservation({ id: 6, name: "佐藤 健", from: "10:00", to: "11:00", salon_resource_id: 11 }),
  serverReservation({ id: 7, name: "鈴木 一郎", from: "15:00", to: "16:00", status: "canceled" }),
  serverReservation({ id: 8, name: "担当なしさん", from: "12:00", to: "12:30", salon_resource_id: null }),
  serverReservation({
    ...{ id: 801, name: "", from: "14:00", to: "15:00", salon_resource_id: 11 },
    ...{ status: "blocked", meta_data: "休憩", member_id: null, member: null },
  }),
];

/** A schedule of salon 1 on 20 November 2026. */
export function mountSchedule(attributes: Attributes = {}): ReservationScheduleElement {
  const day = { "salon-id": "1", date: "2026-11-20" };
  return mountElement("reservation-schedule", { ...day, ...attributes }, "width: 1000px");
}

/** The same when its day is drawn. */
export async function openSchedule(attributes: Attributes = {}): Promise<ReservationScheduleElement> {
  const schedule = mountSchedule(attributes);
  await eventually(
    () => schedule.shadowRoot?.querySelector(".schedule-row, .schedule-entry, .schedule-shifts") ?? null,
  ).not.toBe(null);
  return schedule;
}

/** The chip or entry of this name. */
export function chip(schedule: Element, name: string): HTMLElement {
  const found = [...(schedule.shadowRoot?.querySelectorAll<HTMLElement>("button") ?? [])].find(
    (button) => button.getAttribute("aria-label") === name,
  );
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** The names of the chips of a row, or of all. */
export function chipNames(schedule: Element, row?: string): string[] {
  const scope = row ? `.schedule-row[aria-label="${row}"] ` : "";
  return [...(schedule.shadowRoot?.querySelectorAll(`${scope}.schedule-chip`) ?? [])].map(
    (each) => each.getAttribute("aria-label") ?? "",
  );
}

/** What statuses say, but for the heading, which always has the days that are shown. */
export function statusText(schedule: Element): string {
  return [...(schedule.shadowRoot?.querySelectorAll("[role=status]:not(h2 *)") ?? [])]
    .map(({ textContent }) => textContent)
    .join(" ");
}

/** The name of what has the focus. */
export function focusedName(schedule: Element): string | null {
  return schedule.shadowRoot?.activeElement?.getAttribute("aria-label") ?? null;
}

/** Drags by the pointer from the middle of something, or from its end, by so many pixels. */
export function drag(
  target: HTMLElement,
  by: { x: number; y?: number },
  from: "middle" | "end" = "middle",
  type = "mouse",
): void {
  const { left, right, top, height, width } = target.getBoundingClientRect();
  const x = from === "end" ? right - 2 : left + width / 2;
  const y = top + height / 2;
  const fire = (name: string, dx: number, dy: number) =>
    target.dispatchEvent(
      new PointerEvent(name, {
        ...{
          bubbles: true,
          composed: true,
          cancelable: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: type,
        },
        ...{ button: 0, buttons: name === "pointerup" ? 0 : 1, clientX: x + dx, clientY: y + dy },
      }),
    );
  fire("pointerdown", 0, 0);
  for (const step of [0.25, 0.5, 0.75, 1]) fire("pointermove", by.x * step, (by.y ?? 0) * step);
  fire("pointerup", by.x, by.y ?? 0);
}

/** How many pixels a minute has. */
export function minuteWidth(schedule: Element, name: string, minutes: number): number {
  return chip(schedule, name).getBoundingClientRect().width / minutes;
}

/** A dialog by its title, or a part of it. */
export function dialog(schedule: Element, name: string | RegExp): Locator {
  return within(schedule).getByRole("dialog", { name });
}

/** Every event of the schedule. */
export const scheduleEvents = [
  "reservation-select",
  "slot-select",
  "block-select",
  "failure",
  "page-expired",
];

/** What shows the shifts of a week. */
export const weeklyShifts = { page: "PAGE_TIME_SHIFT_WEEKLY" };

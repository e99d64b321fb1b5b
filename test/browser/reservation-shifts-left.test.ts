import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually, within } from "./support/editors.js";
import { freshServer } from "./support/pickers.js";
import { serveSalon } from "./support/reservation.js";
import { openSchedule } from "./support/schedule.js";
import { deferred } from "./support/server.js";

/* Shifts of several days are under way, one call after another, and the page is left. */

const weekly = { page: "PAGE_TIME_SHIFT_WEEKLY" };
const leave = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));
const dialog = (schedule: Element, name: string) => within(schedule).getByRole("dialog", { name });
const days = (server: ReturnType<typeof serveSalon>) =>
  server.sent("POST").map(({ body }) => body?.start_date);
const offers = (schedule: Element) =>
  [...(schedule.shadowRoot?.querySelectorAll(".notice") ?? [])].map((each) => each.textContent).join();

/** Three days of one person are being painted; the first has no answer. */
async function openPainting() {
  const server = serveSalon([]);
  const schedule = await openSchedule(weekly);
  const held = deferred({ json: { data: { master_id: 31 } } });
  server.on("/time_shifts", held.answer, "POST");
  const [, , first] = schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-shift-add") ?? [];
  first?.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}");
  const form = dialog(schedule, "3日分のシフトの追加");
  await form.getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => days(server).length).toBe(1);
  return { server, schedule, held };
}

test("painting: all go at once", async () => {
  const { server } = await openPainting();
  leave();
  await eventually(() => days(server)).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
});

test("another salon: the rest goes where it was meant for, and no dialog of it opens there", async () => {
  const { server, schedule, held } = await openPainting();
  const before = new URL(schedule.apiBase as string, location.href).pathname;
  server.on("/time_shifts", { status: 404, json: { message: "混み合っています。" } }, "POST");
  schedule.apiBase = freshServer();
  held.arrive();
  await eventually(() => days(server).length).toBe(3);
  const posts = server.received.filter(({ method }) => method === "POST");
  expect(posts.every(({ url }) => url.pathname.startsWith(`${before}/`))).toBe(true);
  await new Promise((over) => setTimeout(over, 300));
  expect(schedule.shadowRoot?.querySelector("dialog[open]")).toBe(null);
  expect(schedule.shadowRoot?.textContent).not.toContain("混み合っています");
  schedule.apiBase = before;
  await eventually(() => offers(schedule)).toContain("1日分のシフトの追加");
});

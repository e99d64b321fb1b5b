import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { serveSalon } from "../elements/reservation-panel/server.js";
import { openSchedule, dialog as titled, weeklyShifts } from "../elements/reservation-schedule/page.js";
import { atRest, realTime } from "./support/clock.js";
import { eachWork, isOpen, offers } from "./support/dialog-works.js";
import { eventually } from "./support/editors.js";
import { loadAgain } from "./support/loaded-again.js";
import { leavePage } from "./support/page-hazards.js";
import { gate } from "./support/served-host.js";
import { deferred } from "./support/server.js";

/* What an element still has is its own: it goes on there, and nothing of it is offered once it is saved. */

beforeEach(() => sessionStorage.clear());

/** So long until something would be offered. */
const soon = (ms = 600) => realTime(ms, "the storage is read when the page is idle, which the browser tells");

describe.each(eachWork)("%s", (_, begin) => {
  async function sent(answer: Response | null) {
    const held = gate();
    const work = await begin(async () => {
      await held.passed;
      return answer;
    });
    await eventually(work.saves).toBe(1);
    work.element.remove();
    await soon(50);
    return { ...work, held };
  }

  async function answered(answer: Response | null) {
    const work = await sent(answer);
    work.held.open();
    await soon(200);
    document.body.prepend(work.element);
    return work;
  }

  test.each(["off the page", "back"])(
    "refused while its element is %s: what was said of it is shown",
    async (place) => {
      const { element, held } = await sent(Response.json({ message: "混み合っています。" }, { status: 404 }));
      if (place === "back") document.body.prepend(element);
      await atRest();
      held.open();
      await soon(200);
      document.body.prepend(element);
      await eventually(() => element.shadowRoot?.textContent).toContain("混み合っています。");
    },
  );

  test("refused while its element is off the page, and saved once it is back: offered nowhere", async () => {
    const refused = Response.json({ message: "混み合っています。" }, { status: 404 });
    const { element, written, saves, save } = await answered(refused);
    await written(element);
    await soon();
    expect(offers(element)).toBe(0);
    await save(element);
    await eventually(saves).toBe(2);
    await eventually(() => isOpen(element)).toBe(false);
    await atRest();
    const next = loadAgain(element);
    await soon();
    expect(offers(next)).toBe(0);
  });

  test("saved while its element is off the page: offered nowhere", async () => {
    const { element, saves } = await answered(null);
    await atRest();
    await soon();
    expect([offers(element), isOpen(element)]).toEqual([0, false]);
    const next = loadAgain(element);
    await soon();
    expect([offers(next), saves()]).toEqual([0, 1]);
  });

  test("still under way when its element is back: it waits for the answer there, and is saved once", async () => {
    const { element, saves, written, button, held } = await sent(null);
    document.body.prepend(element);
    // A name that is on its way has no field, and a price is sent by its field.
    if (button) {
      await written(element);
      const busy = () => element.shadowRoot?.querySelector<HTMLElement>("button[aria-busy]");
      const pressed = button(element).query() ?? busy();
      expect(pressed).not.toBe(null);
      (pressed as HTMLElement).click();
      await userEvent.keyboard("{Escape}");
      await atRest();
      expect(saves()).toBe(1);
      await written(element);
    }
    held.open();
    await eventually(() => isOpen(element)).toBe(false);
    await atRest();
    await soon();
    expect([saves(), offers(element)]).toEqual([1, 0]);
  });
});

test("days that are being saved when their element comes back wait for their answers, and are sent once", async () => {
  const server = serveSalon([]);
  const held = deferred({ json: { data: { master_id: 31 } } });
  server.on("/time_shifts", held.answer, "POST");
  const schedule = await openSchedule(weeklyShifts);
  const [, , first] = schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-shift-add") ?? [];
  first?.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{Enter}");
  const save = titled(schedule, "2日分のシフトの追加").getByRole("button", { name: "保存", exact: true });
  await save.click();
  await eventually(() => server.sent("POST").length).toBe(1);
  schedule.remove();
  await soon(50);
  document.body.prepend(schedule);
  await expect.element(save).toBeVisible();
  (save.element() as HTMLElement).click();
  await atRest();
  expect(server.sent("POST").length).toBe(1);
  held.arrive();
  await eventually(() => isOpen(schedule)).toBe(false);
  expect(server.sent("POST").length).toBe(2);
});

test("days that are saved on a page that was left and came back are not offered again", async () => {
  const server = serveSalon([]);
  const schedule = await openSchedule(weeklyShifts);
  const [, , first] = schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-shift-add") ?? [];
  first?.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{Enter}");
  const form = titled(schedule, "2日分のシフトの追加");
  await form.getByLabelText("開始").fill("12:30");
  leavePage();
  await form.getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => isOpen(schedule)).toBe(false);
  expect(server.sent("POST").length).toBe(2);
  schedule.setAttribute("date", "2026-11-27");
  await soon();
  expect(offers(schedule)).toBe(0);
});

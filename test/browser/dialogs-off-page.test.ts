import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { serveSalon } from "../elements/reservation-panel/server.js";
import { openSchedule, dialog as titled, weeklyShifts } from "../elements/reservation-schedule/page.js";
import { atRest, realTime } from "./support/clock.js";
import { type DialogAnswer, type DialogWork, dialogWorks, offers } from "./support/dialog-works.js";
import { eventually } from "./support/editors.js";
import { loadAgain } from "./support/loaded-again.js";
import { leavePage } from "./support/page-hazards.js";
import { gate } from "./support/served-host.js";

/* What an element still has is its own: it goes on there, and nothing of it is offered once it is saved. */

beforeEach(() => sessionStorage.clear());

/** So long until something would be offered. */
const soon = (ms = 600) => realTime(ms, "the storage is read when the page is idle, which the browser tells");
const isOpen = (element: Element) => element.shadowRoot?.querySelector("dialog[open]") !== null;

describe.each(Object.entries<(answer: DialogAnswer) => Promise<DialogWork>>(dialogWorks))(
  "%s",
  (_, begin) => {
    async function begun(answer: Response | null) {
      const held = gate();
      const work = await begin(async () => {
        await held.passed;
        return answer;
      });
      await eventually(work.saves).toBe(1);
      work.element.remove();
      await soon(50);
      held.open();
      await soon(200);
      document.body.prepend(work.element);
      return work;
    }

    test("refused while its element is off the page, and saved once it is back: offered nowhere", async () => {
      const refused = Response.json({ message: "混み合っています。" }, { status: 404 });
      const { element, written, saves, save } = await begun(refused);
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
      const { element, saves } = await begun(null);
      await atRest();
      await soon();
      expect([offers(element), isOpen(element)]).toEqual([0, false]);
      const next = loadAgain(element);
      await soon();
      expect([offers(next), saves()]).toEqual([0, 1]);
    });
  },
);

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

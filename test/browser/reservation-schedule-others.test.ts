import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "./support/editors.js";
import { serveSalon } from "./support/reservation.js";
import { chip, chipNames, dayRows, openSchedule, statusText } from "./support/schedule.js";

/* A day that several work on at once: calls, answers and events come in any order. */

const hanako = "13:00〜13:45 山田 花子";
const ken = "10:00〜11:00 佐藤 健";

test("what is lifted goes back when another chip takes the focus: keys move what they are on", async () => {
  const server = serveSalon(dayRows);
  const schedule = await openSchedule();
  await eventually(() => chipNames(schedule)).toContain(hanako);
  chip(schedule, hanako).focus();
  await userEvent.keyboard("{Alt>}{ArrowRight}{ArrowRight}{/Alt}");
  await eventually(() => schedule.shadowRoot?.querySelector(".schedule-ghost") ?? null).not.toBe(null);
  chip(schedule, ken).focus();
  await eventually(() => statusText(schedule)).toContain("山田 花子を元の場所に戻しました");
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Enter}");
  await eventually(() => server.sent("PUT").map(({ body }) => [body?.id, body?.from])).toEqual([
    [6, "10:15"],
  ]);
});

import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button } from "../elements/reservation-panel/page.js";
import { serverShift, serveSalon } from "../elements/reservation-panel/server.js";
import { openSchedule, statusText, weeklyShifts } from "../elements/reservation-schedule/page.js";
import { eventually, within } from "./support/editors.js";
import { deferred } from "./support/server.js";

const lastWeek = [
  serverShift("2026-11-16"),
  serverShift("2026-11-16", { master_id: 32, salon_resource_id: 12, from: "12:00", description: "遅番" }),
  serverShift("2026-11-17", { master_id: 33 }),
  serverShift("2026-11-18", { master_id: 34 }),
];
const title = "前の週と同じにする";
const dialog = (schedule: Element, name = title) => within(schedule).getByRole("dialog", { name });
const box = (schedule: Element, name: string, at = 0) =>
  dialog(schedule, "").getByRole("checkbox", { name, exact: true }).nth(at);
const made = (server: ReturnType<typeof serveSalon>) =>
  server.sent("POST").map(({ path, body }) => [path.split("/")[5], body?.start_date, body?.from]);

/** The week after that of the shifts, with the dialog open and read. */
async function openCopying(server: ReturnType<typeof serveSalon>) {
  const schedule = await openSchedule({ ...weeklyShifts, date: "2026-11-25" });
  await button(schedule, title).click();
  await expect.element(dialog(schedule).getByRole("list", { name: "作成するシフト" })).toBeVisible();
  expect(server.sent("GET").map(({ path }) => path)).toContain(
    "/api/salon/1/time_shifts?from=2026-11-16&to=2026-11-22",
  );
  return schedule;
}

async function tabTo(schedule: Element, name: string): Promise<void> {
  const focused = () => schedule.shadowRoot?.activeElement;
  for (let tabs = 0; tabs < 12; tabs += 1) {
    if (focused()?.textContent === name) return;
    await userEvent.keyboard("{Tab}");
  }
  throw new Error(`no way to ${name} from ${focused()?.outerHTML}`);
}

/* (rules: next-week-copied) */
test("the week that is seen is copied to the next one by one press, and that one is shown", async () => {
  const server = serveSalon([]);
  server.shifts = lastWeek;
  const schedule = await openSchedule(weeklyShifts);
  await button(schedule, "次の週へ写す").click();
  await expect.element(box(schedule, "11月24日(火)")).toBeChecked();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await eventually(() => made(server).map(([, date]) => date)).toEqual([
    "2026-11-23",
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
  ]);
  await expect.element(within(schedule).getByRole("grid", { name: /^11\/23/ })).toBeVisible();
});

test("by keys alone: the next week as this one but for Tuesday, one call after another", async () => {
  const server = serveSalon([]);
  server.shifts = lastWeek;
  const schedule = await openSchedule(weeklyShifts);
  (button(schedule, "次の週").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(within(schedule).getByRole("grid", { name: /^11\/23/ })).toBeVisible();
  await tabTo(schedule, title);
  await userEvent.keyboard("{Enter}");
  await expect.element(box(schedule, "11月24日(火)")).toBeChecked();
  await eventually(() => schedule.shadowRoot?.activeElement === box(schedule, "11月23日(月)").element()).toBe(
    true,
  );
  await expect.element(box(schedule, "中村 12:00〜19:00 遅番")).toBeChecked();
  await userEvent.keyboard("{ArrowRight} ");
  await expect.element(box(schedule, "11月24日(火)")).not.toBeChecked();
  await expect.element(box(schedule, "佐々木（店長） 10:00〜19:00", 1)).not.toBeChecked();
  const first = deferred({ json: { data: { master_id: 41 } } });
  server.on("/time_shifts", first.answer, "POST");
  await userEvent.keyboard("{Tab}{Tab}");
  expect(schedule.shadowRoot?.activeElement?.textContent).toBe("3件を作成する");
  await userEvent.keyboard("{Enter}");
  await eventually(() => made(server)).toHaveLength(1);
  expect(statusText(schedule)).toContain("3件中0件が終わりました");
  first.arrive();
  await expect.element(dialog(schedule)).not.toBeInTheDocument();
  expect(made(server)).toEqual([
    ["11", "2026-11-23", "10:00"],
    ["12", "2026-11-23", "12:00"],
    ["11", "2026-11-25", "10:00"],
  ]);
  expect(server.sent("POST")[1]?.body).toEqual({
    ...{ start_date: "2026-11-23", repeat: "none", from: "12:00", to: "19:00" },
    ...{ description: "遅番", expired_at: null },
  });
  await expect.element(within(schedule).getByText("3件のシフトを作成しました")).toBeInTheDocument();
  expect(schedule.shadowRoot?.activeElement?.textContent).toBe(title);
});

test("what fails stays and says why, what was made leaves, the rest goes on; it is tried again alone", async () => {
  const server = serveSalon([]);
  server.shifts = lastWeek;
  const schedule = await openCopying(server);
  const clash = { message: "重なっています。", code: "conflict", forcible: false, conflicts: [], errors: {} };
  server.on("/resources/12/time_shifts", { status: 422, json: clash }, "POST");
  await button(schedule, "4件を作成する").click();
  await expect.element(button(schedule, "1件を作成する")).toBeVisible();
  expect(made(server)).toHaveLength(4);
  const rows = dialog(schedule).getByRole("list", { name: "作成するシフト" }).getByRole("checkbox");
  await eventually(() => rows.elements().map((each) => each.closest("label")?.textContent)).toEqual([
    ...["11月23日(月)", "中村 12:00〜19:00 遅番"],
  ]);
  await expect.element(box(schedule, "中村 12:00〜19:00 遅番")).toBeChecked();
  expect(rows.elements()[1]?.closest("li")?.textContent).toContain("重なっています。");
  await expect.element(dialog(schedule).getByText("1件のシフトを作成できませんでした")).toBeVisible();
  await button(schedule, "1件を作成する").click();
  await expect.element(dialog(schedule)).not.toBeInTheDocument();
  expect(made(server).slice(4)).toEqual([["12", "2026-11-23", "12:00"]]);
});

test("a day that has shifts is left alone, unless it is ticked", async () => {
  const server = serveSalon([]);
  server.shifts = [...lastWeek, serverShift("2026-11-24", { master_id: 51, from: "20:00", to: "22:00" })];
  const schedule = await openCopying(server);
  const taken = () => box(schedule, "佐々木（店長） 10:00〜19:00", 1);
  await expect.element(taken()).not.toBeChecked();
  expect(taken().element().closest("li")?.textContent).toContain("すでにシフトがあります");
  expect(
    dialog(schedule)
      .getByText(/すでにシフトがあります/)
      .elements(),
  ).toHaveLength(1);
  await button(schedule, "3件を作成する").click();
  await expect.element(dialog(schedule)).not.toBeInTheDocument();
  expect(made(server).map(([, date]) => date)).not.toContain("2026-11-24");
  await button(schedule, title).click();
  await box(schedule, "11月24日(火)").click();
  for (const day of ["11月23日(月)", "11月25日(水)"]) await box(schedule, day).click();
  await button(schedule, "1件を作成する").click();
  await eventually(() => made(server).slice(3)).toEqual([["11", "2026-11-24", "10:00"]]);
});

test("closed while it is made: the call that runs is the last one", async () => {
  const server = serveSalon([]);
  server.shifts = lastWeek;
  const schedule = await openCopying(server);
  const first = deferred({ json: { data: { master_id: 41 } } });
  server.on("/time_shifts", first.answer, "POST");
  await button(schedule, "4件を作成する").click();
  await eventually(() => made(server)).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog(schedule)).not.toBeInTheDocument();
  first.arrive();
  await expect.element(within(schedule).getByText("1件のシフトを作成しました")).toBeInTheDocument();
  expect(made(server)).toHaveLength(1);
});

test("a page that has expired sends no more, and says so once", async () => {
  const server = serveSalon([]);
  server.shifts = lastWeek;
  const schedule = await openCopying(server);
  const expired: Event[] = [];
  schedule.addEventListener("page-expired", (event) => {
    event.preventDefault();
    expired.push(event);
  });
  server.on("/time_shifts", { status: 419, json: { message: "期限切れです。" } }, "POST");
  await button(schedule, "4件を作成する").click();
  await expect.element(dialog(schedule).getByText("4件のシフトを作成できませんでした")).toBeVisible();
  expect([made(server).length, expired.length]).toEqual([1, 1]);
  await expect.element(button(schedule, "4件を作成する")).toBeVisible();
});

test("chosen days alone, and the week before that cannot be read is read again", async () => {
  const server = serveSalon([]);
  server.shifts = lastWeek;
  const schedule = await openSchedule({ ...weeklyShifts, date: "2026-11-25" });
  schedule.shadowRoot?.querySelector<HTMLElement>(".schedule-shift-add")?.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  server.on("/time_shifts", { status: 404, json: { message: "" } }, "GET");
  await button(schedule, "2日分を前の週と同じにする").click();
  const chosen = dialog(schedule, "2日分を前の週と同じにする");
  await chosen.getByRole("button", { name: "もう一度読み込む" }).click();
  await chosen.getByRole("button", { name: "2件を作成する" }).click();
  await expect.element(chosen).not.toBeInTheDocument();
  expect(made(server)).toEqual([
    ["11", "2026-11-23", "10:00"],
    ["11", "2026-11-24", "10:00"],
  ]);
  expect(schedule.shadowRoot?.querySelectorAll("td[data-selected]")).toHaveLength(0);
  expect(schedule.shadowRoot?.activeElement?.textContent).toBe(title);
});

test("a week without shifts gives nothing to make", async () => {
  const server = serveSalon([]);
  server.shifts = [];
  const schedule = await openSchedule(weeklyShifts);
  await button(schedule, title).click();
  await expect.element(dialog(schedule).getByText("作成するシフトはありません")).toBeVisible();
  await expect.element(button(schedule, "0件を作成する")).toHaveAttribute("aria-disabled", "true");
});

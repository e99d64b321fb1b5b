import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import {
  chip,
  chipNames,
  dayRows,
  focusedName,
  openSchedule,
  statusText,
} from "../elements/reservation-schedule/page.js";
import { type Announced, announced, flat, violationsOf } from "./support/accessibility.js";
import { eventually, within } from "./support/editors.js";

const hanako = "13:00〜13:45 山田 花子";
const ken = "10:00〜11:00 佐藤 健";
const wholeSalon = serverReservation({
  ...{ id: 802, name: "", from: "09:00", to: "10:00", salon_resource_id: null },
  ...{ status: "blocked", meta_data: "朝礼", member_id: null, member: null },
});

async function openDay(rows = dayRows) {
  const server = serveSalon(rows);
  const schedule = await openSchedule();
  await eventually(() => chipNames(schedule)).toContain(hanako);
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await userEvent.keyboard(key);
      expect(document.activeElement).toBe(schedule);
    }
  };
  /** What the status says now. */
  const said = () => statusText(schedule).trim();
  return { server, schedule, press, said };
}

async function grid(): Promise<Announced> {
  const found = flat(await announced()).find(({ role }) => role === "grid");
  if (!found) throw new Error("there is no grid");
  return found;
}

const named = (things: readonly Announced[], role: string) =>
  flat(things).filter((each) => each.role === role);

describe("the day is a grid", () => {
  test("of the resources: each row has its name as a header and one cell with what stands there", async () => {
    const { schedule } = await openDay();
    const { name, children } = await grid();
    expect(name).toBe("11月20日(金)の予約");
    const rows = named(children, "row");
    expect(rows.map((row) => row.name)).toEqual(["佐々木（店長）", "中村", "個室", "担当なし"]);
    expect(rows.map((row) => named([row], "rowheader").map((each) => each.name))).toEqual(
      rows.map((row) => [row.name]),
    );
    const [cell, ...others] = named([rows[0] as Announced], "gridcell");
    expect(others).toEqual([]);
    expect(named([cell as Announced], "button").map((each) => each.name)).toEqual([ken, "14:00〜15:00 休憩"]);
    expect(await violationsOf(schedule)).toEqual([]);
  });

  test("and what is of the whole salon has a row of its own, before the others", async () => {
    const { schedule } = await openDay([...dayRows, wholeSalon]);
    const rows = named([await grid()], "row");
    expect(rows[0]?.name).toBe("サロン全体");
    expect(named(rows.slice(0, 1), "button").map((each) => each.name)).toEqual(["9:00〜10:00 朝礼"]);
    expect(await violationsOf(schedule)).toEqual([]);
  });

  test("says its size and places, also of rows that are not drawn", async () => {
    const { schedule } = await openDay();
    const box = schedule.shadowRoot?.querySelector("[role=grid]");
    expect(box?.getAttribute("aria-rowcount")).toBe("4");
    const numbers = [...(box?.querySelectorAll("[role=row]") ?? [])].map((row) =>
      row.getAttribute("aria-rowindex"),
    );
    expect(numbers).toEqual(["1", "2", "3", "4"]);
  });

  test("the week of shifts is one too, and its days that are chosen are selected", async () => {
    const server = serveSalon([]);
    const schedule = await openSchedule({ page: "PAGE_TIME_SHIFT_WEEKLY" });
    schedule.shadowRoot?.querySelector<HTMLElement>(".schedule-shift-add")?.focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await eventually(() => statusText(schedule)).toContain("2日分を選択中");
    const cells = named([await grid()], "gridcell");
    expect(cells.filter(({ states }) => states.selected === true)).toHaveLength(2);
    expect(named([await grid()], "rowheader").map((each) => each.name)).toContain("中村");
    expect(await violationsOf(schedule)).toEqual([]);
    expect(server.sent("POST")).toEqual([]);
  });
});

describe("the focus", () => {
  test("goes from free place to free place before the first one goes", async () => {
    const { schedule, press } = await openDay();
    chip(schedule, ken).focus();
    await press("{ArrowRight}");
    await eventually(() => focusedName(schedule)).toBe("11:00 佐々木（店長） 空き");
    const lost: string[] = [];
    const root = schedule.shadowRoot;
    root?.addEventListener("focusout", (event) => {
      if (!(event as FocusEvent).relatedTarget) lost.push((event.target as Element).ariaLabel ?? "");
    });
    await press("{ArrowRight}", "{ArrowDown}", "{ArrowDown}", "{ArrowLeft}", "{ArrowUp}");
    await eventually(() => focusedName(schedule)).toBe("11:00 中村 空き");
    expect(lost).toEqual([]);
    const free = () => [...(root?.querySelectorAll(".schedule-free") ?? [])];
    expect(free().filter((each) => each.getAttribute("tabindex") === "0")).toHaveLength(1);
    await userEvent.tab();
    await eventually(() => free().length).toBe(1);
  });

  test("reaches a chip that lies far from what is seen", async () => {
    const { schedule, press } = await openDay([
      ...dayRows,
      serverReservation({ id: 9, name: "夜の人", from: "22:00", to: "23:00", salon_resource_id: 13 }),
    ]);
    schedule.style.width = "560px";
    await eventually(() => chipNames(schedule)).not.toContain("22:00〜23:00 夜の人");
    chip(schedule, ken).focus();
    await press("{ArrowDown}", "{ArrowDown}");
    await eventually(() => focusedName(schedule)).toBe("10:00 個室 空き");
    await press("{End}");
    await eventually(() => focusedName(schedule)).toBe("22:00〜23:00 夜の人");
  });
});

describe("a move by keys", () => {
  test("says the new place first, whose it is once, and nothing of it at each step", async () => {
    const { schedule, press, said } = await openDay();
    chip(schedule, hanako).focus();
    await press("{Alt>}{ArrowRight}{/Alt}");
    await eventually(said).toBe(
      "11月20日(金) 13:15〜14:00 中村。山田 花子を移動中、Enterで確定、Escで取り消します",
    );
    await press("{Alt>}{ArrowRight}{/Alt}");
    await eventually(said).toBe("11月20日(金) 13:30〜14:15 中村");
    await press("{Escape}");
    await eventually(said).toBe("山田 花子を元の場所に戻しました");
  });

  test("Alt and the Page keys move the end, as Alt, Shift and arrows do", async () => {
    const { server, schedule, press, said } = await openDay();
    chip(schedule, hanako).focus();
    await press("{Alt>}{PageDown}{PageDown}{/Alt}");
    await eventually(said).toBe("11月20日(金) 13:00〜14:15 中村");
    await press("{Alt>}{PageUp}{/Alt}");
    await eventually(said).toBe("11月20日(金) 13:00〜14:00 中村");
    await press("{PageDown}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{Enter}");
    await eventually(() => server.sent("PUT").map(({ body }) => [body?.from, body?.to])).toEqual([
      ["13:00", "14:30"],
    ]);
  });

  test("that is at its end says the same place again", async () => {
    const { schedule, press, said } = await openDay();
    chip(schedule, ken).focus();
    await press("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
    await eventually(said).toBe("11月20日(金) 10:00〜11:00 佐々木（店長）");
    const text = () => schedule.shadowRoot?.querySelector(".sr[role=status] span") ?? null;
    const before = text();
    await press("{Alt>}{ArrowUp}{/Alt}");
    await eventually(text).not.toBe(before);
    expect(said()).toBe("11月20日(金) 10:00〜11:00 佐々木（店長）");
  });

  test("that is saved says so and the way back, in one status, which is the next stop of Tab", async () => {
    const { server, schedule, press, said } = await openDay([...dayRows, wholeSalon]);
    chip(schedule, hanako).focus();
    await press("{Alt>}{ArrowRight}{ArrowUp}{/Alt}{Enter}");
    await eventually(said).toBe(
      "山田 花子を11月20日(金) 13:15〜14:00 佐々木（店長）に移動しました。Tabキーで「元に戻す」へ移れます",
    );
    await eventually(() => focusedName(schedule)).toBe("13:15〜14:00 山田 花子");
    await press("{Tab}");
    expect(schedule.shadowRoot?.activeElement?.textContent).toBe("元に戻す");
    await press("{Enter}");
    await eventually(() => server.sent("PUT")).toHaveLength(2);
    await eventually(said).toBe("山田 花子を11月20日(金) 13:00〜13:45 中村に戻しました");
    await eventually(() => focusedName(schedule)).toBe(hanako);
  });

  test("can be taken back as long as the focus is there, and gives it back when others change it", async () => {
    const { server, schedule, press } = await openDay();
    chip(schedule, hanako).focus();
    await press("{Alt>}{ArrowRight}{/Alt}{Enter}");
    await expect.element(within(schedule).getByRole("button", { name: "元に戻す" })).toBeVisible();
    await press("{Tab}");
    server.change(5, { from: "17:00", to: "18:00" });
    schedule.refresh();
    await eventually(() => focusedName(schedule)).toBe("17:00〜18:00 山田 花子");
  });
});

import { describe, expect, test } from "vitest";
import { CalendarReservationEditor } from "../../../../src/features/filter/conditions/calendar-reservation/CalendarReservationEditor.js";
import { calendarReservationSamples as samples } from "../../../../src/features/filter/conditions/calendar-reservation/calendar-reservation.samples.js";
import type { CalendarReservationCondition } from "../../../../src/features/filter/conditions/calendar-reservation/condition.js";
import { write } from "../../../kit/render.js";
import { choice, choose, last } from "./operator.js";
import { showEditor } from "./show-editor.js";

// One list stands for all: salons say of no salon, resources and courses of theirs.
const items = [
  { id: 1, name: "銀座" },
  { id: 2, name: "表参道" },
  { id: 11, name: "山田", salon_id: 1, menuable_id: 9 },
  { id: 21, name: "カット", menuable_id: 1, salon_id: 9 },
  { id: 22, name: "カラー", menuable_id: 2, salon_id: 9 },
];

function show(
  condition: CalendarReservationCondition,
  options: { readOnly?: boolean; editedConditions?: WeakSet<object> } = {},
) {
  return showEditor(CalendarReservationEditor, condition, { ...options, items });
}

const buttons = ({ box }: { box: HTMLElement }) =>
  [...box.querySelectorAll("[data-sub] > .button")].map(({ textContent }) => textContent);

describe("the load rule shapes what is shown, and enters with the first edit (rules: calendar-load-rule)", () => {
  test("not reserved, narrowed by nothing, was never reserved", async () => {
    const shown = await show(samples.notReservedWithNothing);
    expect(choice(shown, "一度も予約がない").checked).toBe(true);
    expect(shown.changes).toEqual([]);
    await choose(shown, "カレンダー予約の条件", "のすべて");
    expect(last(shown)).toEqual([
      { ...samples.notReservedWithNothing, matchType: "all", reservationPhase: "neverReserved" },
      "matchType",
    ]);
  });

  test("what the operator chose since then is no longer what was loaded", async () => {
    const shown = await show(samples.neverReserved);
    await shown.press(choice(shown, "予約がない"));
    expect(choice(shown, "予約がない").checked).toBe(true);
    await choose(shown, "カレンダー予約の条件", "のすべて");
    expect(last(shown)?.[0]).toMatchObject({ isReserved: false, reservationPhase: "notReserved" });
    expect(choice(shown, "予約がない").checked).toBe(true);
  });
});

test("what the operator chose stays chosen when the row is drawn anew in another panel", async () => {
  const editedConditions = new WeakSet();
  const shown = await show(samples.neverReserved, { editedConditions });
  await shown.press(choice(shown, "予約がない"));
  const moved = await show(last(shown)?.[0] as CalendarReservationCondition, { editedConditions });
  expect(choice(moved, "予約がない").checked).toBe(true);
  await choose(moved, "カレンダー予約の条件", "のすべて");
  expect(last(moved)?.[0]).toMatchObject({ isReserved: false, reservationPhase: "notReserved" });
});

describe("what narrows", () => {
  test("is shown on demand, and the focus goes along", async () => {
    const shown = await show(samples.reserved);
    expect(buttons(shown)).toEqual(["予約日で絞る", "担当・設備で絞る", "コースで絞る", "予約状態で絞る"]);
    await shown.press(shown.get("[data-sub=timeRange] button"));
    expect(last(shown)?.[0].timeRange).toEqual({
      use: true,
      invert: false,
      selected: { from: null, to: null },
    });
    expect(document.activeElement).toBe(shown.control("予約日 から"));
    await write(shown.control("予約日 から"), "2026-12-01");
    expect(last(shown)?.[1]).toBe("timeRange.from");
    await shown.press(shown.control("予約日の指定をやめる"));
    expect(last(shown)?.[0].timeRange).toMatchObject({ use: false, selected: { from: "2026-12-01" } });
    expect(document.activeElement).toBe(shown.get("[data-sub=timeRange] button"));
  });

  test("can be turned round where reservations are asked for", async () => {
    const shown = await show(samples.typical);
    await choose(shown, "予約日の条件", "以外の予約");
    expect(last(shown)?.[0].timeRange).toEqual({ ...samples.typical.timeRange, invert: true });
  });

  test("only says that there is none where they are not (rules: calendar-phases)", async () => {
    const shown = await show(samples.notReserved);
    expect(shown.box.querySelectorAll("[data-sub=timeRange] select")).toHaveLength(0);
    expect(shown.get("[data-sub=timeRange] .cond-note").textContent).toBe("予約がない");
  });

  test("says what it is when a page stored it turned round, until the phase is chosen", async () => {
    const shown = await show(samples.neverReservedButNarrowed);
    expect(shown.get("[data-sub=status] .cond-note").textContent).toBe("以外の予約がない");
    await shown.press(choice(shown, "予約がある"));
    await shown.press(choice(shown, "予約がない"));
    expect(last(shown)?.[0].status).toMatchObject({ use: true, invert: false });
  });

  test("is not offered where there never was a reservation", async () => {
    const shown = await show(samples.neverReserved);
    expect(shown.box.querySelectorAll("[data-sub]")).toHaveLength(0);
  });

  test("needs a salon before anything can be picked", async () => {
    const shown = await show({ ...samples.empty, course: { use: true } });
    expect(shown.get("[data-sub=course]").textContent).toContain("カレンダー予約を選ぶと選択できます");
  });

  test("later and past picks count when that is chosen", async () => {
    const shown = await show(samples.typical);
    const [future, past] = shown.box.querySelectorAll<HTMLInputElement>("[data-sub=course] [type=checkbox]");
    if (!future || !past) throw new Error("two boxes are expected");
    await shown.press(future);
    await shown.press(past);
    expect(last(shown)?.[0].course).toEqual({ ...samples.typical.course, dynamic: true, with_past: true });
  });
});

test("a salon that is taken off takes its courses along (rules: calendar-salons)", async () => {
  const shown = await show({ ...samples.typical, resource: { use: true, selected: [11] } });
  await shown.press(shown.control("表参道を外す"));
  expect(last(shown)?.[0]).toMatchObject({
    salonIds: [1],
    resource: { selected: [11] },
    course: { selected: [21] },
  });
  await shown.press(shown.control("銀座を外す"));
  expect(last(shown)?.[0]).toMatchObject({
    salonIds: [],
    resource: { selected: [] },
    course: { selected: [] },
  });
});

test("all salons are shown as one entry, which takes them all off", async () => {
  const shown = await show({ ...samples.typical, salonIds: items.map(({ id }) => id) });
  await shown.press(shown.control("すべてを外す"));
  expect(last(shown)?.[0].salonIds).toEqual([]);
});

test("where all are chosen the entry for all is none more", async () => {
  const sentence = async (salonIds: number[]) => {
    const shown = await show({ ...samples.typical, salonIds });
    return shown.box.querySelector("[role=combobox]")?.getAttribute("placeholder");
  };
  expect(await sentence(items.map(({ id }) => id))).toBe("5件を選択中");
  expect(await sentence([1, 2])).toBe("2件を選択中");
  expect(await sentence([-1])).toBe("1件を選択中");
});

test("read only, nothing can be changed", async () => {
  const shown = await show(samples.everything, { readOnly: true });
  expect(shown.box.querySelectorAll("[data-sub] > .icon-button")).toHaveLength(0);
  const open = shown.box.querySelectorAll<HTMLInputElement>("select, [type=checkbox]");
  expect([...open].filter(({ disabled }) => !disabled)).toEqual([]);
  expect([...shown.box.querySelectorAll<HTMLInputElement>("[type=date]")].every((day) => day.readOnly)).toBe(
    true,
  );
});

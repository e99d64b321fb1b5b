import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { field } from "../elements/page.js";
import { button, openPanel, panelText } from "../elements/reservation-panel/page.js";
import {
  cancelRequest,
  editRequest,
  serverReservation,
  serveSalon,
} from "../elements/reservation-panel/server.js";
import { chip, chipNames, openSchedule } from "../elements/reservation-schedule/page.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

/* What a server says beyond what we know reaches the page. */

const future = { a: [1, { b: null }] };
const member = { id: 1, name: "はなこ", icon_url: "/1.png", rank: "gold" };
const booked = serverReservation({ future, member, change_child: { ...editRequest, via: "app" } });
const blocked = serverReservation({
  ...{ id: 801, name: "", from: "10:00", to: "11:00", status: "blocked", meta_data: "休憩", future },
  ...{ member_id: null, member: null, is_confirmed: true },
});

describe("what a schedule hands over", () => {
  const names = ["reservation-select", "block-select"];

  test("a reservation and blocked time, with all that the server said of them", async () => {
    serveSalon([booked, blocked]);
    const schedule = await openSchedule();
    const events = record(schedule, names);
    schedule.addEventListener("block-select", (event) => event.preventDefault());
    await eventually(() => chipNames(schedule).length).toBeGreaterThan(1);
    chip(schedule, "13:00〜13:45 山田 花子").click();
    chip(schedule, "10:00〜11:00 休憩").click();
    expect(events.map(({ type }) => type)).toEqual(names);
    expect(events[0]?.detail.reservation).toMatchObject(booked);
    expect(events[1]?.detail.blockTime).toMatchObject(blocked);
  });

  test("one that was moved, as it is now", async () => {
    const server = serveSalon([booked]);
    const schedule = await openSchedule();
    const events = record(schedule, names);
    // Some servers answer with nothing: what was moved is known all the same.
    server.on("/reservations", { status: 204 }, "PUT");
    chip(schedule, "13:00〜13:45 山田 花子").focus();
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Enter}");
    await eventually(() => server.sent("PUT").length).toBe(1);
    const moved = { ...booked, from: "13:15", to: "14:00" };
    server.rows.set(5, moved);
    chip(schedule, "13:15〜14:00 山田 花子").click();
    expect(events.at(-1)?.detail.reservation).toMatchObject(moved);
  });

  test("one of those that wait for a judgement", async () => {
    serveSalon([serverReservation({ future, status: "cancel_pending", cancel_child: cancelRequest })]);
    const schedule = await openSchedule({ date: "2026-11-25" });
    const events = record(schedule, names);
    await button(schedule, "未対応 3").click();
    await within(schedule)
      .getByRole("button", { name: /変更申請 山田 花子/ })
      .click();
    await eventually(() => events.map(({ detail }) => detail.reservation)).toMatchObject([
      { id: 5, salon_id: 1, future },
    ]);
  });
});

describe("the value of a panel", () => {
  test("is what the server said, and is saved with what nobody here knows", async () => {
    const server = serveSalon([booked]);
    const panel = await openPanel({ type: "form" });
    await eventually(() => panel.value).toMatchObject({ id: 5, salon_id: 1, future });
    expect(panel.dirty).toBe(false);
    await field(panel, "お名前").fill("山田 はな");
    server.on("/reservations", { status: 204 }, "PUT");
    await button(panel, "保存").click();
    await eventually(() => panelText(panel)).toContain("予約を保存しました");
    const [{ body } = { body: null }] = server.sent("PUT");
    expect(body).toMatchObject({ id: 5, name: "山田 はな", future });
    // The salon is in the address.
    expect(Object.keys(body ?? {})).not.toContain("salon_id");
    expect(panel.value).toMatchObject({ id: 5, salon_id: 1, future });
    // An answer may leave out what was known.
    server.on("/reservations", { json: { id: 5, updated_at: "2026-11-09T10:00:00+09:00" } }, "PUT");
    await field(panel, "お名前").fill("山田 はなえ");
    await button(panel, "保存").click();
    await eventually(() => server.sent("PUT").length).toBe(2);
    await eventually(() => panel.dirty).toBe(false);
    expect(panel.value).toMatchObject({ id: 5, name: "山田 はなえ", salon_id: 1, future });
  });

  test.each(["detail", "form"] as const)("in the %s is what was loaded or set, key for key", async (type) => {
    serveSalon([booked]);
    const panel = await openPanel({ type });
    // The history comes with what is asked for by its id.
    await eventually(() => panel.value).toEqual({ ...booked, histories: [expect.anything()] });
    const given = { ...booked, visit_status: 1, member_id: 1, mine: [1] };
    panel.value = given;
    expect([panel.value, panel.dirty]).toEqual([given, false]);
    const again = panel.value;
    panel.value = again;
    expect(panel.value).toEqual(given);
  });

  test("follows what becomes of it elsewhere, and another one has its own", async () => {
    const server = serveSalon([booked, serverReservation({ id: 6, salon_id: 1, other: 2 })]);
    const panel = await openPanel();
    await eventually(() => panel.value).toMatchObject({ future });
    server.change(5, { future: "new" });
    await within(panel).getByRole("combobox", { name: "来店" }).selectOptions("来店");
    await eventually(() => panel.value).toMatchObject({ id: 5, future: "new" });
    panel.reservationId = "6";
    await eventually(() => panel.value).toMatchObject({ id: 6, salon_id: 1, other: 2 });
    expect(panel.value).not.toHaveProperty("future");
  });

  test.each([
    ["a new one", { reservationId: null, id: undefined }],
    ["one that is there", { reservationId: "5", id: 5 }],
  ])("that the page gave keeps its salon and what nobody knows: %s", async (_, { reservationId, id }) => {
    serveSalon([booked]);
    const value = {
      ...(id && { id }),
      salon_id: 1,
      date: "2026-11-20",
      from: "10:00",
      to: "11:00",
      mine: [1],
    };
    const panel = await openPanel({ "reservation-id": reservationId, type: "form", value });
    expect(panel.value).toMatchObject(value);
    const again = panel.value;
    panel.value = again;
    expect([panel.value, panel.dirty]).toEqual([again, false]);
    await field(panel, "お名前").fill("はな");
    expect(panel.value).toMatchObject({ ...value, name: "はな" });
  });
});

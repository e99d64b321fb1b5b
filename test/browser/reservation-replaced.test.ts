import { beforeEach, describe, expect, test } from "vitest";
import type { ReservationPanelElement } from "../../src/entries/reservation-panel.js";
import { alertText, dialog, field } from "../elements/page.js";
import { arrived, button, openPanel, panelText } from "../elements/reservation-panel/page.js";
import {
  clashAnswer,
  editRequest,
  serverReservation,
  serveSalon,
} from "../elements/reservation-panel/server.js";
import { atRest } from "./support/clock.js";
import { eventually, onScreen, shownText, within } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { offer } from "./support/kept-work.js";
import { deferred, freshServer, type Scripted } from "./support/server.js";

/* Another reservation of the same salon is shown while a call about the one before is under way. */

beforeEach(() => sessionStorage.clear());

const name = (panel: Element) => field(panel, "お名前");
const question = (panel: Element) => dialog(panel, "保存していない変更があります");
const heard = [...["finish", "failure", "status-change", "judge", "close", "navigate", "change"]];
const idOf = (panel: ReservationPanelElement) => (panel.value as { id?: number }).id;
const sixth = { id: 6, name: "佐藤 健" };
const refused = { status: 404, json: { message: "混み合っています。" } };

async function openFifth(attributes = {}, more = {}) {
  const server = serveSalon([serverReservation(more), serverReservation(sixth)]);
  return { server, panel: await openPanel(attributes) };
}

async function showSixth(panel: ReservationPanelElement, isAsked = false) {
  panel.reservationId = "6";
  if (isAsked) await question(panel).getByRole("button", { name: "破棄する" }).click();
  await eventually(() => idOf(panel)).toBe(6);
  await arrived(panel);
}

/** What is shown of the other one has nothing of the answer. */
async function arriveUnseen(panel: ReservationPanelElement, arrive: () => void) {
  const events = record(panel, heard);
  arrive();
  await atRest();
  await onScreen();
  expect(panelText(panel)).not.toMatch(/山田|保存しました|混み合っています|重なっています|承認しました/);
  expect([alertText(panel), panel.status, panel.open]).toEqual(["", 0, true]);
  return inBrief(events);
}

describe("a save of the form", () => {
  async function openSaving(answer: Scripted) {
    const { server, panel } = await openFifth({ type: "form", "draft-key": "replaced" });
    await field(panel, "コメント").fill("五の続き");
    const held = deferred(answer);
    server.on("/reservations", held.answer, "PUT");
    const result = panel.submit();
    await eventually(() => server.sent("PUT").length).toBe(1);
    return { server, panel, held, result };
  }

  const made = { json: { data: serverReservation({ comment: "五の続き" }) } };
  test.each([
    ["made", made, true],
    ["refused", refused, false],
    ["a clash", clashAnswer(), false],
  ])("that is %s is nothing of the next one, which is saved by itself", async (_, answer, ok) => {
    const { server, panel, held, result } = await openSaving(answer);
    await showSixth(panel, true);
    await name(panel).fill("六の名前");
    expect(await arriveUnseen(panel, held.arrive)).toEqual([]);
    expect((await result).ok).toBe(ok);
    await expect.element(name(panel)).toHaveValue("六の名前");
    expect([panel.dirty, idOf(panel)]).toEqual([true, 6]);
    await button(panel, "保存").click();
    await eventually(() => panelText(panel)).toContain("予約を保存しました");
    expect(server.sent("PUT").map(({ body }) => [body?.id, body?.name])).toEqual([
      [5, "山田 花子"],
      [6, "六の名前"],
    ]);
    await eventually(() => ({ ...sessionStorage })).toEqual({});
  });

  test("that is made while the panel closes for the next one is nothing of that", async () => {
    const { panel, held, result } = await openSaving(made);
    panel.reservationId = "6";
    await question(panel).getByRole("button", { name: "破棄する" }).click();
    const events = record(panel, heard);
    held.arrive();
    expect(await result).toMatchObject({ ok: true, payload: { id: 5 } });
    await expect.element(name(panel)).toHaveValue("佐藤 健");
    expect(inBrief(events).filter((each) => !each.startsWith("status"))).toEqual([]);
    expect([panel.dirty, idOf(panel), panel.status]).toEqual([false, 6, 0]);
  });

  test("is nothing of another content that the page gives of the same one", async () => {
    const { server, panel, held, result } = await openSaving(clashAnswer());
    panel.value = { ...serverReservation({ name: "ページの名前" }) };
    await expect.element(name(panel)).toHaveValue("ページの名前");
    expect(await arriveUnseen(panel, held.arrive)).toEqual([]);
    expect((await result).ok).toBe(false);
    await panel.submit();
    expect(server.sent("PUT").map(({ body }) => body?.name)).toEqual(["山田 花子", "ページの名前"]);
  });
});

test("a draft of one whose place the page gave to another goes when it has arrived", async () => {
  const value = { date: "2026-11-20", from: "10:00", to: "11:00" };
  const there = { "reservation-id": null, type: "form", "draft-key": "new", value };
  const { server, panel } = await openFifth(there);
  await name(panel).fill("一人目");
  await eventually(() => sessionStorage.getItem("new")).toContain("一人目");
  const held = deferred({ json: { data: serverReservation({ id: 900, name: "一人目" }) } });
  server.on("/reservations", held.answer, "POST");
  const result = panel.submit();
  await eventually(() => server.sent("POST").length).toBe(1);
  panel.value = { name: "二人目" };
  held.arrive();
  expect((await result).ok).toBe(true);
  expect(sessionStorage.getItem("new")).toBe(null);
  await expect.element(name(panel)).toHaveValue("二人目");
});

test("a deletion closes no other one", async () => {
  const { server, panel } = await openFifth();
  const held = deferred({ status: 204 });
  server.on("/reservations/5", held.answer, "DELETE");
  await button(panel, "削除").click();
  await within(panel).getByRole("dialog").last().getByRole("button", { name: "削除", exact: true }).click();
  await eventually(() => server.sent("DELETE").length).toBe(1);
  await showSixth(panel);
  expect(await arriveUnseen(panel, held.arrive)).toEqual([]);
  await expect.element(within(panel).getByText("佐藤 健 様").first()).toBeVisible();
});

test.each([
  ["made", { json: { data: null } }, ["judge"]],
  ["refused", refused, []],
  ["a clash", clashAnswer(), []],
])(
  "a judgement that is %s: the page hears which one it was, and the next one says nothing",
  async (_, answer, events) => {
    const { server, panel } = await openFifth({}, { change_child: editRequest });
    const held = deferred(answer);
    server.on("/judge/71/edit", held.answer, "POST");
    await button(panel, "承認する").click();
    await eventually(() => server.sent("POST").length).toBe(1);
    await showSixth(panel);
    const judged = record(panel, ["judge"]);
    expect(await arriveUnseen(panel, held.arrive)).toEqual(events);
    for (const { detail } of judged) expect(detail).toMatchObject({ reservationId: 5, status: "approved" });
  },
);

test("a memo that is saved takes none of the next one's away", async () => {
  const { server, panel } = await openFifth();
  const held = deferred({ json: { data: serverReservation({ meta_data: "同じメモ" }) } });
  server.on("/reservations", held.answer, "PATCH");
  await field(panel, "メモ").fill("同じメモ");
  await button(panel, "メモを保存").click();
  await eventually(() => server.sent("PATCH").length).toBe(1);
  await showSixth(panel, true);
  await field(panel, "メモ").fill("同じメモ");
  await arriveUnseen(panel, held.arrive);
  await expect.element(field(panel, "メモ")).toHaveValue("同じメモ");
  expect(panel.dirty).toBe(true);
});

test("work of a panel that left while it saved is offered by another one until it has arrived", async () => {
  const server = serveSalon();
  const there = { type: "form", "draft-key": "left", "api-base": freshServer() };
  const lower = await openPanel(there);
  const upper = await openPanel(there);
  await field(upper, "コメント").fill("上");
  const held = deferred({ json: { data: serverReservation({ comment: "上" }) } });
  server.on("/reservations", held.answer, "PUT");
  const result = upper.submit();
  await eventually(() => server.sent("PUT").length).toBe(1);
  upper.remove();
  await eventually(() => shownText(lower)).toContain(offer);
  held.arrive();
  await result;
  await eventually(() => shownText(lower)).not.toContain(offer);
});

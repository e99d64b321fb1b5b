import { describe, expect, test } from "vitest";
import type { ReservationPanelElement } from "../../src/entries/reservation-panel.js";
import { dialog, field } from "../elements/page.js";
import {
  arrived,
  button,
  mountPanel,
  openPanel,
  panelText,
  phase,
} from "../elements/reservation-panel/page.js";
import { clashAnswer, serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { atRest } from "./support/clock.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { serveLive } from "./support/made-up-socket.js";
import { deferred, freshServer, type Scripted } from "./support/server.js";

/* One reservation that is closed and opened again while something about it is under way, or after it was saved. */

async function reopen(panel: ReservationPanelElement, isAsked = false): Promise<void> {
  panel.close();
  if (isAsked)
    await dialog(panel, "保存していない変更があります").getByRole("button", { name: "破棄する" }).click();
  await eventually(() => phase(panel)).toBe(null);
  // What nobody looks at is forgotten by then.
  await new Promise((over) => setTimeout(over, 50));
  panel.show();
  await arrived(panel);
}

const bases = (server: ReturnType<typeof serveSalon>) =>
  server.sent("PUT").map(({ body }) => body?.base_updated_at);

describe("a change of the detail that is answered after it was opened again", () => {
  async function openChanging(more = {}) {
    const server = serveSalon();
    const panel = await openPanel({ type: "detail", ...more });
    const answer = { json: { data: null as unknown } };
    const held = deferred(answer);
    server.on("/reservations", held.answer, "PATCH");
    await field(panel, "対応状況").selectOptions("対応済み");
    await eventually(() => server.sent("PATCH").length).toBe(1);
    await reopen(panel);
    await expect.element(field(panel, "対応状況")).toHaveValue("0");
    return { server, panel, answer, arrive: held.arrive };
  }

  test("is shown, and the next save is based on it", async () => {
    const { server, panel, answer, arrive } = await openChanging();
    answer.json.data = server.change(5, { visit_status: 2 });
    arrive();
    await expect.element(field(panel, "対応状況")).toHaveValue("2");
    await button(panel, "編集").click();
    await field(panel, "コメント").fill("次の");
    await button(panel, "保存").click();
    await eventually(() => bases(server)).toEqual(["2026-11-02T10:00:01+09:00"]);
  });

  test("is read where the server answers with nothing", async () => {
    const { server, panel, arrive } = await openChanging();
    server.change(5, { visit_status: 2 });
    arrive();
    await expect.element(field(panel, "対応状況")).toHaveValue("2");
  });

  test("takes back nothing that is newer", async () => {
    const { server, panel, answer, arrive } = await openChanging();
    answer.json.data = server.change(5, { visit_status: 2 });
    server.change(5, { visit_status: 1 });
    await reopen(panel);
    await expect.element(field(panel, "対応状況")).toHaveValue("1");
    // No read says it anew.
    server.on("/reservations", { status: 404, json: { message: "混み合っています。" } }, "GET");
    arrive();
    await atRest();
    await expect.element(field(panel, "対応状況")).toHaveValue("1");
  });
});

test("a form that is saved after it was opened again is shown as it was saved, and said nowhere", async () => {
  const server = serveSalon();
  const panel = await openPanel({ type: "form" });
  await field(panel, "コメント").fill("書いた");
  const answer: Scripted = { json: { data: null as unknown } };
  const held = deferred(answer);
  server.on("/reservations", held.answer, "PUT");
  const result = panel.submit();
  await eventually(() => server.sent("PUT").length).toBe(1);
  await reopen(panel, true);
  await expect.element(field(panel, "コメント")).toHaveValue("初めてです");
  const events = record(panel, ["finish"]);
  answer.json = { data: server.change(5, { comment: "書いた" }) };
  held.arrive();
  expect((await result).ok).toBe(true);
  await expect.element(field(panel, "コメント")).toHaveValue("書いた");
  expect([panel.dirty, panel.status, events]).toEqual([false, 0, []]);
  expect(panelText(panel)).not.toContain("予約を保存しました");
});

test("one that the page gave is opened again as it was saved", async () => {
  const server = serveSalon();
  const value = JSON.stringify(serverReservation());
  const panel = await openPanel({ "reservation-id": null, type: "form", value });
  await field(panel, "コメント").fill("一度目");
  await button(panel, "保存").click();
  await eventually(() => panelText(panel)).toContain("予約を保存しました");
  await reopen(panel);
  await expect.element(field(panel, "コメント")).toHaveValue("一度目");
  await field(panel, "コメント").fill("二度目");
  await button(panel, "保存").click();
  await eventually(() => bases(server)).toEqual(["2026-11-01T10:00:00+09:00", "2026-11-02T10:00:01+09:00"]);
});

test("a new one that was saved, and changed by others since, is merged and can be saved", async () => {
  const server = serveSalon();
  const value = { date: "2026-11-20", from: "10:00", to: "11:00" };
  const panel = await openPanel({ "reservation-id": null, type: "form", value });
  await button(panel, "登録").click();
  await eventually(() => panelText(panel)).toContain("予約を登録しました");
  const current = server.change(900, { contact_address: "080-9999-0000" });
  const stale = { message: "古い版です。", code: "stale", errors: {}, current };
  server.on("/reservations", { status: 422, json: stale }, "PUT");
  await field(panel, "コメント").fill("続き");
  const save = button(panel, "登録");
  await save.click();
  await expect.element(field(panel, "連絡先")).toHaveValue("080-9999-0000");
  await expect.element(field(panel, "コメント")).toHaveValue("続き");
  await save.click();
  await eventually(() => bases(server).at(-1)).toBe(current.updated_at);
});

test("a forced save that the page stopped forces no later one", async () => {
  const server = serveSalon();
  const panel = await openPanel({ type: "form" });
  server.on("/reservations", clashAnswer(), "PUT");
  await field(panel, "コメント").fill("1");
  await button(panel, "保存").click();
  await expect.element(button(panel, "このまま登録")).toBeVisible();
  panel.addEventListener("before-finish", (event) => event.preventDefault(), { once: true });
  await button(panel, "このまま登録").click();
  await field(panel, "コメント").fill("2");
  await button(panel, "保存").click();
  await eventually(() => panelText(panel)).toContain("予約を保存しました");
  expect(server.sent("PUT").map(({ path }) => path.includes("force"))).toEqual([false, false]);
});

test("work that the operator keeps while the page names another one is kept as that of its own", async () => {
  sessionStorage.clear();
  serveSalon([serverReservation(), serverReservation({ id: 6, name: "佐藤 健" })]);
  const panel = await openPanel({ type: "form", "draft-key": "kept" });
  await field(panel, "コメント").fill("五の");
  panel.reservationId = "6";
  await dialog(panel, "保存していない変更があります").getByRole("button", { name: "編集を続ける" }).click();
  await field(panel, "コメント").fill("五の続き");
  panel.remove();
  const kept = JSON.parse(sessionStorage.getItem("kept") ?? "{}") as { record?: string; begun?: unknown };
  expect(kept).toMatchObject({ begun: { edits: { comment: { value: "五の続き" } } } });
  expect(JSON.parse(kept.record ?? "null").slice(1)).toEqual(["1", "5"]);
});

test("a status that meets something is forced only over what was shown", async () => {
  const { server, push, notify, listens } = serveLive();
  const panel = await openPanel();
  await listens();
  const status = field(panel, "ステータス");
  server.on("/reservations", clashAnswer(), "PATCH");
  server.on("/reservations", clashAnswer(true, "もうひとつ"), "PATCH");
  await status.selectOptions("キャンセル済み");
  await expect.element(button(panel, "このまま登録")).toBeVisible();
  const updated_at = "2026-11-03T10:00:00+09:00";
  notify({ updated_at, reservation_id: 9, reservation: serverReservation({ id: 9, updated_at }) });
  await button(panel, "このまま登録").click();
  await eventually(() => panelText(panel)).toContain("もうひとつ");
  await button(panel, "このまま登録").click();
  await eventually(() => server.sent("PATCH").map(({ path }) => path.includes("force"))).toEqual([
    ...[false, false, true],
  ]);
  expect(push.open().length).toBe(1);
});

test("a reservation that is not here yet is not saved as a new one", async () => {
  const held = deferred({ json: { data: [serverReservation()] } });
  const server = serveSalon();
  server.on("/reservations", held.answer, "GET");
  const base = freshServer();
  const edits = Object.entries({ date: "2026-11-21", from: "10:00", to: "11:00" });
  const begun = { edits: Object.fromEntries(edits.map(([key, value]) => [key, { value }])), memo: null };
  const record = JSON.stringify([base, "1", "5"]);
  sessionStorage.setItem("early", JSON.stringify({ format: 1, value: {}, begun, record, savedAt: 1 }));
  const panel = mountPanel({ type: "form", "draft-key": "early", "api-base": base });
  await button(panel, "復元する").click();
  expect(panel.dirty).toBe(true);
  expect((await panel.submit()).ok).toBe(false);
  held.arrive();
  await expect.element(field(panel, "お名前")).toHaveValue("山田 花子");
  expect((await panel.submit()).ok).toBe(true);
  expect([server.sent("POST"), server.sent("PUT").length]).toEqual([[], 1]);
});

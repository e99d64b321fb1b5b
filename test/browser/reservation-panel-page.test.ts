import { expect, test } from "vitest";
import { field } from "../elements/page.js";
import { arrived, button, mountPanel, openPanel, panelText } from "../elements/reservation-panel/page.js";
import { clashAnswer, serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { eventually, onScreen, within } from "./support/editors.js";

test("a form that was saved leaves no draft", async () => {
  serveSalon();
  const panel = await openPanel({ type: "form", "draft-key": "found-saved" });
  await field(panel, "コメント").fill("x");
  await button(panel, "保存").click();
  await eventually(() => panelText(panel)).toContain("予約を保存しました");
  expect(panel.dirty).toBe(false);
  panel.remove();
  expect(Object.keys(sessionStorage).filter((key) => key.includes("found-saved"))).toEqual([]);
});

test("a detail that nobody touched leaves no draft", async () => {
  serveSalon();
  const panel = await openPanel({ "draft-key": "found-untouched" });
  panel.remove();
  expect(Object.keys(sessionStorage).filter((key) => key.includes("found-untouched"))).toEqual([]);
});

test("a memo that is not saved is kept in the draft", async () => {
  serveSalon();
  const panel = await openPanel({ "draft-key": "found-memo" });
  await field(panel, "メモ").fill("消えては困るメモ");
  panel.remove();
  expect(JSON.stringify({ ...sessionStorage })).toContain("消えては困るメモ");
});

test("who keeps editing is asked once", async () => {
  serveSalon([serverReservation(), serverReservation({ id: 6, name: "佐藤 健" })]);
  const panel = await openPanel({ type: "form" });
  await field(panel, "お名前").fill("書きかけ");
  const question = within(panel).getByRole("dialog", { name: "保存していない変更があります" });
  panel.reservationId = "6";
  await question.getByRole("button", { name: "編集を続ける" }).click();
  await expect.element(question).not.toBeInTheDocument();
  // The page looks different now; nothing about the reservation has changed.
  panel.finishLabel = "保存する";
  await onScreen();
  await expect.element(question).not.toBeInTheDocument();
});

test("who keeps editing when the page closes is asked once", async () => {
  serveSalon([serverReservation(), serverReservation({ id: 6, name: "佐藤 健" })]);
  const panel = await openPanel({ type: "form" });
  await field(panel, "お名前").fill("書きかけ");
  const question = within(panel).getByRole("dialog", { name: "保存していない変更があります" });
  panel.reservationId = "6";
  await question.getByRole("button", { name: "編集を続ける" }).click();
  panel.close();
  await question.getByRole("button", { name: "編集を続ける" }).click();
  await onScreen();
  await expect.element(question).not.toBeInTheDocument();
});

test("without a request the detail has no foot", async () => {
  serveSalon();
  const panel = await openPanel();
  expect(panel.shadowRoot?.querySelector(".side-panel-foot")).toBe(null);
});

test("a panel that the page shows from the start takes no focus", async () => {
  serveSalon();
  const panel = mountPanel();
  await arrived(panel);
  expect(document.activeElement).not.toBe(panel);
});

test("a clash is led to from the button that was pressed", async () => {
  const server = serveSalon();
  const panel = await openPanel({ type: "form" });
  server.on("/reservations", clashAnswer(), "PUT");
  await field(panel, "コメント").fill("1");
  await button(panel, "保存").click();
  await expect.element(button(panel, "このまま登録")).toBeVisible();
  const notice = panel.shadowRoot?.querySelector(".reservation-clash") as HTMLElement;
  expect(notice.contains(panel.shadowRoot?.activeElement ?? null)).toBe(true);
});

test("the close button stands at the end of the head, also under a long name", async () => {
  serveSalon([
    serverReservation({
      name: "株式会社サロンワークス表参道　総務部　福利厚生ご担当　長谷川・ヴィクトリア・さくら様",
    }),
  ]);
  const panel = await openPanel();
  panel.style.width = "360px";
  const head = panel.shadowRoot?.querySelector(".side-panel-head") as HTMLElement;
  const close = button(panel, "閉じる").element();
  expect(head.getBoundingClientRect().right - close.getBoundingClientRect().right).toBeLessThan(30);
});

test("a memo that is not saved makes the panel dirty", async () => {
  serveSalon();
  const panel = await openPanel();
  await field(panel, "メモ").fill("書きかけ");
  expect(panel.dirty).toBe(true);
});

test("a panel that another reservation is shown in takes no focus from a field that is written in", async () => {
  serveSalon([serverReservation(), serverReservation({ id: 6, name: "佐藤 健" })]);
  const panel = await openPanel();
  const search = document.createElement("input");
  panel.before(search);
  search.focus();
  panel.reservationId = "6";
  await eventually(() => panelText(panel)).toContain("佐藤 健 様");
  expect(document.activeElement).toBe(search);
});

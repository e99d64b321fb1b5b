import { expect, test } from "vitest";
import { field } from "../elements/page.js";
import { button, openPanel, panelText } from "../elements/reservation-panel/page.js";
import { serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { eventually, within } from "./support/editors.js";

async function met() {
  const server = serveSalon();
  const panel = await openPanel({ type: "form" });
  await field(panel, "コメント").fill("私のコメント");
  const current = server.change(5, { comment: "相手のコメント" });
  server.on(
    "/reservations",
    { status: 422, json: { message: "古い版です。", code: "stale", errors: {}, current } },
    "PUT",
  );
  await button(panel, "保存").click();
  const question = within(panel).getByRole("radiogroup", { name: "コメントの競合" });
  await expect.element(question).toBeVisible();
  return { server, panel, question };
}

test("mine is what stands in the field, also what is typed while it is asked", async () => {
  const { panel, question } = await met();
  await field(panel, "コメント").fill("私のコメントの続き");
  await question.getByRole("radio", { name: "あなたの入力" }).click();
  await expect.element(field(panel, "コメント"), { timeout: 2000 }).toHaveValue("私のコメントの続き");
});
test("the save that was stopped goes on with the choice, once", async () => {
  const { server, panel, question } = await met();
  const puts = () => server.sent("PUT").length;
  await expect.element(within(panel).getByText("選ぶと保存を続けます。")).toBeVisible();
  expect(puts()).toBe(1);
  await question.getByRole("radio", { name: "あなたの入力" }).click();
  await eventually(puts).toBe(2);
});
test("a field that is undone to what others made of it asks nothing", async () => {
  const { panel, question } = await met();
  panel.undo();
  await expect.element(field(panel, "コメント"), { timeout: 2000 }).toHaveValue("相手のコメント");
  expect([panel.dirty, panel.validationMessage]).toEqual([false, ""]);
  await expect.element(question, { timeout: 2000 }).not.toBeInTheDocument();
});
test("the history outlives a save", async () => {
  serveSalon();
  const panel = await openPanel({ type: "form" });
  await field(panel, "コメント").fill("x");
  expect(panel.canUndo).toBe(true);
  await button(panel, "保存").click();
  await eventually(() => panelText(panel)).toContain("予約を保存しました");
  await eventually(() => panel.dirty).toBe(false);
  expect(panel.canUndo).toBe(true);
  panel.undo();
  await expect.element(field(panel, "コメント"), { timeout: 2000 }).toHaveValue("初めてです");
});
test("no value over a loaded reservation leaves it as it is", async () => {
  serveSalon();
  const panel = await openPanel({ type: "form" });
  await expect.element(field(panel, "お名前")).toHaveValue("山田 花子");
  panel.value = null;
  await expect.element(field(panel, "お名前"), { timeout: 2000 }).toHaveValue("山田 花子");
});
test("unknown keys of one reservation never go to another", async () => {
  serveSalon([serverReservation(), serverReservation({ id: 6, name: "六さん" })]);
  const panel = await openPanel({
    type: "form",
    "reservation-id": null,
    value: { id: 5, name: "五さん", date: "2026-11-20", from: "10:00", to: "11:00", future: 1 },
  });
  await expect.element(field(panel, "お名前")).toHaveValue("五さん");
  panel.setAttribute("reservation-id", "6");
  await expect.element(field(panel, "お名前"), { timeout: 3000 }).toHaveValue("六さん");
  expect(panel.value).not.toHaveProperty("future");
});
test("a new one whose save is answered with nothing stays a new one", async () => {
  const server = serveSalon([]);
  const panel = await openPanel({
    "reservation-id": null,
    type: "form",
    value: { date: "2026-11-20", from: "10:00", to: "11:00" },
  });
  server.on("/reservations", { status: 204 }, "POST");
  await button(panel, "登録").click();
  await eventually(() => panelText(panel)).toContain("予約を登録しました");
  await field(panel, "お名前").fill("x");
  await button(panel, "登録").click();
  await eventually(() => server.sent("POST").length + server.sent("PUT").length).toBe(2);
  expect(server.sent("POST").length).toBe(2);
});
test("a save that is answered with nothing leads back to the detail, which is read again", async () => {
  const server = serveSalon();
  const panel = await openPanel();
  await button(panel, "編集").click();
  await field(panel, "お名前").fill("山田 はな");
  server.on("/reservations", { status: 204 }, "PUT");
  server.change(5, { name: "山田 はな" });
  await button(panel, "保存").click();
  await eventually(() => server.sent("PUT").length).toBe(1);
  await eventually(() => panelText(panel)).toContain("予約を保存しました");
  await eventually(() => panelText(panel)).toContain("山田 はな 様");
});

test("a server that answers with an id only has taken what was sent", async () => {
  const server = serveSalon([]);
  const value = { name: "A", date: "2026-11-20", from: "10:00", to: "11:00" };
  const panel = await openPanel({ "reservation-id": null, type: "form", value });
  server.on("/reservations", { json: { id: 900 } }, "POST");
  await button(panel, "登録").click();
  await eventually(() => panelText(panel)).toContain("予約を登録しました");
  expect(panel.value).toMatchObject({ ...value, id: 900, status: "approved" });
});

test("a draft keeps what it does not know", async () => {
  serveSalon([]);
  const there = { "reservation-id": null, type: "form", "draft-key": "rx", "api-base": "/server-of-rest" };
  const value = { name: "A", date: "2026-11-20", from: "10:00", to: "11:00", extra: 1 };
  const first = await openPanel({ ...there, value });
  await field(first, "コメント").fill("下書き");
  first.remove();
  const second = await openPanel(there);
  await button(second, "復元する").click();
  await eventually(() => second.value).toMatchObject({ extra: 1, comment: "下書き" });
});

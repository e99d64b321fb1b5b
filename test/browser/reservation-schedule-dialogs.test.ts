import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { serveSalon } from "../elements/reservation-panel/server.js";
import { chip, dayRows, openSchedule } from "../elements/reservation-schedule/page.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { freshServer } from "./support/server.js";

/* What is written in a dialog of a schedule is not lost: not by a key, a refusal, a wait, nor by a page that goes. */

afterEach(() => sessionStorage.clear());

/** The keys under which work is kept. */
const kept = () => Object.keys(sessionStorage).filter((key) => key.includes(here["api-base"]));
const title = "ブロックの登録";
const unsaved = "保存していない変更があります";

/** A server of its own for each test: an element of the one before may keep its work a moment later. */
let here = { "api-base": "" };
beforeEach(() => {
  here = { "api-base": freshServer() };
});

async function openBlock(attributes = {}) {
  const server = serveSalon(dayRows);
  const schedule = await openSchedule(attributes);
  const dialog = (name: string) => within(schedule).getByRole("dialog", { name, exact: true });
  const form = dialog(title);
  const open = () => within(schedule).getByRole("button", { name: "ブロック", exact: true }).click();
  await open();
  return { server, schedule, dialog, form, open };
}

describe("leaving", () => {
  test("asks where something is written, and goes on or gives up", async () => {
    const { schedule, dialog, form, open } = await openBlock();
    await form.getByLabelText("メモ").fill("研修");
    await userEvent.keyboard("{Escape}");
    await dialog(unsaved).getByRole("button", { name: "編集を続ける" }).click();
    await expect.element(form.getByLabelText("メモ")).toHaveValue("研修");
    await form.getByRole("button", { name: "キャンセル" }).click();
    await dialog(unsaved).getByRole("button", { name: "破棄する" }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(schedule.shadowRoot?.activeElement?.textContent).toBe("ブロック");
    await open();
    await expect.element(form.getByLabelText("メモ")).toHaveValue("");
  });

  test("asks nothing where nothing is, also where it was put back", async () => {
    const { form } = await openBlock();
    await form.getByLabelText("メモ").fill("研修");
    await form.getByLabelText("メモ").fill("");
    await userEvent.keyboard("{Escape}");
    await expect.element(form).not.toBeInTheDocument();
  });
});

test("a refusal is said in the dialog, which stays as it is; the second press saves once", async () => {
  const { server, schedule, form } = await openBlock();
  const events = record(schedule, ["failure"]);
  server.on("/block_times", { status: 500, json: { message: "" } }, "POST");
  await form.getByLabelText("メモ").fill("研修");
  await form.getByRole("button", { name: "登録" }).click();
  await expect.element(form.getByText("ブロックを登録できませんでした")).toBeVisible();
  await expect.element(form.getByLabelText("メモ")).toHaveValue("研修");
  await form.getByRole("button", { name: "登録" }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.sent("POST").map(({ body }) => body?.memo)).toEqual(["研修", "研修"]);
  expect(events).toHaveLength(1);
});

test("while it is saved it is neither left nor deleted", async () => {
  const server = serveSalon(dayRows);
  const schedule = await openSchedule();
  chip(schedule, "14:00〜15:00 休憩").click();
  const form = within(schedule).getByRole("dialog", { name: "ブロックの編集" });
  let answer = (_: { status: number; json: unknown }): void => {};
  server.on(
    "/block_times/801",
    new Promise((resolve) => {
      answer = resolve;
    }),
    "PUT",
  );
  await form.getByLabelText("メモ").fill("昼休み");
  await form.getByRole("button", { name: "登録" }).click();
  await eventually(() => server.sent("PUT").length).toBe(1);
  await userEvent.keyboard("{Escape}");
  (form.getByRole("button", { name: "削除" }).element() as HTMLElement).click();
  (form.getByRole("button", { name: "登録" }).element() as HTMLElement).click();
  await expect.element(form).toBeVisible();
  answer({
    status: 422,
    json: { message: "短すぎます。", errors: { memo: ["短すぎます。", "記号は使えません。"] } },
  });
  // Each stands there once, or it would be found twice.
  await expect.element(form.getByText("短すぎます。")).toBeVisible();
  await expect.element(form.getByText("記号は使えません。")).toBeVisible();
  await expect.element(form.getByLabelText("メモ")).toHaveValue("昼休み");
  expect([server.sent("PUT").length, server.sent("DELETE").length]).toEqual([1, 0]);
});

describe("a page that goes", () => {
  test("keeps what is written, and the next one offers it", async () => {
    const { schedule, form } = await openBlock(here);
    await form.getByLabelText("メモ").fill("研修");
    await form.getByLabelText("開始").fill("12:30");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    schedule.remove();
    const next = await openSchedule(here);
    await expect.element(within(next).getByText("前回の編集内容が残っています")).toBeVisible();
    await within(next).getByRole("button", { name: "復元する" }).click();
    const restored = within(next).getByRole("dialog", { name: title });
    await expect.element(restored.getByLabelText("メモ")).toHaveValue("研修");
    await expect.element(restored.getByLabelText("開始")).toHaveValue("12:30");
  });

  test("keeps what is still on offer behind what was begun since", async () => {
    const first = await openBlock(here);
    await first.form.getByLabelText("メモ").fill("研修");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    first.schedule.remove();
    const second = await openSchedule(here);
    await expect.element(within(second).getByText("前回の編集内容が残っています")).toBeVisible();
    await within(second).getByRole("button", { name: "ブロック", exact: true }).click();
    await within(second).getByRole("dialog", { name: title }).getByLabelText("メモ").fill("棚卸し");
    second.remove();
    const third = await openSchedule(here);
    const memo = within(third).getByRole("dialog", { name: title }).getByLabelText("メモ");
    const restore = within(third).getByRole("button", { name: "復元する" });
    await restore.click();
    await expect.element(memo).toHaveValue("棚卸し");
    await within(third).getByRole("dialog", { name: title }).getByRole("button", { name: "登録" }).click();
    await restore.click();
    await expect.element(memo).toHaveValue("研修");
  });

  test("one that has expired keeps it too; given up, it is gone", async () => {
    const { server, schedule, form } = await openBlock(here);
    schedule.addEventListener("page-expired", (event) => event.preventDefault());
    server.on("/block_times", { status: 419, json: { message: "" } }, "POST");
    await form.getByLabelText("メモ").fill("研修");
    await form.getByRole("button", { name: "登録" }).click();
    await eventually(() => kept().length).toBe(1);
    expect(sessionStorage.getItem(kept()[0] ?? "")).toContain("研修");
    schedule.remove();
    const next = await openSchedule(here);
    await within(next).getByRole("button", { name: "破棄する" }).click();
    next.remove();
    expect(kept()).toEqual([]);
  });

  test("another salon is shown meanwhile: the work waits for its own", async () => {
    const { schedule, form } = await openBlock(here);
    await form.getByLabelText("メモ").fill("研修");
    schedule.setAttribute("salon-id", "2");
    await expect.element(form).not.toBeInTheDocument();
    expect(within(schedule).getByText("前回の編集内容が残っています").elements()).toEqual([]);
    schedule.setAttribute("salon-id", "1");
    await within(schedule).getByRole("button", { name: "復元する" }).click();
    await expect.element(form.getByLabelText("メモ")).toHaveValue("研修");
  });

  test("what somebody else has put into the storage is not shown", async () => {
    const { schedule, form, dialog } = await openBlock(here);
    await form.getByLabelText("メモ").fill("研修");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    const [key = ""] = kept();
    const damaged = (sessionStorage.getItem(key) ?? "").replace('"is":"block"', '"is":"bomb"');
    await form.getByRole("button", { name: "キャンセル" }).click();
    await dialog(unsaved).getByRole("button", { name: "破棄する" }).click();
    schedule.remove();
    sessionStorage.setItem(key, damaged);
    const next = await openSchedule(here);
    // The storage was looked at: what was there is gone.
    await eventually(() => sessionStorage.getItem(key)).toBe(null);
    expect(within(next).getByText("前回の編集内容が残っています").elements()).toEqual([]);
  });

  test("one that came back from the browser's memory keeps nothing that was saved since", async () => {
    const { form } = await openBlock(here);
    await form.getByLabelText("メモ").fill("研修");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    await form.getByRole("button", { name: "登録" }).click();
    await expect.element(form).not.toBeInTheDocument();
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(kept()).toEqual([]);
  });

  test("an element that is moved goes on with its dialog", async () => {
    const { schedule, form } = await openBlock(here);
    await form.getByLabelText("メモ").fill("研修");
    schedule.parentElement?.append(schedule);
    await expect.element(form.getByLabelText("メモ")).toHaveValue("研修");
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { controlIn, openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import {
  dialog as asked,
  button as buttonIn,
  group,
  openConsole,
  openDialog,
  tokenRow,
} from "../elements/open-api-console/page.js";
import { serveOpenApi } from "../elements/open-api-console/server.js";
import { clashAnswer, serveSalon } from "../elements/reservation-panel/server.js";
import { dayRows, openSchedule, dialog as titled } from "../elements/reservation-schedule/page.js";
import { atRest, realTime } from "./support/clock.js";
import { dialog, eachWork, isOpen, press } from "./support/dialog-works.js";
import { eventually, within } from "./support/editors.js";
import { compose } from "./support/input-method.js";
import { gate } from "./support/served-host.js";
import { deferred, freshServer } from "./support/server.js";

/* An answer that comes late closes the dialog that asked for it, and no other that is open by then. */

beforeEach(() => sessionStorage.clear());

const unsaved = "保存していない変更があります";

/** Another server is shown meanwhile: its dialog is gone, and what it has sent is still under way. */
async function leaveServer(element: Element & { apiBase: string | null }): Promise<void> {
  const before = element.apiBase;
  element.apiBase = freshServer();
  await atRest();
  element.apiBase = before;
  await eventually(() => isOpen(element)).toBe(false);
}

/** Another salon is shown and the first again, where another block time is begun. */
async function beginAnother(schedule: Element): Promise<Locator> {
  const form = titled(schedule, "ブロックの登録");
  schedule.setAttribute("salon-id", "2");
  await expect.element(form).not.toBeInTheDocument();
  schedule.setAttribute("salon-id", "1");
  await press(schedule, "ブロック");
  const memo = form.getByLabelText("メモ");
  await memo.fill("棚卸し");
  return memo;
}

describe("a block time that is saved all the same", () => {
  async function force() {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    const form = titled(schedule, "ブロックの登録");
    const held = deferred({ json: { data: null } });
    server.on("/block_times", clashAnswer(), "POST");
    server.on("/block_times", held.answer, "POST");
    await press(schedule, "ブロック");
    await form.getByLabelText("メモ").fill("研修");
    await form.getByRole("button", { name: "登録", exact: true }).click();
    await press(schedule, "このまま登録");
    const saves = () => server.sent("POST").map(({ body }) => body?.is_confirmed);
    await eventually(saves).toEqual([false, true]);
    return { schedule, form, held, saves };
  }

  test("its dialog waits for that, and saves it once", async () => {
    const { schedule, form, held, saves } = await force();
    for (const name of ["キャンセル", "登録"])
      (form.getByRole("button", { name, exact: true }).element() as HTMLElement).click();
    await atRest();
    expect(within(schedule).getByText(unsaved).elements()).toEqual([]);
    expect(saves()).toEqual([false, true]);
    held.arrive();
    await expect.element(form).not.toBeInTheDocument();
    expect(saves()).toEqual([false, true]);
  });

  test("the dialog of another one stays, where another salon was shown meanwhile", async () => {
    const { schedule, held } = await force();
    const memo = await beginAnother(schedule);
    held.arrive();
    await atRest();
    await expect.element(memo).toHaveValue("棚卸し");
  });
});

/** A dialog that is saved closes: what had been typed into it meanwhile would be lost. */
describe.each(eachWork.filter(([name]) => !/place|table|trigger$|hours|shop/.test(name)))(
  "%s",
  (_, begin) => {
    test("nothing is typed into its dialog while it is under way, and it can be once it was refused", async () => {
      const held = gate();
      const { element, field, written, saves, save } = await begin(async () => {
        await held.passed;
        return Response.json({ message: "混み合っています。" }, { status: 422 });
      });
      await eventually(saves).toBe(1);
      (field(element).element() as HTMLElement).focus();
      await userEvent.keyboard("あ{Backspace}い");
      await compose("うえ");
      await written(element);
      held.open();
      await save(element);
      await eventually(() => isOpen(element)).toBe(false);
      expect(saves()).toBe(2);
    });
  },
);

test("what stands in the way of a block time is not asked about over the dialog of another one", async () => {
  const server = serveSalon(dayRows);
  const schedule = await openSchedule();
  const form = titled(schedule, "ブロックの登録");
  const held = deferred(clashAnswer());
  server.on("/block_times", held.answer, "POST");
  await press(schedule, "ブロック");
  await form.getByRole("button", { name: "登録", exact: true }).click();
  await eventually(() => server.sent("POST").length).toBe(1);
  const memo = await beginAnother(schedule);
  held.arrive();
  await atRest();
  expect(within(schedule).getByRole("button", { name: "このまま登録" }).elements()).toEqual([]);
  await expect.element(memo).toHaveValue("棚卸し");
});

describe.each([
  {
    work: "a group of journeys",
    call: "POST journey_groups",
    open: (list: Element) => press(list, "グループを追加"),
    save: "追加する",
  },
  {
    work: "a journey",
    call: "PUT journeys/1405",
    open: async (list: Element) => controlIn(list, 1405, "edit").click(),
    save: "保存",
  },
])("$work", ({ call, open, save }) => {
  async function begin() {
    const host = serveJourneys();
    const held = gate();
    host.meet(call, () => held.passed);
    const list = await openJourneys();
    const name = () => dialog(list).getByRole("textbox", { name: "名前" });
    await open(list);
    await name().fill("新しい名前");
    await dialog(list).getByRole("button", { name: save, exact: true }).click();
    await eventually(() => host.writes().length).toBe(1);
    return { host, list, name, held };
  }

  test("its server was left and is named again: the dialog of another one stays", async () => {
    const { host, list, name, held } = await begin();
    await leaveServer(list);
    await eventually(() => list.shadowRoot?.querySelectorAll("[role=row]").length).toBeGreaterThan(0);
    await press(list, "フェーズを追加");
    await name().fill("書きかけ");
    held.open();
    await eventually(() => list.shadowRoot?.textContent).toContain("新しい名前");
    await atRest();
    await expect.element(name()).toHaveValue("書きかけ");
    expect(host.writes().length).toBe(1);
  });

  test("its element was off the page: its dialog can be left by its answer only", async () => {
    const { host, list, name, held } = await begin();
    const place = list.parentElement;
    list.remove();
    await realTime(50, "an element has left the page in a later task");
    place?.append(list);
    await expect.element(name()).toHaveValue("新しい名前");
    const cancel = dialog(list).getByRole("button", { name: "キャンセル", exact: true });
    (cancel.element() as HTMLElement).click();
    await atRest();
    expect(within(list).getByText(unsaved).elements()).toEqual([]);
    held.open();
    await eventually(() => isOpen(list)).toBe(false);
    expect(host.writes().length).toBe(1);
  });
});

test("the deletion of a group closes no other dialog", async () => {
  const host = serveJourneys();
  const held = gate();
  host.meet("DELETE journey_groups/83", () => held.passed);
  const list = await openJourneys();
  await press(list, "キャンペーンのメニュー");
  await within(list).getByRole("menuitem", { name: "削除" }).click();
  await dialog(list).getByRole("button", { name: "削除する" }).click();
  await eventually(() => host.writes().length).toBe(1);
  await leaveServer(list);
  await press(list, "グループを追加");
  const name = dialog(list).getByRole("textbox", { name: "名前" });
  await name.fill("書きかけ");
  held.open();
  await eventually(() =>
    within(list).getByRole("button", { name: "キャンペーンのメニュー" }).elements(),
  ).toEqual([]);
  await expect.element(name).toHaveValue("書きかけ");
});

describe("a token", () => {
  const revoking = "トークンを失効しますか？";

  test("issued while another dialog is open: that one stays, and the list has the token", async () => {
    const host = serveOpenApi();
    const held = gate();
    host.meet("POST issue_token", () => held.passed);
    const element = await openConsole();
    buttonIn(group(element, "社内ツール"), "トークンを発行").click();
    buttonIn(await asked(element, "「社内ツール」のトークンを発行しますか？"), "発行する").click();
    await eventually(() => host.writes().length).toBe(1);
    await leaveServer(element);
    await eventually(() => element.shadowRoot?.querySelector(".open-api-code") ?? null).not.toBe(null);
    buttonIn(tokenRow(element, 1), "失効").click();
    await asked(element, revoking);
    const read = host.named("GET service_codes").length;
    held.open();
    await eventually(() => host.named("GET service_codes").length).toBeGreaterThan(read);
    await atRest();
    expect(openDialog(element, revoking)).not.toBe(null);
    expect(openDialog(element, "アクセストークンを発行しました")).toBe(null);
  });

  test("issued while its element is off the page: it is in the list once it is back, and its dialog is gone", async () => {
    const host = serveOpenApi();
    const held = gate();
    host.meet("POST issue_token", () => held.passed);
    const element = await openConsole();
    buttonIn(group(element, "社内ツール"), "トークンを発行").click();
    buttonIn(await asked(element, "「社内ツール」のトークンを発行しますか？"), "発行する").click();
    await eventually(() => host.writes().length).toBe(1);
    const place = element.parentElement;
    element.remove();
    await realTime(50, "an element has left the page in a later task");
    held.open();
    await atRest();
    place?.append(element);
    await atRest();
    await eventually(() => isOpen(element)).toBe(false);
    expect(host.writes().length).toBe(1);
  });

  test("revoked while another dialog is open: that one stays", async () => {
    const host = serveOpenApi();
    const held = gate();
    host.meet("POST token/revoke", () => held.passed);
    const element = await openConsole();
    buttonIn(tokenRow(element, 1), "失効").click();
    const form = await asked(element, revoking);
    const written = () => within(form).getByRole("textbox");
    const name = /「(.*)」と入力/.exec(form.textContent ?? "")?.[1] ?? "";
    await written().fill(name);
    buttonIn(form, "失効する").click();
    await eventually(() => host.writes().length).toBe(1);
    await leaveServer(element);
    await eventually(() => element.shadowRoot?.querySelector(".open-api-code") ?? null).not.toBe(null);
    buttonIn(group(element, "社内ツール"), "トークンを発行").click();
    await asked(element, "「社内ツール」のトークンを発行しますか？");
    const read = host.named("GET service_codes").length;
    held.open();
    await eventually(() => host.named("GET service_codes").length).toBeGreaterThan(read);
    await atRest();
    expect(openDialog(element, "「社内ツール」のトークンを発行しますか？")).not.toBe(null);
  });
});

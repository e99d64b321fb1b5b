import { beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { field, openOne, save } from "../elements/open-api-console/page-triggers.js";
import { serveTriggers } from "../elements/open-api-console/server.js";
import { openSchedule } from "../elements/reservation-schedule/page.js";
import { group, openSettings } from "../elements/salon-settings/page.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { asked, dialog, eachWork, isOpen, offers, press, restore, works } from "./support/dialog-works.js";
import { eventually } from "./support/editors.js";
import { gate } from "./support/served-host.js";
import { freshServer } from "./support/server.js";

/*
 * What is written in a dialog is being saved, and the page names another server: it is offered where it belongs, if it was
 * refused and only then.
 */

beforeEach(() => sessionStorage.clear());

const refused = () => Response.json({ message: "混み合っています。" }, { status: 404 });
const soon = () => new Promise((over) => setTimeout(over, 400));

describe.each(eachWork)("%s", (_, begin) => {
  async function leave(isRefused: boolean) {
    const held = gate();
    const work = await begin(async () => {
      await held.passed;
      return isRefused ? refused() : null;
    });
    const { element, saves, asks } = work;
    await eventually(saves).toBe(1);
    const before = element.apiBase as string;
    const other = freshServer();
    element.apiBase = other;
    if (asks) await press(element, "破棄する");
    await eventually(() => isOpen(element)).toBe(false);
    return { ...work, before, other, held };
  }

  test("refused: offered there, and nowhere else", async () => {
    const { before, held, ...work } = await leave(true);
    const { element } = work;
    held.open();
    await soon();
    expect(offers(element)).toBe(0);
    element.apiBase = before;
    await restore(work);
    expect(offers(element)).toBe(0);
  });

  test("saved: offered nowhere", async () => {
    const { element, saves, before, held } = await leave(false);
    held.open();
    await soon();
    element.apiBase = before;
    await soon();
    expect([offers(element), saves()]).toEqual([0, 1]);
    element.remove();
    await soon();
    // The element of the test before has kept what it was offered.
    const ofServer = new RegExp(`${before}\\b`);
    const kept = Object.values<string>(sessionStorage).filter((draft) => ofServer.test(draft));
    expect(kept.join()).not.toMatch(
      /棚卸し|研修|別の名前|新しい組|お知らせ|返品|9000|21:30|新しい店|携帯電話/,
    );
  });

  test("under way when its server is named again: offered once it is refused, and not before", async () => {
    const { before, other, held, ...work } = await leave(true);
    const { element } = work;
    element.apiBase = before;
    await soon();
    expect(offers(element)).toBe(0);
    element.apiBase = other;
    await soon();
    element.apiBase = before;
    held.open();
    await restore(work);
  });
});

test("taken out of the page while it is being saved: offered to the next one if it was refused, and only then", async () => {
  for (const isRefused of [false, true]) {
    const held = gate();
    const work = await works["a block of a schedule"](async () => {
      await held.passed;
      return isRefused ? refused() : null;
    });
    const { element, saves } = work;
    await eventually(saves).toBe(1);
    const attributes = { "api-base": element.apiBase as string };
    element.remove();
    const next = await openSchedule(attributes);
    await soon();
    held.open();
    await soon();
    expect([isRefused, offers(next)]).toEqual([isRefused, isRefused ? 1 : 0]);
    next.remove();
    sessionStorage.clear();
  }
});

test("a trigger that was stale, brought together and saved while its server was left: offered nowhere", async () => {
  const host = serveTriggers();
  const held = gate();
  host.meet("PUT triggers/5", () => held.passed);
  const element = await openOne(5, { "draft-key": crypto.randomUUID() });
  await userEvent.fill(field(element, "トリガー名"), "ご注文");
  host.change(5, ({ context }) => ({ context: { ...context, label: "同僚の表示名" } }));
  await save(element);
  await eventually(() => host.writes().length).toBe(1);
  const before = element.apiBase as string;
  element.apiBase = freshServer();
  await soon();
  element.apiBase = before;
  held.open();
  await eventually(() => host.trigger(5)?.name).toBe("ご注文");
  await soon();
  expect([offers(element), host.writes().length]).toEqual([0, 2]);
});

test("read again before it is saved, and its salon is told to go meanwhile: offered there, since it was never sent", async () => {
  const host = serveSalons();
  const element = await openSettings({ section: "online" });
  const held = gate();
  await group(element, "電話番号").getByRole("button", { name: "編集" }).click();
  await userEvent.fill(asked(element), "携帯電話");
  const reads = host.named("GET 1/online_configs").length;
  host.meet("GET 1/online_configs", () => held.passed);
  await dialog(element).getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => host.named("GET 1/online_configs").length).toBe(reads + 1);
  const before = element.apiBase as string;
  element.apiBase = freshServer();
  await press(element, "破棄する");
  held.open();
  await soon();
  element.apiBase = before;
  await eventually(() => offers(element)).toBe(1);
  expect(host.writes()).toEqual([]);
});

test("a salon that was asked to go: what is saved meanwhile is nothing to be asked about, and the other is shown", async () => {
  const held = gate();
  const { element } = await works["a course"](async () => held.passed);
  const other = freshServer();
  element.apiBase = other;
  await expect.element(dialog(element).getByText("保存していない変更があります").first()).toBeVisible();
  held.open();
  await eventually(() => isOpen(element)).toBe(false);
  const asked = vi.mocked(globalThis.fetch).mock.calls.map(([input, init]) => new Request(input, init).url);
  expect(asked.some((url) => new URL(url).pathname.startsWith(`${other}/`))).toBe(true);
});

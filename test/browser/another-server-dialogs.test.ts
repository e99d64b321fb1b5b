import { beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { controlIn, openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { field, openOne, openWritten } from "../elements/open-api-console/page-triggers.js";
import { serveTriggers } from "../elements/open-api-console/server.js";
import { serveSalon } from "../elements/reservation-panel/server.js";
import { dayRows, openSchedule } from "../elements/reservation-schedule/page.js";
import { group, field as ofSalon, openSettings, rowNames } from "../elements/salon-settings/page.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { eventually, within } from "./support/editors.js";
import { gate } from "./support/served-host.js";
import { freshServer } from "./support/server.js";

/*
 * What is written in a dialog is being saved, and the page names another server: it is offered where it belongs, if it was
 * refused and only then.
 */

interface Work {
  readonly element: HTMLElement & { apiBase: string | null };
  /** How many calls have saved it. */
  saves(): number;
  /** What is written, once it is taken back. */
  written(): Promise<unknown>;
  /** The operator answers for it before another server is shown. */
  readonly asks?: boolean;
}

type Answer = () => Promise<Response | null>;

beforeEach(() => sessionStorage.clear());

const refused = () => Response.json({ message: "混み合っています。" }, { status: 404 });
const soon = () => new Promise((over) => setTimeout(over, 400));
const dialog = (element: Element) => within(element).getByRole("dialog").first();
const press = (element: Element, name: string | RegExp) =>
  within(element).getByRole("button", { name, exact: true }).first().click();
const offers = (element: Element) =>
  within(element).getByRole("button", { name: "復元する" }).elements().length;

/** Each begins to write and presses what saves; `answer` is what the server says to it. */
const works = {
  "a block of a schedule": async (answer) => {
    const server = serveSalon(dayRows);
    server.on("/block_times", answer().then(toScript), "POST");
    const element = await openSchedule();
    await press(element, "ブロック");
    await userEvent.fill(dialog(element).getByLabelText("メモ"), "棚卸し");
    await dialog(element).getByRole("button", { name: "登録", exact: true }).click();
    return {
      element,
      saves: () => server.sent("POST").length,
      written: () => expect.element(dialog(element).getByLabelText("メモ")).toHaveValue("棚卸し"),
    };
  },
  "a shift of a schedule": async (answer) => {
    const server = serveSalon([]);
    server.on("/time_shifts", answer().then(toScript), "POST");
    const element = await openSchedule({ page: "PAGE_TIME_SHIFT_WEEKLY" });
    await press(element, "シフト");
    await userEvent.fill(dialog(element).getByLabelText("メモ"), "研修");
    await dialog(element).getByRole("button", { name: "保存", exact: true }).click();
    return {
      element,
      saves: () => server.sent("POST").length,
      written: () => expect.element(dialog(element).getByLabelText("メモ")).toHaveValue("研修"),
    };
  },
  "a journey": async (answer) => {
    const host = serveJourneys();
    host.meet("PUT journeys/1405", answer);
    const element = await openJourneys();
    const name = dialog(element).getByRole("textbox", { name: "名前" });
    controlIn(element, 1405, "edit").click();
    await userEvent.fill(name, "別の名前");
    await dialog(element).getByRole("button", { name: "保存" }).click();
    return {
      element,
      saves: () => host.writes().length,
      written: () => expect.element(name).toHaveValue("別の名前"),
    };
  },
  "a group of journeys": async (answer) => {
    const host = serveJourneys();
    host.meet("POST journey_groups", answer);
    const element = await openJourneys();
    const name = dialog(element).getByRole("textbox", { name: "名前" });
    await press(element, "グループを追加");
    await userEvent.fill(name, "新しい組");
    await dialog(element).getByRole("button", { name: "追加する" }).click();
    return {
      element,
      saves: () => host.writes().length,
      written: () => expect.element(name).toHaveValue("新しい組"),
    };
  },
  "an action of a trigger": async (answer) => {
    const host = serveTriggers();
    host.meet("POST triggers/5/trigger_actions", answer);
    const element = await openOne(5, { "draft-key": crypto.randomUUID() });
    const name = dialog(element).getByRole("textbox", { name: "名前" });
    await press(element, "アクションを追加");
    await userEvent.fill(name, "お知らせ");
    await dialog(element).getByRole("button", { name: "保存" }).click();
    return {
      element,
      saves: () => host.writes().length,
      written: () => expect.element(name).toHaveValue("お知らせ"),
    };
  },
  "a new trigger": async (answer) => {
    const host = serveTriggers();
    host.meet("POST triggers", answer);
    const element = await openWritten({ "draft-key": crypto.randomUUID() });
    await press(element, "保存");
    return {
      element,
      saves: () => host.writes().length,
      written: () => expect.element(field(element, "トリガー名")).toHaveValue("返品"),
    };
  },
  "a course": async (answer) => {
    const host = serveSalons();
    host.meet("PUT 1/courses/41", answer);
    const element = await openSettings();
    const [name = ""] = rowNames(element);
    await group(element, name).getByRole("button", { name: "編集" }).click();
    await userEvent.fill(ofSalon(element, "料金"), "9000");
    await dialog(element).getByRole("button", { name: "保存" }).click();
    return {
      element,
      saves: () => host.writes().length,
      written: () => expect.element(ofSalon(element, "料金")).toHaveValue("9000"),
      asks: true,
    };
  },
} satisfies Readonly<Record<string, (answer: Answer) => Promise<Work>>>;

async function toScript(answer: Response | null) {
  return answer ? { status: answer.status, json: await answer.json() } : { json: { data: null } };
}

describe.each(Object.entries<(answer: Answer) => Promise<Work>>(works))("%s", (_, begin) => {
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
    await eventually(() => element.shadowRoot?.querySelector("dialog[open]") ?? null).toBe(null);
    return { ...work, before, other, held };
  }

  test("refused: offered there, and nowhere else", async () => {
    const { element, written, before, held } = await leave(true);
    held.open();
    await soon();
    expect(offers(element)).toBe(0);
    element.apiBase = before;
    await eventually(() => offers(element)).toBe(1);
    await press(element, "復元する");
    await written();
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
    expect(kept.join()).not.toMatch(/棚卸し|研修|別の名前|新しい組|お知らせ|返品|9000/);
  });

  test("under way when its server is named again: offered once it is refused, and not before", async () => {
    const { element, written, before, other, held } = await leave(true);
    element.apiBase = before;
    await soon();
    expect(offers(element)).toBe(0);
    element.apiBase = other;
    await soon();
    element.apiBase = before;
    held.open();
    await eventually(() => offers(element)).toBe(1);
    await press(element, "復元する");
    await written();
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

test("a salon that was asked to go: what is saved meanwhile is nothing to be asked about, and the other is shown", async () => {
  const held = gate();
  const { element } = await works["a course"](async () => held.passed);
  const other = freshServer();
  element.apiBase = other;
  await expect.element(dialog(element).getByText("保存していない変更があります").first()).toBeVisible();
  held.open();
  await eventually(() => element.shadowRoot?.querySelector("dialog[open]") ?? null).toBe(null);
  const asked = vi.mocked(globalThis.fetch).mock.calls.map(([input, init]) => new Request(input, init).url);
  expect(asked.some((url) => new URL(url).pathname.startsWith(`${other}/`))).toBe(true);
});

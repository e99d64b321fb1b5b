import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import type { JourneyListElement } from "../../src/entries/journey-list.js";
import { whenIdle } from "../../src/kit/when-idle.js";
import { actionOf } from "../elements/action-editor/page.js";
import { alertLines, controlIn, mountJourneys, openJourneys, rowIds } from "../elements/journey-list/page.js";
import { type JourneyHost, serveJourneys } from "../elements/journey-list/server.js";
import { button, root, said } from "../elements/page.js";
import { journeyGroups } from "../host/api/journey-lists.js";
import { journeys } from "../host/api/journeys.js";
import { itemsOf } from "../host/api/picker-items.js";
import { atRest } from "./support/clock.js";
import { drawn, eventually, withAttributes, within } from "./support/editors.js";
import { type HostPage, openPage } from "./support/host-page.js";
import { typeInto } from "./support/page-hazards.js";
import { gate } from "./support/served-host.js";

/* A name that is typed in its place is kept like what is written in a dialog. */

let tests = 0;
beforeEach(() => {
  keyed["draft-key"] = `names of journeys ${++tests}`;
});

/** What an earlier list left behind has another key. */
const keyed = { "draft-key": "" };
const offer = "前回の編集内容が残っています";
const field = (list: Element) => within(list).getByRole("textbox", { name: "名前", exact: true });
const offers = (list: Element) => root(list).textContent?.includes(offer) ?? false;

/** What can be renamed: its field opened by hand, where it stands, and what the server calls it. */
const renamed = {
  journey: {
    was: "カラー3回目までのリピート",
    place: "[data-journey='1409']",
    open: async (list: Element) => {
      controlIn(list, 1409, "name").focus();
      await userEvent.keyboard("{F2}");
    },
    stored: (host: JourneyHost) => host.store.get(journeys, 1409)?.value.name,
  },
  group: {
    was: "キャンペーン",
    place: "[data-group='83']",
    open: async (list: Element) => {
      const item = within(list).getByRole("menuitem", { name: "名前を変更" });
      (button(list, "キャンペーンのメニュー").element() as HTMLElement).click();
      await expect.element(item).toBeVisible();
      (item.element() as HTMLElement).click();
    },
    stored: (host: JourneyHost) => host.store.get(journeyGroups, 83)?.value.name,
  },
  phase: {
    was: "会員登録",
    place: "[role=group][aria-label='会員登録']",
    open: (list: Element) =>
      within(list)
        .getByRole("group", { name: "会員登録", exact: true })
        .getByRole("button", { name: "名前を変更" })
        .click(),
    stored: (host: JourneyHost) => host.store.get(itemsOf("journey_tag"), 1009)?.value.name,
  },
};
const each = Object.entries(renamed);

/** The same list on the next page: nobody leaves a field by that. */
function comesAgain(
  list: JourneyListElement,
  attributes: Record<string, string> = {},
  width = 1100,
): JourneyListElement {
  list.remove();
  return mountJourneys({ ...keyed, "api-base": list.apiBase ?? "", ...attributes }, width);
}

async function settled(list: JourneyListElement): Promise<void> {
  await eventually(() => rowIds(list).length).toBeGreaterThan(0);
  // The storage is looked into when the browser has nothing else to do.
  await new Promise<void>(whenIdle);
  await atRest();
}

describe("what is typed in its place", () => {
  test.each(each)("(%s) is offered by the next page, restored there and saved", async (_, of) => {
    const host = serveJourneys();
    const first = await openJourneys(keyed);
    await of.open(first);
    expect(first.dirty).toBe(false);
    await userEvent.fill(field(first), "途中の名前");
    expect(first.dirty).toBe(true);

    const second = comesAgain(first);
    await expect.element(within(second).getByText(offer)).toBeVisible();
    await expect.element(within(second).getByText(`「${of.was}」の名前を変更：途中の名前`)).toBeVisible();
    expect([second.dirty, host.writes()]).toEqual([false, []]);
    await button(second, "復元する").click();
    await expect.element(field(second)).toHaveValue("途中の名前");
    expect(field(second).element().closest(of.place)).not.toBe(null);
    expect(root(second).activeElement).toBe(field(second).element());
    expect([second.dirty, offers(second)]).toEqual([true, false]);
    await userEvent.keyboard("{Enter}");
    await eventually(() => of.stored(host)).toBe("途中の名前");
    await eventually(() => second.dirty).toBe(false);

    const third = comesAgain(second);
    await settled(third);
    expect(offers(third)).toBe(false);
  });

  test.each(each)("(%s) and given up by Escape is no draft", async (_, of) => {
    serveJourneys();
    const first = await openJourneys(keyed);
    await of.open(first);
    await userEvent.fill(field(first), "途中の名前");
    await userEvent.keyboard("{Escape}");
    expect(first.dirty).toBe(false);
    const second = comesAgain(first);
    await settled(second);
    expect(offers(second)).toBe(false);
  });

  test("is discarded when that is wanted", async () => {
    serveJourneys();
    const first = await openJourneys(keyed);
    await renamed.group.open(first);
    await userEvent.fill(field(first), "途中の名前");
    const second = comesAgain(first);
    await button(second, "破棄する").click();
    const third = comesAgain(second);
    await settled(third);
    expect([offers(second), offers(third)]).toEqual([false, false]);
  });

  test("while its call runs is not offered, nor once it is saved", async () => {
    const host = serveJourneys();
    const first = await openJourneys(keyed);
    const held = gate();
    host.meet("PUT journeys/1409", () => held.passed);
    await renamed.journey.open(first);
    await userEvent.fill(field(first), "送った名前");
    await userEvent.keyboard("{Enter}");
    await eventually(() => host.writes().length).toBe(1);
    expect(first.dirty).toBe(true);
    const second = comesAgain(first);
    await settled(second);
    expect(offers(second)).toBe(false);
    held.open();
    await eventually(() => renamed.journey.stored(host)).toBe("送った名前");
    await settled(second);
    expect([first.dirty, offers(second)]).toEqual([false, false]);
  });

  test("that could not be saved is not taken away by another field, and neither takes its place", async () => {
    const host = serveJourneys();
    const list = await openJourneys(keyed);
    const held = gate();
    host.meet("PATCH journey_groups/83/rename", async () => {
      await held.passed;
      return Response.json({ message: "使えない名前です。" }, { status: 422 });
    });
    await renamed.group.open(list);
    await userEvent.fill(field(list), "断られる名前");
    await userEvent.keyboard("{Enter}");
    await renamed.journey.open(list);
    await userEvent.fill(field(list), "書きかけ");
    held.open();
    await eventually(() => alertLines(list)).toEqual(["エラー（422）", "使えない名前です。"]);
    await expect.element(field(list)).toHaveValue("書きかけ");
    expect(root(list).activeElement).toBe(field(list).element());
    await expect.element(within(list).getByText("「キャンペーン」の名前を変更：断られる名前")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await button(list, "復元する").click();
    await expect.element(field(list)).toHaveValue("断られる名前");
  });

  test("too long to be saved stays on offer when another field is opened", async () => {
    serveJourneys();
    const list = await openJourneys(keyed);
    await renamed.journey.open(list);
    await userEvent.fill(field(list), "長".repeat(101));
    await userEvent.keyboard("{Enter}");
    await expect.element(field(list)).toHaveAccessibleDescription("名前は100文字以内で入力してください");
    await renamed.phase.open(list);
    await expect.element(field(list)).toHaveValue("会員登録");
    await userEvent.keyboard("{Escape}");
    await button(list, "復元する").click();
    await expect.element(field(list)).toHaveValue("長".repeat(101));
  });

  test("is restored where another group and a search are shown, and said where its row is gone", async () => {
    const host = serveJourneys();
    const first = await openJourneys(keyed);
    await renamed.journey.open(first);
    await userEvent.fill(field(first), "途中の名前");
    const second = comesAgain(first, { "group-id": "81", query: "来店" });
    await button(second, "復元する").click();
    await expect.element(field(second)).toHaveValue("途中の名前");
    expect([second.groupId, second.query]).toEqual([null, ""]);
    host.store.delete(journeys, 1409);
    const kept = sessionStorage.length;
    const third = comesAgain(second);
    expect(sessionStorage.length).toBeGreaterThanOrEqual(kept);
    await third.refresh();
    await button(third, "復元する").click();
    await eventually(() => said(third)).toContain("ジャーニーが見つかりません");
    expect(offers(third)).toBe(true);
  });

  test("(group) opens the dialog of the groups where there is no room for them", async () => {
    serveJourneys();
    const first = await openJourneys(keyed);
    await renamed.group.open(first);
    await userEvent.fill(field(first), "途中の名前");
    const second = comesAgain(first, {}, 600);
    await button(second, "復元する").click();
    const dialog = within(second).getByRole("dialog", { name: "グループを管理" });
    await expect.element(dialog.getByRole("textbox", { name: "名前" })).toHaveValue("途中の名前");
  });

  test("is not offered where nothing can be changed", async () => {
    serveJourneys();
    const first = await openJourneys(keyed);
    await renamed.phase.open(first);
    await userEvent.fill(field(first), "途中の名前");
    const second = comesAgain(first, { abilities: "" });
    await settled(second);
    expect(offers(second)).toBe(false);
    second.abilities = ["journey-write"];
    await expect.element(within(second).getByText(offer)).toBeVisible();
  });
});

describe("a page that goes while a name is typed", () => {
  /** With the list and an action editor on it after each load. */
  function openListPage(): Promise<HostPage> {
    return openPage((page) => {
      const { window, document } = page;
      window.fetch = async (input, init) => {
        const { method, url, headers } = new window.Request(input, init);
        if (!url.includes("/api/journey")) return new window.Response(null, { status: 419 });
        const body = (init?.body as string | undefined) ?? null;
        const answer = await globalThis.fetch(url, { method, headers: [...headers], body });
        const { status } = answer;
        return new window.Response(await answer.text(), { status, headers: [...answer.headers] });
      };
      const editor = document.createElement("action-editor");
      const list = document.createElement("journey-list");
      document.body.append(
        withAttributes(list, { abilities: "journey-write" }),
        withAttributes(editor, { value: actionOf("一") }),
      );
      const script = document.createElement("script");
      Object.assign(script, { type: "module", src: "/src/entries/journey-list.ts" });
      document.head.append(script);
      void page.loadEditor();
    });
  }
  async function listOf({ document }: HostPage): Promise<JourneyListElement> {
    const list = document.querySelector("journey-list") as JourneyListElement;
    await eventually(() => list.shadowRoot?.querySelector("[data-journey='1409']") ?? null).not.toBe(null);
    return list;
  }
  function input(list: Element): HTMLInputElement | null {
    return root(list).querySelector("[data-journey='1409'] .editable-text input");
  }
  function menuItem(list: Element): HTMLElement | undefined {
    const items = [...root(list).querySelectorAll<HTMLElement>("[role=menuitem]")];
    return items.find(({ textContent }) => textContent === "名前を変更");
  }
  function press({ window }: HostPage, target: Element | null, key: string): void {
    target?.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }

  test.each([
    ["is loaded again", async (page: HostPage) => page.window.location.reload()],
    [
      "has expired, as another element is told",
      async ({ document }: HostPage) => {
        const editor = document.querySelector("action-editor") as ActionEditorElement;
        // The list above it may have come first, and it waits until somebody is near.
        editor.scrollIntoView();
        await drawn(editor);
        await editor.submit();
      },
    ],
  ])("and %s", async (_, leave) => {
    const host = serveJourneys();
    const page = await openListPage();
    const before = await listOf(page);
    controlIn(before, 1409, "more").click();
    await eventually(() => menuItem(before) ?? null).not.toBe(null);
    menuItem(before)?.click();
    await eventually(() => input(before)?.value).toBe(renamed.journey.was);
    typeInto(input(before) as HTMLInputElement, "途中の名前");
    await eventually(() => before.dirty).toBe(true);
    await leave(page);
    await eventually(() => page.loads).toBe(2);

    const after = await listOf(page);
    await eventually(() => offers(after)).toBe(true);
    const buttons = [...root(after).querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === "復元する")?.click();
    await eventually(() => input(after)?.value).toBe("途中の名前");
    press(page, input(after), "Enter");
    await eventually(() => renamed.journey.stored(host)).toBe("途中の名前");
    await eventually(() => after.dirty).toBe(false);
  });
});

import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { controlIn, openJourneys, rowNames } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { root, said } from "../elements/page.js";
import { atRest } from "./support/clock.js";
import { eventually, onScreen, within } from "./support/editors.js";
import { gate } from "./support/served-host.js";
import { freshServer } from "./support/server.js";

/* A call is under way, and the page names another server: the answer belongs to the one that was asked. */

type Gesture = readonly [call: string, act: (list: Element) => unknown];

const journeyGestures: Readonly<Record<string, Gesture>> = {
  "a copy": ["POST journeys/1405/copy", (list) => controlIn(list, 1405, "copy").click()],
  "a star": ["PATCH journeys/1405/fav", (list) => controlIn(list, 1405, "star").click()],
  "a name": [
    "PUT journeys/1405",
    async (list) => {
      controlIn(list, 1405, "name").focus();
      await userEvent.keyboard("{F2}");
      await userEvent.fill(within(list).getByRole("textbox", { name: "名前" }), "別の名前");
      await userEvent.keyboard("{Enter}");
    },
  ],
  "a save": [
    "PUT journeys/1405",
    async (list) => {
      controlIn(list, 1405, "edit").click();
      const dialog = within(list).getByRole("dialog");
      await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "別の名前");
      await dialog.getByRole("button", { name: "保存" }).click();
    },
  ],
  "a new one": [
    "POST journeys",
    async (list) => {
      await within(list).getByRole("button", { name: "ジャーニーを追加" }).click();
      const dialog = within(list).getByRole("dialog");
      await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "新しい旅");
      await dialog.getByRole("button", { name: "保存" }).click();
    },
  ],
  "a group": [
    "POST journey_groups",
    async (list) => {
      await within(list).getByRole("button", { name: "グループを追加" }).click();
      const dialog = within(list).getByRole("dialog");
      await userEvent.fill(dialog.getByRole("textbox", { name: "名前" }), "新しい旅");
      await dialog.getByRole("button", { name: "追加する" }).click();
    },
  ],
};

describe.each(Object.entries(journeyGestures))("journeys: %s", (_, [call, act]) => {
  test.each([
    ["made", () => null],
    ["refused", () => Response.json({ message: "混み合っています。" }, { status: 404 })],
  ])("%s: nothing of it is in the other's list, nor said there", async (is, answer) => {
    const host = serveJourneys();
    const list = await openJourneys();
    const other = freshServer();
    const { fetch } = globalThis;
    // The other server has one journey, of a name that no other has.
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      if (!pathname.startsWith(`${other}/`)) return fetch(input, init);
      const rows = pathname.endsWith("/journeys") ? [{ id: 1405, name: "ほかの旅", order: 1 }] : [];
      return Promise.resolve(Response.json({ data: rows }));
    };
    onTestFinished(() => {
      globalThis.fetch = fetch;
    });
    const held = gate();
    host.meet(call, async () => {
      await held.passed;
      return answer();
    });
    const saved: unknown[] = [];
    list.addEventListener("saved", (event) => saved.push(event.detail));
    const names = rowNames(list);
    const star = () => controlIn(list, 1405, "star").getAttribute("aria-pressed");
    const starred = star();
    await act(list);
    await eventually(() => host.writes().length).toBe(1);
    const before = list.apiBase;
    list.apiBase = other;
    await eventually(() => rowNames(list)).toEqual(["ほかの旅"]);
    held.open();
    await atRest();
    await onScreen();
    expect(rowNames(list)).toEqual(["ほかの旅"]);
    expect(root(list).querySelector(".journey-side")?.textContent).not.toContain("新しい旅");
    expect(said(list)).not.toMatch(/複製|保存|追加/);
    expect(root(list).textContent).not.toContain("混み合っています");
    expect([saved, root(list).querySelector("dialog[open], .editable-text input")]).toEqual([[], null]);
    // It is where it was made.
    list.apiBase = before;
    await eventually(() => rowNames(list).length).toBeGreaterThan(1);
    if (is === "made") {
      // A new one stands last, where no row is drawn yet.
      if (call === "POST journeys") list.query = "新しい旅";
      await eventually(() => rowNames(list).length).toBeGreaterThan(0);
      const there = `${rowNames(list).join()}${root(list).querySelector(".journey-side")?.textContent}`;
      const copies = rowNames(list).filter((name) => /コピー/.test(name)).length;
      if (call.endsWith("copy")) expect(copies).toBe(1);
      else if (!call.endsWith("fav")) expect(there).toMatch(/別の名前|新しい旅/);
      else expect(star()).toBe("true");
    } else {
      // Nothing came of it, and there it is as it was.
      await eventually(() => rowNames(list)).toEqual(names);
      await onScreen();
      expect([rowNames(list), star()]).toEqual([names, starred]);
      expect(root(list).querySelector(".journey-side")?.textContent).not.toContain("新しい旅");
      expect(root(list).querySelector("dialog[open], .editable-text input")).toBe(null);
    }
  });
});

import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { SavingElement } from "./support/element-under-test.js";
import { savingElements } from "./support/elements.js";
import { type MovingLibrary, movingLibraries, waysOf } from "./support/moving-libraries.js";
import { offersWork, onPage, openSite, openSites, visitPage } from "./support/moving-site.js";

// Pages that a library exchanges without a load: what becomes of unsaved work, of what is sent, and of what is left behind.

const sites = openSites();
const action = savingElements.find(({ tag }) => tag === "action-editor") as SavingElement;

async function openEdit(
  library: MovingLibrary,
  attributes: string,
): Promise<{ page: Page; element: Locator }> {
  const server = sites.server();
  openSite(server, library, { editor: action.markup(attributes), tags: [action.tag] });
  const page = await sites.open();
  await page.addInitScript(countListeners);
  await page.goto(`${server.origin}/site/other`);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await visitPage(page, "edit");
  const element = page.locator(action.tag);
  await element.getByRole("button").first().waitFor();
  return { page, element };
}

describe.each(movingLibraries)("$name", (library) => {
  test.each([
    ["with a key", 'name="action" draft-key="moving"'],
    ["without one", 'name="action"'],
  ])(
    "keeps unsaved work %s for the way back, and it is sent",
    { tags: waysOf(library) },
    async (_, attributes) => {
      const { page, element } = await openEdit(library, attributes);
      await action.work(page, element);
      await visitPage(page, "list");
      await page.goBack();
      await onPage(page, "edit");
      expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
      expect(await element.count()).toBe(1);
      // A library that keeps the node keeps the work in it.
      const isKept = await element.evaluate((each) => Reflect.get(each, "dirty"));
      if (!isKept) {
        expect(await offersWork(element)).toBe(true);
        await element.getByRole("button", { name: "復元する" }).click();
      }
      const sent = () =>
        page.evaluate(() => new FormData(document.querySelector("#form") as HTMLFormElement).get("action"));
      await expect.poll(async () => JSON.parse(String(await sent()))).toMatchObject(action.expected);
    },
  );

  test("leaves no listeners behind, however often the page is visited", async () => {
    const { page } = await openEdit(library, 'name="action"');
    const goAround = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await visitPage(page, "list");
        await visitPage(page, "edit");
        await page.locator(action.tag).getByRole("button").first().waitFor();
      }
      return page.evaluate(() => Reflect.get(window, "listening") as Record<string, number>);
    };
    // What has been left lets go in a later task.
    const before = await goAround(2);
    const after = await goAround(10);
    expect(Object.keys(before)).toContain("window pagehide");
    expect(after).toEqual(before);
  });

  test("has one socket of the push server open where it is needed, and none elsewhere, after ten rounds", async () => {
    const server = sites.server();
    const editor = `<script type="application/json" id="console-context">${JSON.stringify({ realtime })}</script>
<reservation-schedule salon-id="1" date="2026-11-20" view="date"></reservation-schedule>`;
    openSite(server, library, { editor, tags: ["reservation-schedule"] });
    const page = await sites.open();
    const sockets = await servePush(page);
    await page.goto(`${server.origin}/site/list`);
    for (let round = 0; round < 10; round++) {
      await visitPage(page, "edit");
      await expect.poll(() => sockets.listening).toBe(1);
      await visitPage(page, "list");
      await expect.poll(() => sockets.open).toBe(0);
    }
    await visitPage(page, "edit");
    await expect.poll(() => [sockets.open, sockets.listening]).toEqual([1, 1]);
    expect(sockets.made).toBe(11);
  });
});

const realtime = {
  key: "made-up",
  wsHost: "push.test",
  wsPort: 6001,
  forceTLS: true,
  channel: "private-salon",
};

/** Takes the place of the push server, and counts its sockets. */
async function servePush(page: Page): Promise<{ made: number; open: number; listening: number }> {
  const sockets = { made: 0, open: 0, listening: 0 };
  await page.route("**/broadcasting/auth", (route) => route.fulfill({ json: { auth: "made-up:signed" } }));
  await page.routeWebSocket(/push\.test/, (socket) => {
    sockets.made += 1;
    sockets.open += 1;
    let channels = 0;
    let isOpen = true;
    const say = (event: string, data: object, more = {}) =>
      socket.send(JSON.stringify({ event, data: JSON.stringify(data), ...more }));
    socket.onMessage((text) => {
      const { event, data } = JSON.parse(String(text)) as { event: string; data: { channel: string } };
      if (event !== "pusher:subscribe") return;
      channels += 1;
      sockets.listening += 1;
      say("pusher_internal:subscription_succeeded", {}, { channel: data.channel });
    });
    // Heard once more of our own end.
    socket.onClose(() => {
      if (!isOpen) return;
      isOpen = false;
      sockets.open -= 1;
      sockets.listening -= channels;
      socket.close();
    });
    say("pusher:connection_established", { socket_id: "1.1", activity_timeout: 120 });
  });
  return sockets;
}

/** Counts who listens to the window and the document, but for what libraries add by their own files. */
function countListeners(): void {
  const listening: Record<string, number> = {};
  Object.assign(window, { listening });
  for (const [name, target] of [
    ["window", Window.prototype],
    ["document", Document.prototype],
  ] as const) {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const isOurs = () => /\/assets\//.test(new Error().stack ?? "");
    Object.assign(target, {
      addEventListener(this: EventTarget, ...given: Parameters<typeof addEventListener>) {
        if (isOurs()) listening[`${name} ${given[0]}`] = (listening[`${name} ${given[0]}`] ?? 0) + 1;
        return addEventListener.apply(this, given);
      },
      removeEventListener(this: EventTarget, ...given: Parameters<typeof removeEventListener>) {
        if (isOurs()) listening[`${name} ${given[0]}`] = (listening[`${name} ${given[0]}`] ?? 0) - 1;
        return removeEventListener.apply(this, given);
      },
    });
  }
}

import type { BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openWindows, type Windows } from "../../e2e/support/windows.js";
import { elementsUnderTest } from "./elements.js";
import type { Fixture } from "./fixture.js";
import { type FixtureServer, type Placement, startFixtureServer, usualAnswer } from "./fixture-server.js";
import { fixtures } from "./fixtures.js";
import { openTab, type Tab } from "./tab.js";
import { type Visit, visit } from "./visit.js";

/** The hostile pages for the tests of a file. */
export interface HostilePages {
  server(): FixtureServer;
  /** Opens a page; by default it holds every element, each of which hands its payload over. */
  open(fixture: Fixture, placement?: Partial<Placement>): Promise<Visit>;
  /** Leaves the page before the test ends. */
  leave(): Promise<void>;
  /** Leaves the browser for a new one: whatever the one before did or does not do any more. */
  restart(): Promise<void>;
}

/**
 * Starts the server and the browser for the tests of a file; call it at the top of the file. One page is open at a time. It
 * is left after each test, so a hook that opens one for several tests has to note what it saw.
 */
export function openHostilePages(): HostilePages {
  let server: FixtureServer;
  let windows: Windows;
  const tabs = new Map<string, Tab>();
  /** The tab whose page is open. */
  let current: Tab | undefined;
  /** The tab that was used last. */
  let last: Tab | undefined;

  const openBrowser = () => openWindows(() => server.origin);

  beforeAll(async () => {
    [server, windows] = await Promise.all([startFixtureServer(), openBrowser()]);
  });
  afterAll(async () => {
    await windows.close();
    await server.close();
  });
  afterEach(leave);

  async function leave(): Promise<void> {
    if (!current) return;
    const left = current;
    current = undefined;
    await left.forget();
    server.calls.length = 0;
    server.answer = usualAnswer;
  }

  async function tabFor(options: BrowserContextOptions): Promise<Tab> {
    const key = JSON.stringify(options);
    const tab = tabs.get(key) ?? (await openTab(await windows.newPage(options), server.origin));
    tabs.set(key, tab);
    return tab;
  }

  return {
    server: () => server,
    leave,
    async restart() {
      [current, last] = [undefined, undefined];
      tabs.clear();
      await windows.close();
      windows = await openBrowser();
    },
    async open(fixture, { elements = elementsUnderTest, attributesOf = () => 'finisher="emit"' } = {}) {
      await leave();
      const placement = { elements, attributesOf };
      // The page in the iframe is the clean one.
      server.page(fixtures.clean, placement);
      const window = { viewport: { width: 1000, height: 900 }, locale: "ja-JP", ...fixture.window };
      const tab = await tabFor(window);
      // What the page before does to the end of its days would count for this one.
      if (last !== tab) await last?.page.goto("about:blank");
      [current, last] = [tab, tab];
      return visit(tab, server, fixture, placement);
    },
  };
}

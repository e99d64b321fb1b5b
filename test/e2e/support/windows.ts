import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright";
import { slowPage } from "../../tools/slow-page.js";
import { openBrowser } from "./operator.js";

/** A browser whose windows stay open for all tests of a file, while each test has pages of its own in them. */
export interface Windows {
  /** A new page in the window that has these options. */
  newPage(options: BrowserContextOptions): Promise<Page>;
  /** Closes every page, and has the windows forget what they left behind. What was fetched is kept. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

interface Window {
  context: BrowserContext;
  /** The page that stays. */
  kept: Page;
  session: CDPSession;
}

/** Everything that a page can leave in a browser, but for the files that it loaded. */
const leftovers = "cookies,local_storage,indexeddb,cache_storage,service_workers";

/**
 * Pages of one window run in one process, one after the other, and a page that stays keeps that process: to start it
 * anew for each test, and to compile our files in it, costs as much as the test itself. Each page still is a world of
 * its own, whatever the scripts of the one before did to theirs. `origin` is asked once the first page is wanted.
 */
export async function openWindows(origin: () => string): Promise<Windows> {
  const browser = await openBrowser(["--process-per-site"]);
  const windows = new Map<string, Promise<Window>>();

  async function open(options: BrowserContextOptions): Promise<Window> {
    const context = await browser.newContext(options);
    if (slow) await slowDown(context, slow);
    const kept = await context.newPage();
    // Both servers under test answer there, with next to nothing.
    await kept.goto(`${origin()}/api/funnel/groups`);
    return { context, kept, session: await context.newCDPSession(kept) };
  }
  return {
    async newPage(options) {
      const key = JSON.stringify(options);
      const window = windows.get(key) ?? open(options);
      windows.set(key, window);
      return (await window).context.newPage();
    },
    async clear() {
      for (const { context, kept, session } of await Promise.all(windows.values())) {
        for (const page of context.pages()) if (page !== kept) await closePage(page);
        await session.send("Storage.clearDataForOrigin", { origin: origin(), storageTypes: leftovers });
        await context.clearPermissions();
      }
    },
    close: () => browser.close(),
  };
}

/** Milliseconds; see test/tools/slow-page.ts. */
const slow = Number(process.env.SLOW ?? 0);

/** Scripts and answers are late too. */
async function slowDown(context: BrowserContext, mostMs: number): Promise<void> {
  await context.addInitScript(slowPage, mostMs);
  await context.route(/\.js$|\/api\//, async (route) => {
    await pause(Math.random() * 2 * mostMs);
    await route.fallback();
  });
}

/** What a page may take to close before it is told again, in milliseconds. */
const patience = 500;

/** Chromium forgets to close a page that is about to show another document (crbug.com/536385539): it is told again. */
async function closePage(page: Page): Promise<void> {
  const closed = page.close().then(() => true);
  while (!(await Promise.race([closed, pause(patience, false)]))) {
    const session = await page
      .context()
      .newCDPSession(page)
      .catch(() => null);
    // Without a session, or an answer from it, the page has closed meanwhile.
    await session?.send("Page.close").catch(() => {});
  }
}

import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright";
import { slowPage } from "../../tools/slow-page.js";
import { waits } from "../../tools/waits.js";
import { openBrowser } from "./operator.js";

/** A browser whose windows stay open for all tests of a file. */
export interface Windows {
  /** The page that stays open in the window with these options. */
  page(options: BrowserContextOptions): Promise<Page>;
  /** Another page in that window, until `clear`. */
  newPage(options: BrowserContextOptions): Promise<Page>;
  /** Closes the other pages, takes the one that stays off its document and deletes what they stored. Loaded files stay cached. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

interface Window {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** All that a page can store, but for `sessionStorage`, which only a page can clear. */
const storageTypes = "cookies,local_storage,indexeddb,cache_storage,service_workers";

/**
 * Pages of one window share a process, and a page that stays keeps it alive: a new process for each test, and compiling
 * our files in it, costs as much as the test itself. Each document still has a global object of its own. `origin` is read
 * when the first page is opened; at `restingPath` it must answer something small.
 */
export async function openWindows(
  origin: () => string,
  restingPath = "/api/funnel/groups",
): Promise<Windows> {
  const browser = await openBrowser(["--process-per-site"]);
  const windows = new Map<string, Promise<Window>>();
  const restingUrl = () => origin() + restingPath;

  async function open(options: BrowserContextOptions): Promise<Window> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(30_000 * waits);
    if (slow) await slowDown(context, slow);
    const page = await context.newPage();
    await page.goto(restingUrl());
    return { context, page, session: await context.newCDPSession(page) };
  }
  function windowWith(options: BrowserContextOptions): Promise<Window> {
    const key = JSON.stringify(options);
    const window = windows.get(key) ?? open(options);
    windows.set(key, window);
    return window;
  }
  return {
    page: async (options) => (await windowWith(options)).page,
    newPage: async (options) => (await windowWith(options)).context.newPage(),
    async clear() {
      for (const { context, page, session } of await Promise.all(windows.values())) {
        for (const each of context.pages()) if (each !== page) await closePage(each);
        if (page.url() !== restingUrl()) {
          // A document that is left may store its draft, so it is left before the storage is cleared.
          await page.goto(restingUrl());
          await page.evaluate(() => sessionStorage.clear());
        }
        await session.send("Storage.clearDataForOrigin", { origin: origin(), storageTypes });
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

/** How long a page may take to close before the command is repeated. */
const closeTimeoutMs = 500;

/** Chromium loses the command when the page is about to show another document (crbug.com/536385539). */
async function closePage(page: Page): Promise<void> {
  const closed = page.close().then(() => true);
  while (!(await Promise.race([closed, pause(closeTimeoutMs, false)]))) {
    const session = await page
      .context()
      .newCDPSession(page)
      .catch(() => null);
    // Without a session, or an answer from it, the page has closed meanwhile.
    await session?.send("Page.close").catch(() => {});
  }
}

import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type HostProcess, startHostProcess } from "./host.js";
import { openBrowser, openPage, type WatchedPage } from "./operator.js";

/** A host of their own and a browser, for the tests of a file. */
export interface HostAndBrowser {
  readonly host: HostProcess;
  readonly browser: Browser;
}

/** The same with a fresh page for each test. */
export interface Session extends HostAndBrowser {
  readonly page: Page;
  /** Console errors and uncaught exceptions of the page so far. */
  readonly errors: string[];
  /** Exchanges the page for one in another window. */
  reopen(options: Parameters<typeof openPage>[1]): Promise<Page>;
}

/** Starts both for the tests of a file; call it at the top of the file. */
export function startHostAndBrowser(): HostAndBrowser {
  let host: HostProcess;
  let browser: Browser;
  beforeAll(async () => {
    [host, browser] = await Promise.all([startHostProcess(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await host.remove();
  });
  return {
    get host() {
      return host;
    },
    get browser() {
      return browser;
    },
  };
}

/** Opens a page before each test of a file; afterwards the host must have heard of no violation of its policy. */
export function startSession(): Session {
  const started = startHostAndBrowser();
  let watched: WatchedPage;
  beforeEach(async () => {
    watched = await openPage(started.browser);
  });
  afterEach(async () => {
    await watched.page.context().close();
    expect(await started.host.cspReports()).toEqual([]);
  });
  return {
    get host() {
      return started.host;
    },
    get browser() {
      return started.browser;
    },
    get page() {
      return watched.page;
    },
    get errors() {
      return watched.errors;
    },
    async reopen(options) {
      await watched.page.context().close();
      watched = await openPage(started.browser, options);
      return watched.page;
    },
  };
}

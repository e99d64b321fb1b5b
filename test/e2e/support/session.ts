import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type HostProcess, startHostProcess } from "./host.js";
import { openPage, type WatchedPage } from "./operator.js";
import { openWindows, type Windows } from "./windows.js";

/** A host of their own and a browser, for the tests of a file. */
export interface HostAndBrowser {
  readonly host: HostProcess;
  readonly windows: Windows;
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
  let windows: Windows;
  beforeAll(async () => {
    [host, windows] = await Promise.all([startHostProcess(), openWindows(() => host.url)]);
  });
  afterAll(async () => {
    await windows.close();
    await host.remove();
  });
  return {
    get host() {
      return host;
    },
    get windows() {
      return windows;
    },
  };
}

/** Opens a page before each test of a file; afterwards the host must have heard of no violation of its policy. */
export function startSession(): Session {
  const started = startHostAndBrowser();
  let watched: WatchedPage;
  beforeEach(async () => {
    watched = await openPage(started.windows);
  });
  afterEach(async () => {
    await started.windows.clear();
    expect(await started.host.cspReports()).toEqual([]);
  });
  return {
    get host() {
      return started.host;
    },
    get windows() {
      return started.windows;
    },
    get page() {
      return watched.page;
    },
    get errors() {
      return watched.errors;
    },
    async reopen(options) {
      await started.windows.clear();
      watched = await openPage(started.windows, options);
      return watched.page;
    },
  };
}

import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type HostProcess, startHostProcess } from "./host.js";
import { recordErrors } from "./operator.js";
import { openWindows, type Windows } from "./windows.js";

/** A reference host and a browser for the tests of a file, with one page that they use one after the other. */
export interface Session {
  readonly host: HostProcess;
  readonly windows: Windows;
  readonly page: Page;
  /** Console errors and uncaught exceptions of all pages during the test so far. */
  readonly errors: readonly string[];
  /** Opens a second tab beside the page; it is closed after the test. */
  openTab(): Promise<Page>;
}

const windowOptions = {
  viewport: { width: 1280, height: 900 },
  colorScheme: "light",
  locale: "ja-JP",
  timezoneId: "Asia/Tokyo",
} as const;

/**
 * Starts it; call it at the top of the file. After each test the host must have got no report of a violated policy, and
 * nothing may have been sent or answered otherwise than it is described (`src/api/description`).
 */
export function startSession(): Session {
  let host: HostProcess;
  let windows: Windows;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    [host, windows] = await Promise.all([startHostProcess(), openWindows(() => host.url, "/_host/faults")]);
    page = await windows.page(windowOptions);
    recordErrors(page, errors);
  });
  afterAll(async () => {
    await windows.close();
    await host.remove();
  });
  beforeEach(() => {
    errors.length = 0;
  });
  afterEach(async () => {
    await windows.clear();
    const misfits = host.misfits();
    expect(await host.cspReports()).toEqual([]);
    expect(misfits).toEqual([]);
  });
  return {
    get host() {
      return host;
    },
    get windows() {
      return windows;
    },
    get page() {
      return page;
    },
    errors,
    async openTab() {
      const tab = await windows.newPage(windowOptions);
      recordErrors(tab, errors);
      return tab;
    },
  };
}

import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openWindows, type Windows } from "../../e2e/support/windows.js";
import { type PageServer, servePages } from "./page-server.js";

export interface BarePages {
  readonly server: PageServer;
  /** `error: …`, `warning: …` and `uncaught: …` of the page, without the browser's own lines about failed requests. */
  readonly messages: readonly string[];
  open(path: string): Promise<Page>;
  /** Whether this browser asks again for a module that it could not load: older ones keep the failure with the page. */
  triesImportsAgain(): Promise<boolean>;
}

const empty = "/empty";

/** Serves pages, HTML texts by path, to a browser for the tests of a file; call it at the top of the file. */
export function openBarePages(pages: Readonly<Record<string, string>>): BarePages {
  let server: PageServer;
  let windows: Windows;
  let page: Page;
  const messages: string[] = [];
  beforeAll(async () => {
    [server, windows] = await Promise.all([
      servePages({ [empty]: "", ...pages }),
      openWindows(() => server.url, empty),
    ]);
    page = await windows.page({});
    recordMessages(page, messages);
  });
  afterAll(async () => {
    await windows.close();
    await server.stop();
  });
  afterEach(async () => {
    await windows.clear();
    server.reset();
    messages.length = 0;
  });
  return {
    get server() {
      return server;
    },
    messages,
    async open(path) {
      await page.goto(server.url + path);
      return page;
    },
    async triesImportsAgain() {
      await page.goto(server.url + empty);
      // As a text, so that nothing translates the import.
      const loads = () => page.evaluate<boolean>(`import("/dist/index.js").then(() => true, () => false)`);
      server.breakFile("index.js", true);
      await loads();
      server.breakFile("index.js", false);
      const again = await loads();
      server.asked.length = 0;
      return again;
    },
  };
}

function recordMessages(page: Page, messages: string[]): void {
  page.on("console", (message) => {
    const isFailedRequest = message.text().startsWith("Failed to load resource");
    if (["error", "warning"].includes(message.type()) && !isFailedRequest)
      messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error}`));
}

/** Adds an element to the page. */
export function addElement(page: Page, tag: string): Promise<void> {
  return page.evaluate((name) => void document.body.append(document.createElement(name)), tag);
}

/** An editor is there once its button can be pressed. */
export function editorShown(page: Page): Promise<void> {
  return page.getByRole("button", { name: "確定" }).first().waitFor();
}

import type { IncomingMessage, ServerResponse } from "node:http";
import type { BrowserContextOptions, Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openWindows, type Windows } from "../../e2e/support/windows.js";
import { entryScripts } from "./fixture.js";
import { type FixtureServer, startFixtureServer } from "./fixture-server.js";
import type { MovingLibrary } from "./moving-libraries.js";

/** What the server makes of the form. */
export type SaveAnswer = keyof typeof saveAnswers;

const saveAnswers = {
  /** Saved: to the list. */
  saved: { status: 303, location: "/site/list" },
  /** The form again, with what was sent. */
  again: { status: 422, page: "edit" },
  error: { status: 500 },
  gateway: { status: 502 },
  /** The session was over. */
  login: { status: 303, location: "/site/login" },
} as const satisfies Record<string, { status: number; location?: string; page?: string }>;

/** A console of a few pages, in which a library has taken over the links. */
export interface MovingSite {
  /** What the next form is answered with. */
  answer: SaveAnswer;
  /** Bodies of the forms that were sent, oldest first. */
  sent: string[];
  /** How many documents the server has sent. */
  loads: number;
}

/** Has a server answer below `/site`; `editor` is the markup of the page with the form in it. */
export function openSite(
  server: FixtureServer,
  library: MovingLibrary,
  { editor, tags }: { editor: string; tags: readonly string[] },
): MovingSite {
  const site: MovingSite = { answer: "saved", sent: [], loads: 0 };
  const contents: Readonly<Record<string, string>> = {
    list: "<h1>一覧</h1>",
    other: "<h1>他のページ</h1>",
    login: "<h1>ログイン</h1>",
    gone: "<h1>見つかりません</h1>",
    edit: `<h1>編集</h1><form id="form" method="post" action="/site/save" ${library.leaveForm ?? ""}>
<textarea name="memo"></textarea><div>${editor}</div><button id="send">保存</button></form>`,
  };
  const links = Object.keys(contents).map((name) => `<a id="to-${name}" href="/site/${name}">${name}</a>`);

  function documentOf(name: string): string {
    return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${name}</title>
<meta name="csrf-token" content="token-of-the-page"><link rel="icon" href="data:,">
${library.head}${entryScripts(tags)}</head>
<body ${library.bodyAttributes ?? ""}><nav>${links.join(" ")}</nav>
<main id="main" ${library.mainAttributes?.(name) ?? ""}>${contents[name]}</main></body></html>`;
  }

  function send(response: ServerResponse, status: number, html: string): void {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(html);
  }

  async function save(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const part of request) body += part;
    site.sent.push(body);
    const answer: { status: number; location?: string; page?: string } = saveAnswers[site.answer];
    if (answer.location) response.writeHead(answer.status, { location: answer.location }).end();
    else send(response, answer.status, answer.page ? documentOf(answer.page) : `<h1>${answer.status}</h1>`);
  }

  server.site = (request, response) => {
    const [, name] = /^\/site\/(\w+)/.exec(request.url ?? "") ?? [];
    if (name === undefined) return false;
    if (name === "save") void save(request, response);
    else if (contents[name] === undefined) send(response, 404, "");
    else {
      site.loads += 1;
      send(response, name === "gone" ? 404 : 200, documentOf(name));
    }
    return true;
  };
  return site;
}

/** By the library, as an operator does: by a link. */
export async function visitPage(page: Page, name: string): Promise<void> {
  await page.locator(`#to-${name}`).click();
  await onPage(page, name);
}

export async function onPage(page: Page, name: string): Promise<void> {
  await page.waitForURL(`**/site/${name}`);
  const headings: Readonly<Record<string, string>> = { list: "一覧", other: "他のページ", edit: "編集" };
  if (headings[name]) await page.locator("main h1", { hasText: headings[name] }).waitFor();
}

/** Whether it offers work, once it has had the time to look for it. */
export async function offersWork(editor: Locator): Promise<boolean> {
  await editor.getByRole("button").first().waitFor();
  await editor.evaluate(
    () => new Promise((rested) => requestIdleCallback(() => setTimeout(rested, 100), { timeout: 2000 })),
  );
  return (await editor.getByRole("button", { name: "復元する" }).count()) > 0;
}

/** A server and a browser for the tests of a file; `open` gives an empty window, which keeps what a tab keeps. */
export function openSites(): {
  server(): FixtureServer;
  open(options?: BrowserContextOptions): Promise<Page>;
} {
  let server: FixtureServer;
  let windows: Windows;
  beforeAll(async () => {
    server = await startFixtureServer();
    windows = await openWindows(() => server.origin);
  });
  afterEach(() => windows.clear());
  afterAll(async () => {
    await windows.close();
    await server.close();
  });
  return {
    server: () => server,
    open: (options = {}) =>
      windows.newPage({ viewport: { width: 1000, height: 900 }, locale: "ja-JP", ...options }),
  };
}

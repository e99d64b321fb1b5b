import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { friendDetailAnswer } from "../../fixtures/friend.js";
import { friendAnswer } from "../../fixtures/friends.js";
import { journeyAnswer } from "../../fixtures/journeys.js";
import { threeMessages } from "../../fixtures/messages.js";
import { notificationAnswer } from "../../fixtures/notifications.js";
import { openApiAnswer } from "../../fixtures/open-api.js";
import { salonAnswer } from "../../fixtures/salon.js";
import { friendsOf, markedFriend } from "../../made-up-element/server.js";
import type { ElementUnderTest } from "./element-under-test.js";
import { encode } from "./encode.js";
import { entryScripts, type Fixture } from "./fixture.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** The version of our build. */
export const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
  version: string;
};

/** The version that the second copy of the build says it has. */
export const otherVersion = "9.9.9";

const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".map": "application/json",
};

/** A call that the page made of the server. */
export interface ReceivedCall {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** The list of every picker. */
const tags = {
  items: {
    1: { id: 1, name: "VIP会員", group_id: 1 },
    2: { id: 2, name: "新規", group_id: 1 },
    4: { id: 4, name: "東京", group_id: 2 },
  },
  groups: { 1: { id: 1, name: "会員" }, 2: { id: 2, name: "地域" } },
  ids: [1, 2, 4],
  group_ids: [1, 2],
  meta: {},
};

declare module "vitest" {
  interface ProvidedContext {
    /** The file of the element that is none of the library. */
    madeUpElement: string;
  }
}

/** What the server answers by itself, beside what is known of a friend and of a salon, and does not count among the calls: the lists of the elements, and an echo. */
const standingAnswers: readonly {
  path: RegExp;
  json(call: ReceivedCall, before: ReceivedCall[]): unknown;
}[] = [
  { path: /\/api\/v_resource\//, json: () => tags },
  { path: /\/api\/funnel\/groups/, json: () => [{ id: 3, name: "店舗" }] },
  { path: /\/api\/echo/, json: ({ headers }) => ({ token: headers["x-csrf-token"] ?? null }) },
  { path: /\/message\/timeline\/messages/, json: () => threeMessages },
  { path: /\/(permission_list|allow_members|member\/messages)/, json: ({ url }) => friendAnswer(url) },
  {
    path: /\/api\/(notifications\/boilerplate|notification_channels\/\w+)(\?|$)/,
    json: ({ url }) => notificationAnswer(url),
  },
  { path: /\/api\/journey(s|_groups|_tags)(\?|$)/, json: ({ url }) => journeyAnswer(url) },
  { path: /\/api\/open_api\//, json: ({ url }) => openApiAnswer(url) },
  { path: /\/api\/made-up($|\?)/, json: ({ url }, before) => friendsOf(url, before) },
];

/** An answer of the server. */
export interface Answer {
  status: number;
  json: unknown;
}

/** What a call is answered with unless a test says otherwise: a record has this id from then on, a gesture is made. */
export function usualAnswer(call: ReceivedCall): Answer {
  return { status: 200, json: markedFriend(call) ?? { aid: 1, fid: 1, id: 1 } };
}

/** Which elements a page holds, and with which attributes. */
export interface Placement {
  elements: readonly ElementUnderTest[];
  attributesOf(element: ElementUnderTest): string;
}

/** Serves the hostile pages, our build under `/assets` (a second copy under `/assets-other`), packages under `/vendor`. */
export interface FixtureServer {
  origin: string;
  /** Calls below `/api` and the reports of the browser, oldest first. */
  calls: ReceivedCall[];
  /** What calls below `/api` are answered with, or how each of them is. */
  answer: Answer | ((call: ReceivedCall) => Answer | Promise<Answer>);
  /** Answers by itself what it will, before anything else does. */
  site?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Adds a page, and gives its address. */
  page(fixture: Fixture, placement: Placement): string;
  close(): Promise<void>;
}

export async function startFixtureServer(): Promise<FixtureServer> {
  const pages = new Map<string, { fixture: Fixture; placement: Placement }>();
  const fixtureServer: FixtureServer = {
    origin: "",
    calls: [],
    answer: usualAnswer,
    page(fixture, placement) {
      pages.set(pathOf(fixture), { fixture, placement });
      return fixtureServer.origin + fixture.path;
    },
    close: () => new Promise((closed) => server.close(() => closed()) && server.closeAllConnections()),
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  fixtureServer.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fixtureServer;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (fixtureServer.site?.(request, response)) return;
    const { pathname } = new URL(request.url ?? "/", fixtureServer.origin);
    if (/\/(api|csp-report|save)(\/|$)/.test(pathname)) return receive(request, response);
    const page = pages.get(pathname.replace(/\.script\.js$/, ""));
    if (page && pathname.endsWith(".script.js")) {
      const script = page.fixture.script ? `(${page.fixture.script.toString()})();` : "";
      response.writeHead(200, { "content-type": contentTypes[".js"] }).end(script);
    } else if (page) {
      const { charset = "utf-8" } = page.fixture;
      const headers = { "content-type": `text/html; charset=${charset}`, ...page.fixture.headers };
      response.writeHead(200, headers).end(encode(documentOf(page.fixture, page.placement), charset));
    } else {
      await sendFile(pathname, response);
    }
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const part of request) body += part;
    const { method = "", url = "", headers } = request;
    const call = { method, url, headers, body };
    const standing = standingAnswers.find(({ path }) => path.test(url));
    const known = friendDetailAnswer(url) ?? salonAnswer(url) ?? standing?.json(call, fixtureServer.calls);
    if (known !== undefined) {
      const json = JSON.stringify(known);
      return void response.writeHead(200, { "content-type": "application/json" }).end(json);
    }
    fixtureServer.calls.push(call);
    const { answer } = fixtureServer;
    const { status, json } = typeof answer === "function" ? await answer(call) : answer;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  }
}

function documentOf(fixture: Fixture, { elements, attributesOf }: Placement): string {
  const tags = elements.map(({ tag }) => tag);
  // Each in a block of its own, so that it stands at the same place whatever the page makes of its `display`.
  const markup = elements.map((element) => `<div>${element.markup(attributesOf(element))}</div>`).join("\n");
  const { head, body = (inside) => inside, loading = entryScripts } = fixture;
  return `<!doctype html>
<html lang="ja" ${fixture.html ?? ""}>
<head>
<meta charset="${fixture.charset ?? "utf-8"}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-token" content="token-of-the-page">
<link rel="icon" href="data:,">
<title>${fixture.name}</title>
${head?.(tags) ?? ""}
<script src="${pathOf(fixture)}.script.js"></script>
</head>
<body>
${body(markup)}
${loading(tags)}
</body>
</html>`;
}

/** Old libraries that are no npm packages: `libjs-prototype` and `libjs-mootools` of Debian put them here. */
const debianLibraries = "/usr/share/javascript";

/** Whether one of the distribution's packages with a library is installed. */
export function isLibraryInstalled(name: string): boolean {
  return existsSync(join(debianLibraries, name.replace("libjs-", "")));
}

const folders = [
  { prefix: "/assets/", folder: join(root, "dist") },
  { prefix: "/assets-other/", folder: join(root, "dist") },
  { prefix: "/vendor/", folder: join(root, "node_modules") },
  { prefix: "/debian/", folder: debianLibraries },
];

async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
  if (pathname === "/assets/made-up-list.js") {
    const script = await readFile(inject("madeUpElement"));
    return void response.writeHead(200, { "content-type": contentTypes[".js"] }).end(script);
  }
  const place = folders.find(({ prefix }) => pathname.startsWith(prefix));
  const file = place && normalize(join(place.folder, pathname.slice(place.prefix.length)));
  if (!file?.startsWith(place?.folder + sep)) return void response.writeHead(404).end();
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return void response.writeHead(404).end();
  const type = contentTypes[extname(file)] ?? "application/octet-stream";
  const other = place?.prefix === "/assets-other/" && type.startsWith("text/javascript");
  const content = other ? bytes.toString().replaceAll(`"${version}"`, `"${otherVersion}"`) : bytes;
  response.writeHead(200, { "content-type": type, "cache-control": "max-age=3600" }).end(content);
}

function pathOf({ path }: Fixture): string {
  return new URL(path, "http://pages.invalid").pathname;
}

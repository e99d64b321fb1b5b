import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Fixture, plainLoading } from "./fixture.js";

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

/** What elements read by themselves. It is no call that a test asks about. */
const lists = [
  { path: "/api/v_resource/", json: tags },
  { path: "/api/funnel/groups", json: [{ id: 3, name: "店舗" }] },
];

/** An answer of the server. */
export interface Answer {
  status: number;
  json: unknown;
}

/** Serves the hostile pages, our build under `/assets` (a second copy under `/assets-other`), packages under `/vendor`. */
export interface FixtureServer {
  origin: string;
  /** Calls below `/api` and the reports of the browser, oldest first. */
  calls: ReceivedCall[];
  /** What calls below `/api` are answered with, or how each of them is. */
  answer: Answer | ((call: ReceivedCall) => Answer | Promise<Answer>);
  /** Adds a page, and gives its address. `editor` is the markup of the element. */
  page(fixture: Fixture, editor: string): string;
  close(): Promise<void>;
}

export async function startFixtureServer(): Promise<FixtureServer> {
  const pages = new Map<string, { fixture: Fixture; editor: string }>();
  const fixtureServer: FixtureServer = {
    origin: "",
    calls: [],
    answer: { status: 200, json: { aid: 1 } },
    page(fixture, editor) {
      pages.set(pathOf(fixture), { fixture, editor });
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
    const { pathname } = new URL(request.url ?? "/", fixtureServer.origin);
    if (/\/(api|csp-report|save)(\/|$)/.test(pathname)) return receive(request, response);
    const page = pages.get(pathname.replace(/\.script\.js$/, ""));
    if (page && pathname.endsWith(".script.js")) {
      const script = page.fixture.script ? `(${page.fixture.script.toString()})();` : "";
      response.writeHead(200, { "content-type": contentTypes[".js"] }).end(forElement(script, page.editor));
    } else if (page) {
      const headers = { "content-type": "text/html; charset=utf-8", ...page.fixture.headers };
      response.writeHead(200, headers).end(forElement(documentOf(page.fixture, page.editor), page.editor));
    } else {
      await sendFile(pathname, response);
    }
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const listed = lists.find(({ path }) => request.url?.includes(path));
    if (listed) {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(listed.json));
      return;
    }
    let body = "";
    for await (const part of request) body += part;
    const { method = "", url = "", headers } = request;
    const call = { method, url, headers, body };
    fixtureServer.calls.push(call);
    const { answer } = fixtureServer;
    const { status, json } = typeof answer === "function" ? await answer(call) : answer;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  }
}

/** Fixtures are written with the action editor; another element takes its place in them. */
function forElement(text: string, editor: string): string {
  return text.replaceAll("action-editor", /<([a-z-]+)/.exec(editor)?.[1] ?? "action-editor");
}

function documentOf(fixture: Fixture, editor: string): string {
  const body = fixture.body ?? ((markup: string) => markup);
  return `<!doctype html>
<html lang="ja" ${fixture.html ?? ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-token" content="token-of-the-page">
<link rel="icon" href="data:,">
<title>${fixture.name}</title>
${fixture.head ?? ""}
<script src="${pathOf(fixture)}.script.js"></script>
</head>
<body>
${body(editor)}
${fixture.loading ?? plainLoading}
</body>
</html>`;
}

const folders = [
  { prefix: "/assets/", folder: join(root, "dist") },
  { prefix: "/assets-other/", folder: join(root, "dist") },
  { prefix: "/vendor/", folder: join(root, "node_modules") },
];

async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
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

import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../../../dist/", import.meta.url));

/** What the README promises to work under. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types ProseMirrorClipboard",
].join("; ");

/** A server of bare pages beside the built files, all under the strict policy. */
export interface PageServer {
  url: string;
  /** Paths of the built files that were asked for, in order. */
  asked: string[];
  /** The next requests for this file are answered 503. */
  breakFile(path: string, broken: boolean): void;
  /** Serves text instead of, or beside, a built file. */
  replaceFile(path: string, text: string): void;
  /** Forgets what was asked for, broken and replaced. */
  reset(): void;
  stop(): Promise<void>;
}

/** Starts it. `pages` are HTML texts by path. */
export async function servePages(pages: Readonly<Record<string, string>>): Promise<PageServer> {
  const asked: string[] = [];
  const broken = new Set<string>();
  const replaced = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const page = pages[path];
    if (page !== undefined) {
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
      });
      response.end(`<!doctype html><html lang="ja"><meta charset="utf-8"><title>page</title>${page}`);
      return;
    }
    const file = path.replace(/^\/dist\//, "");
    asked.push(file);
    if (broken.has(file)) response.writeHead(503).end();
    else void sendScript(response, file, replaced.get(file));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    breakFile: (path, yes) => void (yes ? broken.add(path) : broken.delete(path)),
    replaceFile: (path, text) => void replaced.set(path, text),
    reset() {
      asked.length = 0;
      broken.clear();
      replaced.clear();
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function sendScript(response: ServerResponse, file: string, replaced: string | undefined) {
  const text = replaced ?? (await readFile(built + file, "utf8").catch(() => undefined));
  if (text === undefined) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" }).end(text);
}

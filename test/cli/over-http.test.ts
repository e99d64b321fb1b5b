import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createAdaptorServer } from "@hono/node-server";
import { afterEach, expect, test } from "vitest";
import { describedCalls } from "../../src/api/description/index.js";
import { check } from "../../src/cli/check/check.js";
import { base, createReferenceHost } from "./reference-host.js";

/* Over a real port, with the `fetch` of Node. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const journeys = describedCalls.filter(({ path, method }) => method === "GET" && path === "/api/journeys");
const none = { elements: [], headers: [], csrf: null, origin: null, ids: {}, writes: false } as const;
const send = (url: string, init: RequestInit) => fetch(url, init);

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function open(other: Server): Promise<string> {
  server = other;
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
}

test("the program, from its arguments to its exit code", async () => {
  const host = createReferenceHost();
  const address = await open(
    createAdaptorServer({
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const text = request.method === "GET" ? null : await request.text();
        const init = { method: request.method, headers: request.headers, ...(text && { body: text }) };
        return host.send(base + pathname + search, init);
      },
    }) as Server,
  );
  const args = ["--import", "tsx", "src/cli/main.ts", "check", address, "--csrf", host.token, "--write"];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout).toContain("All that was asked fits.");
  expect(stderr).toMatch(/^\d+ calls\n/);
}, 30_000);

test("a redirect is said and not followed, and a body that breaks off is told from one that is late", async () => {
  const address = await open(
    createServer((request, response) => {
      if (request.url !== "/api/journeys") return void response.writeHead(302, { Location: "/login" }).end();
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 100 });
      response.write('{"data":', () => response.destroy());
    }),
  );
  const { rows, server: whole } = await check({ ...none, base: address }, { send, calls: journeys });
  expect(whole.map(({ code, came }) => `${code}: ${came}`)).toEqual(["unknown-redirects: 302 to /login"]);
  expect(rows.flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual(["unreachable"]);
});

test("nobody at the address", async () => {
  const address = await open(createServer());
  await new Promise((resolve) => server?.close(resolve));
  const result = await check({ ...none, base: address }, { send, calls: journeys });
  expect(result.server.map(({ code }) => code)).toEqual(["no-server"]);
  expect(result.rows).toEqual([]);
});

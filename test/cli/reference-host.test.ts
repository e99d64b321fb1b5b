import { beforeEach, expect, test } from "vitest";
import { callAt, describedCalls } from "../../src/api/description/index.js";
import { requiredNames } from "../../src/cli/check/required-names.js";
import { run, type World } from "../../src/cli/run.js";
import { base, createReferenceHost, type ReferenceHost } from "./reference-host.js";

/* The program as it is run, against the reference host: everything fits. */

let host: ReferenceHost;
let out = "";
let err = "";
beforeEach(() => {
  host = createReferenceHost();
  out = "";
  err = "";
});

function check(...args: string[]): Promise<number> {
  return run(["check", base, ...args], world());
}

function world(other: Partial<World> = {}): World {
  return {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    write: () => false,
    ...{ outIsTerminal: false, errIsTerminal: false, send: host.send, runServe: async () => 7 },
    ...other,
  };
}

test("every reading call of every element fits", async () => {
  const code = await check("--json");
  const { calls, server, ok } = JSON.parse(out);
  expect(server).toEqual([]);
  expect(calls.filter(({ findings }: { findings: unknown[] }) => findings.length > 0)).toEqual([]);
  const asked = calls.filter(({ outcome }: { outcome: string }) => outcome === "fits");
  const reading = describedCalls.filter(({ method }) => method === "GET");
  expect(asked.length).toBeGreaterThan(reading.length - 4);
  expect({ code, ok }).toEqual({ code: 0, ok: true });
});

test("what is written is taken away again, and nothing else is touched", async () => {
  const before = await lists();
  const code = await check("--write", "--csrf", host.token, "--json");
  const { calls, server, made, left, staysDeleted, ok } = JSON.parse(out);
  expect(server).toEqual([]);
  expect(calls.filter(({ findings }: { findings: unknown[] }) => findings.length > 0)).toEqual([]);
  expect(left).toEqual([]);
  expect(staysDeleted).toEqual(["a course", "a resource", "a sequence"]);
  expect(made).toBeGreaterThan(5);
  expect({ code, ok }).toEqual({ code: 0, ok: true });
  expect(await lists()).toEqual(before);
});

test("without the token of the page nothing is written, and it says why", async () => {
  const code = await check("--write", "--elements", "journey-list");
  expect(code).toBe(1);
  expect(out).toContain("status: expected 201, came 419");
  expect(out).toContain("--csrf TOKEN");
});

test("only what the named elements ask", async () => {
  expect(await check("--elements", "journey-list")).toBe(0);
  expect(out).toContain("journey-list");
  expect(out).toContain("GET /api/journey_groups");
  expect(out).not.toContain("salon-settings");
  expect(out).toMatch(/\d+ writing calls were not asked: --write does/);
});

test("nothing is asked without what its query must have", async () => {
  const paths: string[] = [];
  const send: World["send"] = (url, init) => {
    if ((init.method ?? "GET") === "GET") paths.push(url.slice(base.length));
    return host.send(url, init);
  };
  await run(["check", base, "--json"], world({ send }));
  const missing = paths.flatMap((path) => {
    const [pathname = "", query = ""] = path.split("?");
    const asked = new URLSearchParams(query);
    const call = callAt(describedCalls, "GET", pathname);
    const names = call ? requiredNames(call) : [];
    return names.filter((name) => !asked.get(name)).map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(paths.some((path) => path.includes("?q="))).toBe(true);
});

test("an id that a query must have is asked for where no list has one", async () => {
  const send: World["send"] = async (url, init) =>
    url.includes("/api/v_resource/operator_role") ? Response.json({ data: [] }) : await host.send(url, init);
  await run(["check", base, "--elements", "friend-list"], world({ send }));
  expect(out).toContain("no id was found: give --operator-role ID");
});

test("a report is one page for whoever owns the server", async () => {
  const pages: Record<string, string> = {};
  const write: World["write"] = (file, text) => {
    pages[file] = text;
    return true;
  };
  const send: World["send"] = async (url, init) =>
    url.endsWith("/api/journey_groups") ? new Response("<h1>", { status: 500 }) : await host.send(url, init);
  const args = ["check", base, "--elements", "journey-list", "--report", "a.html"];
  expect(await run(args, world({ send, write }))).toBe(1);
  const page = pages["a.html"] ?? "";
  expect(page).toContain("<h2>&lt;journey-list&gt;: ");
  expect(page).toMatch(/wrong: <code>GET \/api\/journey_groups<\/code> → 500, \d+ ms/);
  expect(page).toMatch(/<li><code>GET \/api\/journeys → 200, \d+ ms<\/code>/);
  expect(page).toContain("Look into the server");
  expect(page).not.toContain("<script");
  expect(await run(args, world({ send, write: () => false }))).toBe(2);
});

test("a table of 100 columns, with colours on a terminal only", async () => {
  await check();
  expect(out).not.toContain("\u001b");
  const lines = out.split("\n").filter((line) => !/: expected .*, came /.test(line));
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  const plain = out;
  out = "";
  await run(["check", base], world({ outIsTerminal: true }));
  expect(out).toContain("\u001b[32m");
  const times = /\d+ ms|[\d.]+ s$/gm;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal takes for colours
  expect(out.replace(/\u001b\[\d+m/g, "").replace(times, "")).toBe(plain.replace(times, ""));
});

test("progress goes to the other stream: one line that changes, where it can be seen to", async () => {
  await check();
  expect(err).toMatch(/^(\d+ calls\n)+$/);
  err = "";
  await run(["check", base, "--elements", "journey-list"], world({ errIsTerminal: true }));
  expect(err).not.toContain("\n");
  expect(err.endsWith("\r\u001b[2K")).toBe(true);
});

test("serve is handed on with its arguments", async () => {
  const asked: (readonly string[])[] = [];
  const runServe = async (args: readonly string[]) => asked.push(args);
  expect(await run(["serve", "--port", "1"], world({ runServe }))).toBe(1);
  expect(asked).toEqual([["--port", "1"]]);
});

/** What the host has of what a check makes. */
async function lists(): Promise<unknown[]> {
  const reading = describedCalls.filter(
    ({ method, path }) => method === "GET" && !/line|broadcast/.test(path),
  );
  const paths = reading.map(({ path }) => path.replace("{salon}", "1")).filter((path) => !path.includes("{"));
  const days = "?from=2020-01-01&to=2099-12-31&with_blocked=1";
  const answers = [...paths, `/api/salon/1/reservations${days}`].map(async (path) => {
    const text = await (await host.send(base + path, { headers: { Accept: "application/json" } })).text();
    // What is deleted stays with those that name it.
    const kept = text.replace(/\{[^{}]*"name":"console-editors check"[^{}]*"deleted":true\},?/g, "");
    return { path, text: kept.replace(/"server_time":"[^"]*"/g, "") };
  });
  return await Promise.all(answers);
}

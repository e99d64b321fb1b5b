import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type HostOptions, type RunningHost, startHost } from "../host/server.js";
import { actionWith, formOf, fromScript, textEffect } from "./calls.js";
import { databaseFile } from "./stores.js";

const running: RunningHost[] = [];
afterEach(async () => {
  for (const host of running.splice(0)) await host.close();
});

async function start(options: Partial<HostOptions> = {}) {
  const host = await startHost({ port: 0, database: databaseFile(), ...options });
  running.push(host);
  const token = /csrf-token" content="([^"]+)"/.exec(await (await fetch(host.url)).text())?.[1] ?? "";
  const headers = { ...fromScript, "x-csrf-token": token };
  return {
    ...host,
    token,
    get: (path: string, init?: RequestInit) => fetch(host.url + path, init),
    json: async (path: string) => (await fetch(host.url + path)).json(),
    save: (document: object = actionWith([textEffect()]), init: RequestInit = {}) => {
      const body = formOf({ ...document }, "json");
      return fetch(`${host.url}/api/action/register`, {
        method: "POST",
        body,
        headers,
        redirect: "manual",
        ...init,
      });
    },
    arm: (fault: object) =>
      fetch(`${host.url}/_host/faults`, { method: "POST", body: JSON.stringify(fault) }),
  };
}

describe("a running host", () => {
  it("sends its policy with every page", async () => {
    const { get } = await start();
    for (const path of ["/", "/actions/1", "/nothing", "/public/host.css"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy"), path).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard; report-uri /csp-report",
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
    }
  });

  it("saves by the token of its page and by no other", async () => {
    const { save, json } = await start();
    expect((await save(undefined, { headers: fromScript })).status).toBe(419);
    const { aid } = (await (await save()).json()) as { aid: number };
    expect(await json(`/api/action/data/${aid}`)).toEqual({ ...actionWith([textEffect()]), aid });
  });

  it("keeps data and token over a restart, and forgets the data with reset", async () => {
    const database = databaseFile();
    const first = await start({ database });
    const { aid } = (await (await first.save()).json()) as { aid: number };
    await first.close();

    const second = await start({ database });
    expect(second.token).toBe(first.token);
    expect(await second.json(`/api/action/data/${aid}`)).toMatchObject({ aid });
    await second.close();

    const third = await start({ database, reset: true });
    expect((await third.get(`/api/action/data/${aid}`, { headers: fromScript })).status).toBe(404);
    expect(((await third.json("/api/v_resource/action")) as { ids: number[] }).ids).toHaveLength(12);
  });

  it("does not bring back deleted demo data at the next start", async () => {
    const database = databaseFile();
    const first = await start({ database });
    await first.get("/actions/1/delete", {
      method: "POST",
      body: new URLSearchParams({ _token: first.token }),
    });
    await first.close();
    expect((await (await start({ database })).get("/actions/1")).status).toBe(404);
  });

  it("leaves the data alone when the port is taken", async () => {
    const database = databaseFile();
    const first = await start({ database });
    await first.save();
    const port = Number(new URL(first.url).port);
    await expect(startHost({ port, database, reset: true })).rejects.toMatchObject({ code: "EADDRINUSE" });
    expect(((await first.json("/api/v_resource/action")) as { ids: number[] }).ids).toHaveLength(13);
  });

  it("gives the port back when the database cannot be opened", async () => {
    const port = await freePort();
    const file = databaseFile();
    mkdirSync(join(file, "a folder where a file should be"), { recursive: true });
    await expect(startHost({ port, database: file })).rejects.toThrow();
    expect(new URL((await start({ port })).url).port).toBe(String(port));
  });
});

describe("files", () => {
  it("lets chunks be kept for good and asks again for entries", async () => {
    const assets = join(dirname(databaseFile()), "dist");
    mkdirSync(join(assets, "chunks"), { recursive: true });
    writeFileSync(join(assets, "thing.js"), "export {};");
    writeFileSync(join(assets, "chunks/react-abc.js"), "export {};");
    writeFileSync(join(assets, "../outside.js"), "secret");
    const { get } = await start({ assets });

    const entry = await get("/assets/thing.js");
    expect([entry.status, entry.headers.get("content-type")]).toEqual([
      200,
      "text/javascript; charset=utf-8",
    ]);
    expect(entry.headers.get("cache-control")).toBe("no-cache");
    const chunk = await get("/assets/chunks/react-abc.js");
    expect(chunk.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const etag = entry.headers.get("etag") ?? "";
    expect((await get("/assets/thing.js", { headers: { "if-none-match": etag } })).status).toBe(304);
    for (const path of [
      "/assets/..%2foutside.js",
      "/assets/%2e%2e/outside.js",
      "/assets/none.js",
      "/assets/chunks",
      "/assets/%zz.js",
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it.each(["/vendor/bootstrap/css/bootstrap.min.css", "/public/host.css", "/public/action-page.js"])(
    "serves %s",
    async (path) => {
      const { get } = await start();
      expect((await get(path)).status).toBe(200);
    },
  );
});

describe("the desk", () => {
  it("lists the API calls it saw, bodies and all", async () => {
    const { get, save, json, token } = await start();
    await save();
    await get("/api/v_resource/tag?x=1");
    expect(await json("/_host/requests")).toEqual([
      {
        method: "POST",
        path: "/api/action/register",
        query: "",
        headers: {
          accept: "application/json",
          "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
          "x-csrf-token": token,
          "x-requested-with": "XMLHttpRequest",
        },
        body: formOf(actionWith([textEffect()]), "json").toString(),
        status: 200,
      },
      expect.objectContaining({
        method: "GET",
        path: "/api/v_resource/tag",
        query: "x=1",
        body: "",
        status: 200,
      }),
    ]);
    await get("/_host/requests", { method: "DELETE" });
    expect(await json("/_host/requests")).toEqual([]);
  });

  it("collects what browsers report", async () => {
    const { get, json } = await start();
    const report = { "csp-report": { "violated-directive": "script-src" } };
    await get("/csp-report", { method: "POST", body: JSON.stringify(report) });
    expect(await json("/_host/reports")).toEqual([{ "violated-directive": "script-src" }]);
    await get("/_host/reports", { method: "DELETE" });
    expect(await json("/_host/reports")).toEqual([]);
  });
});

describe("faults", () => {
  const path = "/api/action/register";

  it.each([
    ["401", 401, "application/json", /"message":/],
    ["403", 403, "application/json", /"message":/],
    ["403-empty", 403, null, /^$/],
    ["404", 404, "application/json", /"message":/],
    ["409", 409, "application/json", /"message":/],
    ["419", 419, "application/json", /"message":/],
    ["422", 422, "application/json", /"errors":\{"inputs.0.text":\[/],
    ["429", 429, "application/json", /"message":/],
    ["500", 500, "application/json", /"message":/],
    ["500-html", 500, "text/html; charset=utf-8", /<h1>/],
    ["html", 200, "text/html; charset=utf-8", /<h1>/],
    ["redirect-login", 302, null, /^$/],
    ["malformed", 200, "application/json", /^\{"aid": 1,$/],
    ["wrong-shape", 200, "application/json", /"aid":"one"/],
    ["empty", 204, null, /^$/],
  ])("%s answers %i once, and does nothing", async (kind, status, contentType, body) => {
    const { arm, save, json } = await start();
    expect((await arm({ path, kind })).status).toBe(201);
    const answer = await save();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, contentType]);
    expect(await answer.text()).toMatch(body);
    if (kind === "redirect-login") expect(answer.headers.get("location")).toBe("/login");
    expect(await actionCount(json)).toBe(12);
    expect((await save()).status).toBe(200);
  });

  it("drop breaks the connection before anything was done, drop-after when it is done", async () => {
    const { arm, save, json } = await start();
    await arm({ path, kind: "drop" });
    await expect(save()).rejects.toThrow("fetch failed");
    expect(await actionCount(json)).toBe(12);
    await arm({ path, kind: "drop-after" });
    await expect(save()).rejects.toThrow("fetch failed");
    expect(await actionCount(json)).toBe(13);
    const seen = (await json("/_host/requests")) as { path: string; status: number | null }[];
    expect(seen.filter((each) => each.path === path).map(({ status }) => status)).toEqual([null, null]);
  });

  it("hang answers when it is disarmed and does nothing", async () => {
    const { arm, save, get, json } = await start();
    await arm({ path, kind: "hang" });
    const hanging = save();
    await seen(json, path);
    await get("/_host/faults", { method: "DELETE" });
    expect((await hanging).status).toBe(503);
    expect(await actionCount(json)).toBe(12);
  });

  it("slow does its work after the delay", async () => {
    const { arm, save } = await start();
    await arm({ path, kind: "slow", delay: 80 });
    const before = performance.now();
    expect((await save()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(75);
  });

  it("does not keep the host from closing while a request hangs", async () => {
    const { arm, save, json, close } = await start();
    await arm({ path, kind: "hang" });
    const hanging = save().catch((error: Error) => error.message);
    await seen(json, path);
    await close();
    expect(await hanging).toBe("fetch failed");
  });

  it("catches by method and by the beginning of a path, as often as it was told", async () => {
    const { arm, get, json, save } = await start();
    await arm({ path: "/api/*", method: "get", kind: "500", times: 2 });
    expect(await json("/_host/faults")).toEqual([
      { path: "/api/*", method: "GET", kind: "500", times: 2, delay: 2000 },
    ]);
    expect((await save()).status).toBe(200);
    const statuses = [];
    for (let turn = 0; turn < 3; turn++) statuses.push((await get("/api/v_resource/tag")).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(await json("/_host/faults")).toEqual([]);
  });

  it.each([
    { path, kind: "melt" },
    { kind: "500" },
    { path: "api", kind: "500" },
    { path, kind: "500", times: 0 },
  ])("refuses to arm %o", async (fault) => {
    const { arm, json } = await start();
    expect((await arm(fault)).status).toBe(422);
    expect(await json("/_host/faults")).toEqual([]);
  });
});

async function actionCount(json: (path: string) => Promise<unknown>): Promise<number> {
  return ((await json("/api/v_resource/action")) as { ids: number[] }).ids.length;
}

/** Waits until the host has seen a request of the path. */
async function seen(json: (path: string) => Promise<unknown>, path: string): Promise<void> {
  const requests = (await json("/_host/requests")) as { path: string }[];
  if (!requests.some((each) => each.path === path)) await seen(json, path);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

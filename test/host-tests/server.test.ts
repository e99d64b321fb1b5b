import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { startHost } from "../host/server.js";
import { actionWith, formOf, fromScript, textEffect } from "./calls.js";
import { start } from "./running-host.js";
import { databaseFile } from "./stores.js";

describe("a running host", () => {
  it("sends its policy with every page", async () => {
    const { get, url } = await start();
    for (const path of ["/", "/actions/1", "/nothing", "/public/host.css"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy"), path).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self' ${socketsOf(url)}; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard; report-uri /csp-report`,
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

describe("a page with old libraries", () => {
  it("has a policy of its own: no Trusted Types, and one event handler by its hash", async () => {
    const { get, url } = await start();
    expect((await get("/embed/modal")).headers.get("content-security-policy")).toBe(
      `default-src 'none'; script-src 'self'; script-src-attr 'unsafe-hashes' 'sha256-47mKTaMaEn1L3m5DAz9muidMqw636xxw7EFAK/YnPdg='; style-src 'self'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self' ${socketsOf(url)}; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; report-uri /csp-report`,
    );
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

  it.each([
    "/vendor/bootstrap/css/bootstrap.min.css",
    "/vendor/bootstrap/js/bootstrap.min.js",
    "/vendor/jquery/jquery.min.js",
    "/public/host.css",
    "/public/action-page.js",
    "/public/media/photo-1.svg",
  ])("serves %s", async (path) => {
    const { get } = await start();
    expect((await get(path)).status).toBe(200);
  });
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

/** Where pages may open web sockets besides: to the host that they came from. */
function socketsOf(url: string): string {
  return `ws://${new URL(url).host}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

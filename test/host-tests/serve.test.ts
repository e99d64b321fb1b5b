import { afterEach, describe, expect, it, test, vi } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { readFault } from "../host/serve/asked-faults.js";
import { eventNames } from "../host/serve/event-names.js";
import { runServe, type Served, type ServeOptions, serve } from "../host/serve/main.js";
import { originOf } from "../host/serve/origins.js";
import { describedElements } from "../tools/manifest/elements.js";
import { actionWith, formOf, fromScript, textEffect } from "./calls.js";

const shop = "https://shop.example";
const running: Served[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const each of running.splice(0)) await each.close();
});

async function start(options: ServeOptions = {}) {
  const served = await serve({ port: 0, ...options });
  running.push(served);
  const call = (path: string, init?: RequestInit) =>
    fetch(served.url + path, { redirect: "manual", ...init });
  const text = async (path: string) => (await call(path)).text();
  return { ...served, call, text };
}

const save = (more: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest", ...more },
  body: JSON.stringify({ name: "新しい名前" }),
});

async function names(read: (path: string) => Promise<string>): Promise<string[]> {
  const { data } = JSON.parse(await read("/api/journey_groups")) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}

describe("the API", () => {
  it("answers with demo data, keeps what is saved, and forgets it with its end", async () => {
    const { call, text, close } = await start();
    expect((await call("/api/journey_groups", save())).status).toBe(201);
    expect(await names(text)).toContain("新しい名前");
    await close();
    const { text: again } = await start();
    expect(await names(again)).not.toContain("新しい名前");
    expect((await names(again)).length).toBeGreaterThan(1);
  });

  it("asks for the token that it was given, and its pages have it", async () => {
    const { call, text } = await start({ csrf: `a"b` });
    expect((await call("/api/journey_groups", save())).status).toBe(419);
    expect((await call("/api/journey_groups", save({ "x-csrf-token": `a"b` }))).status).toBe(201);
    expect(await text("/journey-list")).toContain(`<meta name="csrf-token" content="a&quot;b">`);
  });

  it("lets go of what hangs when it is closed, and of the port; a second close waits for the first", async () => {
    const { call, url, close } = await start();
    const hanging = call("/api/journeys?fault=hang").catch((error: Error) => error.message);
    await call("/api/journeys");
    await Promise.all([close(), close()]);
    expect(await hanging).toBe("fetch failed");
    const { port } = new URL(url);
    expect((await start({ port: Number(port) })).url).toBe(url);
  });

  it("refuses a port that is taken", async () => {
    const { url } = await start();
    await expect(start({ port: Number(new URL(url).port) })).rejects.toThrow("EADDRINUSE");
  });
});

describe("pages of other origins", () => {
  const preflight = {
    method: "OPTIONS",
    headers: {
      origin: shop,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "content-type,idempotency-key,x-csrf-token",
      "access-control-request-private-network": "true",
    },
  };

  it("may ask when they are named: the preflight names every header and method of the library", async () => {
    const { call } = await start({ origins: ["http://localhost:3000", `${shop}/some/page`] });
    const { status, headers } = await call("/api/journeys/1", preflight);
    const list = (name: string) => headers.get(name)?.toLowerCase().split(/, */).toSorted();
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(shop);
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("access-control-allow-private-network")).toBe("true");
    expect(headers.get("vary")).toBe("Origin");
    expect(list("access-control-allow-methods")).toEqual(["delete", "get", "patch", "post", "put"]);
    expect(list("access-control-allow-headers")).toEqual([
      "content-type",
      "idempotency-key",
      "x-csrf-token",
      "x-requested-with",
      "x-socket-id",
    ]);
  });

  it.each(["/api/journeys", "/api/journeys?fault=429", "/faults/500/api/journeys", "/public/serve-page.js"])(
    "get the answer of %s to read",
    async (path) => {
      const { call } = await start({ origins: [shop] });
      const { headers } = await call(path, { headers: { origin: shop } });
      expect(headers.get("access-control-allow-origin")).toBe(shop);
      expect(headers.get("access-control-allow-credentials")).toBe("true");
      expect(headers.get("access-control-expose-headers")).toBe("Retry-After");
      expect(headers.get("vary")).toBe("Origin");
    },
  );

  it("are refused when they are not named, and it is said once what to do", async () => {
    const said: string[] = [];
    const { call } = await start({ origins: [shop], report: (line) => said.push(line) });
    const origin = "https://shop.example.evil.test";
    for (const init of [{}, { method: "POST" }, { method: "OPTIONS" }]) {
      const answer = await call("/api/journeys", { ...init, headers: { origin } });
      expect(answer.status).toBe(403);
      expect(answer.headers.get("access-control-allow-origin")).toBe(null);
      expect(answer.headers.get("vary")).toBe("Origin");
    }
    expect(said).toEqual([`Pages of ${origin} may not ask: start with --origin ${origin}`]);
  });

  it("our own pages need no leave, and OPTIONS without an origin is answered", async () => {
    const { url, call } = await start();
    const own = await call("/api/journey_groups", save({ origin: url }));
    expect([own.status, own.headers.get("access-control-allow-origin")]).toEqual([201, null]);
    expect((await call("/api/journeys", { method: "OPTIONS" })).status).toBe(204);
  });

  it.each([
    ["https://shop.example/a?b#c", "https://shop.example"],
    ["http://localhost:3000", "http://localhost:3000"],
    ["null", "null"],
  ])("%s is the origin %s", (text, origin) => expect(originOf(text)).toBe(origin));

  it.each(["", "*", "shop.example", "file:///a.html", "javascript:alert(1)"])("%o is none", (text) =>
    expect(() => originOf(text)).toThrow("is not the origin of a page"),
  );
});

describe("faults", () => {
  it.each([
    ["500", 500, /Server Error/],
    ["html", 200, /<h1>/],
    ["redirect-login", 302, /^$/],
    ["slow:1", 200, /"data":/],
    ["GET:500", 500, /Server Error/],
    ["post:500", 200, /"data":/],
  ])("%s by query and by path answers %i", async (fault, status, body) => {
    const { call } = await start();
    for (const path of [`/api/journeys?fault=${fault}`, `/faults/${fault}/api/journeys`]) {
      const answer = await call(path);
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(body)]);
    }
  });

  it("lost breaks the connection when the work is done", async () => {
    const { call, text } = await start();
    await expect(call("/api/journey_groups?fault=POST:lost", save())).rejects.toThrow("fetch failed");
    expect(await names(text)).toContain("新しい名前");
  });

  it("slow takes its time, and the call does not know of it", async () => {
    const { call } = await start();
    const before = performance.now();
    const answer = await call("/api/v1/allow_members?page=1&fault=slow:60");
    expect(performance.now() - before).toBeGreaterThan(55);
    expect(await answer.text()).toBe(await (await call("/api/v1/allow_members?page=1")).text());
  });

  it.each(["melt", "500:", "toString", "__proto__", "slow:-1", "a b"])(
    "%o is none, and is said",
    async (fault) => {
      expect(readFault(fault)).toBe(undefined);
      const { call } = await start();
      for (const path of [
        `/api/journeys?fault=${encodeURIComponent(fault)}`,
        `/journey-list?fault=${encodeURIComponent(fault)}`,
      ]) {
        const answer = await call(path);
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain("There is no fault");
      }
    },
  );
});

describe("the pages", () => {
  it.each(elementTags)(
    "has one for <%s>, with the tag in it, its script, and its source to copy",
    async (tag) => {
      const { url, call, text } = await start();
      const markup = await (await call(`/${tag}`)).text();
      expect(markup.split(`<${tag}`)).toHaveLength(2);
      expect(markup).toContain(`<script type="module" src="/assets/${tag}.js"></script>`);
      expect(markup).toContain(
        `&lt;script type=&quot;module&quot; src=&quot;${url}/assets/${tag}.js&quot;&gt;`,
      );
      expect(markup).toContain(`&lt;${tag} api-base=&quot;${url}&quot;`);
      expect(await text("/")).toContain(`<a href="/${tag}"><code>&lt;${tag}&gt;</code></a>`);
      for (const [, path = ""] of markup.matchAll(/(?:src|href)="(\/public\/[^"]+)"/g))
        expect((await call(path)).status, path).toBe(200);
    },
  );

  it.each(describedElements)("gives <$tag> attributes that it has", async ({ tag, attributes }) => {
    const { text } = await start();
    const [, written = ""] = new RegExp(`<${tag}([^>]*)>`).exec(await text(`/${tag}?fault=500`)) ?? [];
    const own = [...written.matchAll(/ ([a-z-]+)(?==|\s|$)/g)].map(([, name]) => name);
    expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(own));
    expect(own).toContain("api-base");
  });

  it("listens for every event of every element", () => {
    const all = describedElements.flatMap(({ events }) => events.map(({ name }) => name));
    expect(eventNames).toEqual([...new Set(all)].toSorted());
  });

  it("gives its elements the fault and the language that are asked for", async () => {
    const { text } = await start();
    expect(await text("/journey-list?fault=POST:500")).toContain(`api-base="/faults/POST:500"`);
    expect(await text("/journey-list?locale=en")).toContain(`{"locale":"en",`);
    expect(await text("/journey-list")).toContain(`{"locale":"ja",`);
  });

  it("shows the record as it was saved, with every hostile text as a text", async () => {
    const { call, text } = await start();
    const hostile = `</pre><script>alert(1)</script><img src=x onerror=alert(2)>"'&`;
    const action = actionWith([textEffect({ text: hostile })], { aid: 2, a_name: hostile });
    const sent = { method: "POST", headers: fromScript, body: formOf(action, "json") };
    expect((await call("/api/action/register", sent)).status).toBe(200);
    const markup = await text("/action-editor");
    expect(markup).toContain("alert(1)");
    expect(markup).not.toMatch(/<script>|<img|<\/pre><script/);
    expect(await text(`/action-editor?fault=${encodeURIComponent(hostile)}`)).not.toMatch(/<script>|<img/);
    expect(await text(`/${encodeURIComponent(hostile)}`)).not.toMatch(/<script>|<img/);
  });

  it("says where nothing is, and gives no file that it was not asked to serve", async () => {
    const { call, text } = await start();
    for (const path of [
      "/nothing",
      "/assets/nothing.js",
      "/public/..%2f..%2f..%2fpackage.json",
      "/assets/..%2fpackage.json",
    ])
      expect((await call(path)).status, path).toBe(404);
    expect(await text("/nothing")).toContain("Nothing is here");
    expect(await text("/login")).toContain("<!doctype html>");
  });
});

describe("the command", () => {
  test.each([
    [["--port", "abc"], `"abc" is not a port number`],
    [["--origin", "shop"], `"shop" is not the origin of a page`],
    [["--nothing"], "--port N"],
  ])("%j is explained in a sentence", async (args, sentence) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await runServe(args)).toBe(2);
    expect(said.mock.calls.flat().join("\n")).toContain(sentence);
  });

  test("a port that is taken too", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const { port } = new URL((await start()).url);
    expect(await runServe(["--port", port])).toBe(1);
    expect(said.mock.calls.flat()).toEqual([`Port ${port} is already in use; choose another with --port N.`]);
  });

  test("--help says how it is used", async () => {
    const said = vi.spyOn(console, "log").mockImplementation(() => {});
    expect(await runServe(["--help"])).toBe(0);
    expect(said.mock.calls.flat().join("\n")).toContain("--origin ORIGIN");
  });
});

import { expect, test } from "vitest";
import { describedCalls } from "../../src/api/description/index.js";
import { run } from "../../src/cli/run.js";
import { base, createReferenceHost } from "./reference-host.js";
import { body, json, type Spoil, says, spoiled, status } from "./spoil.js";

/* Nothing of a session and no value of an answer is printed, whatever a server does with it. */

const secret = "s3cr3t-Zq81xVbN-0f9a8b7c6d5e";
const args = ["--header", `Cookie: session=${secret}`, "--csrf", secret, "--write"];

const echoing: readonly (readonly [string, Spoil])[] = [
  ["in the message of an error", says(JSON.stringify({ message: secret }), { status: 500, headers: json })],
  ["where it sends one to", status(302, { Location: `/login/${secret}?token=${secret}#${secret}` })],
  ["as another host", status(302, { Location: `https://${secret}@other.test/${secret}` })],
  ["in a page", says(`<!DOCTYPE html>${secret}`, { headers: { "Content-Type": "text/html" } })],
  ["as a type", says(secret, { headers: { "Content-Type": `${secret}; charset=${secret}` } })],
  ["in what keeps it", says("{}", { headers: { ...json, "Cache-Control": `max-age=60, ${secret}` } })],
  ["in every text and key", body((value) => instead(value))],
  ["in malformed JSON", says(`{"data": ${secret}`, { headers: json })],
  [
    "as a reason",
    (): Response => {
      throw Object.assign(new TypeError(secret), {
        cause: Object.assign(new Error(secret), { code: secret }),
      });
    },
  ],
];

test.each(echoing)("%s", async (_, spoil) => {
  const host = createReferenceHost();
  for (const more of [[], ["--json"], ["--report", "report.html"]]) {
    let printed = "";
    const print = (text: string) => {
      printed += text;
    };
    const write = (_: string, text: string) => {
      print(text);
      return true;
    };
    const world = { out: print, err: print, write, outIsTerminal: false, errIsTerminal: true };
    const code = await run(["check", base, "--salon", "1", ...args, ...more], {
      ...{ ...world, send: spoiled(host.send, spoil), runServe: async () => 0 },
    });
    expect(code).toBe(1);
    expect(printed).not.toContain(secret);
    expect(printed.length).toBeGreaterThan(300);
  }
});

test("each call carries the session, writes their key, and no preflight does", async () => {
  const host = createReferenceHost();
  const seen: { method: string; headers: Headers }[] = [];
  const send = (url: string, init: RequestInit) => {
    seen.push({ method: init.method ?? "", headers: new Headers(init.headers) });
    return host.send(url, init);
  };
  const world = {
    out: () => {},
    err: () => {},
    write: () => true,
    outIsTerminal: false,
    errIsTerminal: false,
  };
  const asked = ["check", base, ...args, "--origin", "https://page.test", "--elements", "journey-list"];
  await run(asked, { ...world, send, runServe: async () => 0, check: { calls: describedCalls } });
  const preflights = seen.filter(({ method }) => method === "OPTIONS");
  const others = seen.filter(({ method }) => method !== "OPTIONS");
  expect(preflights.length).toBeGreaterThan(0);
  expect(preflights.filter(({ headers }) => headers.has("cookie") || headers.has("x-csrf-token"))).toEqual(
    [],
  );
  expect(others.filter(({ headers }) => !headers.get("cookie")?.includes(secret))).toEqual([]);
  expect(others.every(({ headers }) => headers.get("accept") === "application/json")).toBe(true);
  const posts = others.filter(({ method, headers }) => method === "POST" && headers.has("x-csrf-token"));
  expect(posts.every(({ headers }) => headers.has("idempotency-key"))).toBe(true);
});

/** The same shape, with the secret wherever a text or a key of data is. */
function instead(value: unknown): unknown {
  if (typeof value === "string") return secret;
  if (Array.isArray(value)) return value.map(instead);
  if (typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).map(([key, each]) => [/^\d+$/.test(key) ? secret : key, instead(each)]);
  return { ...Object.fromEntries(known), [secret]: secret };
}

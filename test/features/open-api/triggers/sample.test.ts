import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { curlOf, exampleOf, prettyJson } from "../../../../src/features/open-api/triggers/tree/sample.js";
import { readParams } from "../../../../src/features/open-api/triggers/tree/tree.js";
import { counter, wireOf } from "./any-params.js";

const now = "2026-11-20T10:45:00+09:00";

describe("an example", () => {
  it.each([
    ["a:string", { a: "text" }],
    ["a:number b:datetime c:array d:money", { a: 0, b: now, c: [], d: "text" }],
    ["m:map(a:number n:map(b:string)) e:map", { m: { a: 0, n: { b: "text" } }, e: {} }],
    ["s:string(hidden:number)", { s: "text" }],
    ["", {}],
  ])("%s", (tree, example) => {
    expect(exampleOf(readParams(wireOf(tree), counter()), now, "text")).toEqual(example);
  });

  it("leaves out what has no key, and reaches no prototype", () => {
    const wire = JSON.parse('{"":{"type":"number"},"__proto__":{"type":"number"}}');
    expect(JSON.stringify(exampleOf(readParams(wire, counter()), now, "text"))).toBe('{"__proto__":0}');
  });
});

describe("JSON for people", () => {
  it.each([[{}], [{ a: [], b: {}, c: [1, [2, { d: null }]], e: { f: "\n\"'\u2028" } }], [[]], ["text"]])(
    "%j is as JSON.stringify writes it",
    (data) => {
      expect(prettyJson(data)).toBe(JSON.stringify(data, null, 2));
    },
  );
});

describe("cURL", () => {
  it("is one command with no real token", () => {
    expect(curlOf("https://example.com/call?a=1&b=2", "order.created", { a: 0 })).toBe(
      [
        "curl -X POST 'https://example.com/call?a=1&b=2' \\",
        "  -H 'Authorization: Bearer ****' \\",
        "  -H 'Content-Type: application/json' \\",
        `  -d '{\n  "event": "order.created",\n  "params": {\n    "a": 0\n  }\n}'`,
      ].join("\n"),
    );
  });

  it("reaches a shell as it is meant, quotes and all", () => {
    const event = `it's $(date) \`date\` "x" \\ ';exit 1;'`;
    const command = curlOf("https://example.com/'$HOME'", event, { "a'b": "c'd" });
    const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${command}`;
    const words = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
    expect(words.slice(0, 7)).toEqual([
      "-X",
      "POST",
      "https://example.com/'$HOME'",
      "-H",
      "Authorization: Bearer ****",
      "-H",
      "Content-Type: application/json",
    ]);
    expect(JSON.parse(words[8] ?? "")).toEqual({ event, params: { "a'b": "c'd" } });
  });
});

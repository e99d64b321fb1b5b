import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { path } from "../../src/lib/path.js";

const origin = "https://console.test";

describe("ids enter a path encoded", () => {
  it.each<[id: string | number, path: string]>([
    [5, "/api/slots/5/rest"],
    [-1, "/api/slots/-1/rest"],
    ["egg", "/api/slots/egg/rest"],
    ["a b", "/api/slots/a%20b/rest"],
    ["a/b", "/api/slots/a%2Fb/rest"],
    ["../admin", "/api/slots/..%2Fadmin/rest"],
    ["a\\b", "/api/slots/a%5Cb/rest"],
    ["a?b=1", "/api/slots/a%3Fb%3D1/rest"],
    ["a#b", "/api/slots/a%23b/rest"],
    ["%2e%2e", "/api/slots/%252e%252e/rest"],
    ["...", "/api/slots/.../rest"],
    ["予約", "/api/slots/%E4%BA%88%E7%B4%84/rest"],
  ])("%s", (id, encoded) => {
    expect(path`/api/slots/${id}/rest`).toBe(encoded);
  });

  it("several in one path, and none", () => {
    expect(path`/api/${"a/b"}/items/${2}`).toBe("/api/a%2Fb/items/2");
    expect(path`/api/groups`).toBe("/api/groups");
  });

  it.each(["", ".", ".."])("%j is refused, because a URL would swallow it", (id) => {
    expect(() => path`/api/slots/${id}/rest`).toThrow(RangeError);
  });

  it("half a character is refused like any other id that has no encoding", () => {
    expect(() => path`/api/slots/${"\ud83d"}/rest`).toThrow(RangeError);
  });

  it("10,000 hostile ids add no segment, no query, no fragment, no host", () => {
    const nasty = [
      ..."./\\?#%;:@&=+ \t\r\n\0",
      "..",
      "//",
      "%2e",
      "%2F",
      "．",
      "。",
      "javascript:",
      "\u202e",
    ];
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.array(fc.constantFrom(...nasty), { maxLength: 6 }).map((parts) => parts.join("")),
      fc
        .tuple(fc.constantFrom(...nasty), fc.string(), fc.constantFrom(...nasty))
        .map((parts) => parts.join("")),
    );
    const property = fc.property(
      hostile.filter((id) => !["", ".", ".."].includes(id)),
      (id) => {
        const url = new URL(path`/api/slots/${id}/rest`, origin);
        const [, api, slots, segment = "", ...after] = url.pathname.split("/");
        const elsewhere = [url.origin, api, slots, ...after, url.search, url.hash].join(" ");
        return elsewhere === `${origin} api slots rest  ` && decodeURIComponent(segment) === id;
      },
    );
    // Compared by hand: an expectation for each of 10,000 ids takes seconds.
    expect(() => fc.assert(property, { numRuns: 10_000 })).not.toThrow();
  });
});

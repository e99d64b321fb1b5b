import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeRedirect } from "../../src/lib/redirect.js";

const page = { href: "https://console.test/line/actions?page=2#top", origin: "https://console.test" };
const listed = ["https://shop.test", "http://old.test:8080"];

describe("followed: http(s) addresses of the page's own origin or of a listed one", () => {
  it.each<[target: string, url: string]>([
    ["/line/actions", "https://console.test/line/actions"],
    ["edit/5", "https://console.test/line/edit/5"],
    ["?page=3", "https://console.test/line/actions?page=3"],
    ["#bottom", "https://console.test/line/actions?page=2#bottom"],
    ["https://console.test/x", "https://console.test/x"],
    ["HTTPS://CONSOLE.TEST/x", "https://console.test/x"],
    ["https://console.test:443/x", "https://console.test/x"],
    ["//console.test/x", "https://console.test/x"],
    ["  /line  ", "https://console.test/line"],
    ["https://shop.test/thanks", "https://shop.test/thanks"],
    ["http://old.test:8080/", "http://old.test:8080/"],
    ["/javascript:alert(1)", "https://console.test/javascript:alert(1)"],
    ["/a\tb", "https://console.test/ab"],
  ])("%j", (target, url) => {
    expect(safeRedirect(target, page, listed)).toBe(url);
  });
});

describe("not followed", () => {
  it.each<[what: string, target: unknown]>([
    ["a script", "javascript:alert(1)"],
    ["a script in capitals", "JaVaScRiPt:alert(1)"],
    ["a script with a tab inside its scheme", "java\tscript:alert(1)"],
    ["a script with a line break inside its scheme", "java\nscript:alert(1)"],
    ["a script after blanks", " \u0001javascript:alert(1)"],
    ["data", "data:text/html,<script>alert(1)</script>"],
    ["a blob of our own origin", "blob:https://console.test/0-0"],
    ["a file", "file:///etc/passwd"],
    ["mail", "mailto:a@example.test"],
    ["a source view", "view-source:https://console.test/"],
    ["another host", "https://evil.test/"],
    ["another host without scheme", "//evil.test/"],
    ["another host by backslashes", "\\\\evil.test/"],
    ["another host by mixed slashes", "/\\evil.test/"],
    ["another host with a tab between the slashes", "/\t/evil.test/"],
    ["another host with one slash", "http:/evil.test/"],
    ["another host behind our name", "https://console.test@evil.test/"],
    ["another host that begins like ours", "https://console.test.evil.test/"],
    ["a host below ours", "https://sub.console.test/"],
    ["another port", "https://console.test:8443/"],
    ["http instead of https", "http://console.test/"],
    ["a listed host by the other scheme", "http://shop.test/"],
    ["a listed host on another port", "http://old.test/"],
    ["no address", "https://"],
    ["an impossible port", "https://console.test:99999/"],
    ["an empty text", ""],
    ["nothing", undefined],
    ["null", null],
    ["a number", 5],
    ["a list with a good address", ["/line"]],
    ["an object that turns into a good address", { toString: () => "/line" }],
  ])("%s", (_, target) => {
    expect(safeRedirect(target, page, listed)).toBeNull();
  });

  it("from an http page to https of the same host, unless listed", () => {
    const plain = { href: "http://console.test/a", origin: "http://console.test" };
    expect(safeRedirect("https://console.test/", plain, [])).toBeNull();
    expect(safeRedirect("https://console.test/", plain, ["https://console.test"])).toBe(
      "https://console.test/",
    );
  });

  it("from a page without an address of its own", () => {
    expect(safeRedirect("/line", { href: "about:srcdoc", origin: "null" }, [])).toBeNull();
    expect(safeRedirect("data:,x", { href: "about:srcdoc", origin: "null" }, ["null"])).toBeNull();
  });

  it("wherever a hostile text leads, the answer stays on a permitted origin", () => {
    const pieces = "evil.test console.test javascript: https: http: // / \\ : @ %2f . # ? a".split(" ");
    const target = fc
      .array(fc.constantFrom(...pieces, "\t", "\n", " "), { maxLength: 8 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(target, (text) => {
        const url = safeRedirect(text, page, listed);
        if (url !== null) expect([page.origin, ...listed]).toContain(new URL(url).origin);
        expect(url === null || url === new URL(text, page.href).href).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

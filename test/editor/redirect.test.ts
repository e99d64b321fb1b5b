import { describe, expect, it } from "vitest";
import { readRedirect } from "../../src/editor/redirect.js";
import type { PlainData } from "../../src/lib/plain-data.js";

const page = { href: "https://console.test/line/actions/new", origin: "https://console.test" };

describe("where an answer sends the page", () => {
  it.each<[what: string, response: PlainData, where: ReturnType<typeof readRedirect>]>([
    ["no answer", null, "none"],
    ["an answer that is no object", ["/line"], "none"],
    ["an answer without it", { aid: 5 }, "none"],
    ["null", { redirect_to: null }, "none"],
    ["an empty text", { redirect_to: "" }, "none"],
    ["a path", { redirect_to: "/line/actions" }, { url: "https://console.test/line/actions" }],
    ["a relative one", { redirect_to: "5" }, { url: "https://console.test/line/actions/5" }],
    ["a listed origin", { redirect_to: "https://shop.test/" }, { url: "https://shop.test/" }],
    ["another origin", { redirect_to: "https://evil.test/" }, "refused"],
    ["a script", { redirect_to: "javascript:alert(1)" }, "refused"],
    ["a number", { redirect_to: 5 }, "refused"],
    ["an object", { redirect_to: { url: "/line" } }, "refused"],
    ["false", { redirect_to: false }, "refused"],
  ])("%s", (_, response, where) => {
    expect(readRedirect(response, page, ["https://shop.test"])).toEqual(where);
  });
});

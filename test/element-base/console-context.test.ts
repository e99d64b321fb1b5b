import { describe, expect, it } from "vitest";
import { type ConsoleContext, mergeContexts, readContext } from "../../src/element-base/console-context.js";
import type { PlainData } from "../../src/lib/plain-data.js";

const good = {
  apiBase: "https://api.test",
  csrfToken: "token",
  abilities: ["scenario", "episode"],
  locale: "en",
  triggerContext: { category: "open_api", params: {} },
  allowedRedirectOrigins: ["https://shop.test"],
  brand: "b1",
} satisfies ConsoleContext;

describe("the page's context", () => {
  it("is read whole", () => {
    expect(readContext(good)).toEqual(good);
  });

  it.each<[key: keyof typeof good, wrong: PlainData[]]>([
    ["apiBase", [5, null, true, [], {}]],
    ["csrfToken", [5, null, ["token"]]],
    ["abilities", ["scenario", 5, null, { 0: "scenario" }, ["scenario", 5], [["scenario"]]]],
    ["locale", ["fr", "JA", "", 5, null, ["ja"]]],
    ["allowedRedirectOrigins", ["https://shop.test", null, [null], {}]],
    ["brand", [5, null, {}]],
  ])("%s of a wrong type falls out alone", (key, wrong) => {
    const { [key]: _, ...others } = good;
    for (const value of wrong) expect(definedKeys(readContext({ ...good, [key]: value }))).toEqual(others);
  });

  it.each<[what: string, data: PlainData]>([
    ["nothing", null],
    ["a text", "abilities"],
    ["a number", 5],
    ["a list", []],
    ["an empty object", {}],
    ["keys that we do not know", { abilites: ["scenario"], limit: {}, onError: "alert" }],
  ])("%s gives an empty one", (_, data) => {
    expect(definedKeys(readContext(data))).toEqual({});
  });

  it("a hook cannot come from a script of data", () => {
    expect(readContext({ ...good, onError: "alert(1)" }).onError).toBeUndefined();
  });
});

describe("contexts lie over each other", () => {
  const script: ConsoleContext = { locale: "ja", brand: "script", abilities: ["scenario", "episode"] };
  const configured: ConsoleContext = { brand: "configured", apiBase: "/v2" };

  it.each<[what: string, contexts: ConsoleContext[], merged: ConsoleContext]>([
    ["none", [], {}],
    ["later wins, key by key", [script, configured], { ...script, ...configured }],
    ["and the other way round", [configured, script], { ...configured, ...script }],
    [
      "of three the last",
      [script, configured, { brand: "attribute" }],
      { ...script, apiBase: "/v2", brand: "attribute" },
    ],
    ["undefined says nothing", [script, { brand: undefined, locale: undefined }], script],
    ["null says nothing", [script, { brand: null } as never], script],
    ["an empty list is said", [script, { abilities: [] }], { ...script, abilities: [] }],
    ["an empty text is said", [{ apiBase: "/v2" }, { apiBase: "" }], { apiBase: "" }],
    ["lists are replaced, not joined", [script, { abilities: ["mail"] }], { ...script, abilities: ["mail"] }],
  ])("%s", (_, contexts, merged) => {
    expect(mergeContexts(...contexts)).toEqual(merged);
  });

  it("a hook is kept as it is", () => {
    const onError = () => undefined;
    expect(mergeContexts({ onError }, script).onError).toBe(onError);
  });

  it("none of them is changed", () => {
    const before = JSON.stringify([script, configured]);
    mergeContexts(script, configured, { brand: "x" });
    expect(JSON.stringify([script, configured])).toBe(before);
  });
});

/** What a context says; a key without a value says nothing. */
function definedKeys(context: ConsoleContext): object {
  return Object.fromEntries(Object.entries(context).filter(([, value]) => value !== undefined));
}

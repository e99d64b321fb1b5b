import { describe, expect, test } from "vitest";
import { filesOfFirstLoad, weighFirstLoad } from "./first-load.js";

const built: Record<string, string> = {
  "editor.js":
    'import{a as b}from"./chunks/react.js";import"./chunks/kit.js";b(()=>import("./chunks/later.js"));',
  "chunks/kit.js": 'export*from"./react.js";',
  "chunks/react.js": 'const s="import nothing from here";export{s as a};',
  "chunks/later.js": "export const late=1;",
};

describe("the first load of an entry", () => {
  test("is what it imports statically, each file once, and not what it imports later", () => {
    expect(filesOfFirstLoad("editor.js", read)).toEqual(["editor.js", "chunks/react.js", "chunks/kit.js"]);
  });

  test("says that a build is needed when a file is not there", () => {
    expect(() => filesOfFirstLoad("other.js", read)).toThrow(
      "dist/other.js is missing: a build is needed first",
    );
  });

  test("says when a source map is missing, because it tells who wrote what", () => {
    expect(() => weighFirstLoad("editor.js", read)).toThrow("dist/editor.js.map is missing");
  });
});

describe("the weight of a chunk", () => {
  const code = `const ours="${noise(300)}";\nconst theirs="${noise(900)}";`;
  const ours = "../src/lib/a.ts";
  const theirs = "../node_modules/ky/index.js";

  test("is ours or the packages' when all of its sources are", () => {
    expect(weighOne(map([ours], "AAAA")).thirdParty).toBe(0);
    expect(weighOne(map([theirs, "\0commonjsHelpers.js"], "AAAA")).own).toBe(0);
  });

  test("is shared out by the mappings when it mixes", () => {
    // The first line comes from the first source, the second from the second.
    const { own, thirdParty } = weighOne(map([ours, theirs], "AAAA;ACAA"));
    expect(thirdParty / own).toBeGreaterThan(2);
    expect(thirdParty / own).toBeLessThan(4);
  });

  function weighOne(sourceMap: string) {
    const [weight] = weighFirstLoad("a.js", (path) => ({ "a.js": code, "a.js.map": sourceMap })[path]);
    if (!weight) throw new Error("nothing was weighed");
    return weight;
  }
});

function read(path: string): string | undefined {
  return built[path];
}

function map(sources: readonly string[], mappings: string): string {
  return JSON.stringify({
    version: 3,
    file: "a.js",
    sources,
    sourcesContent: [],
    names: [],
    mappings,
    sourceRoot: "",
  });
}

/** Letters that compress badly, the same ones each time. */
function noise(length: number): string {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 48271) % 2147483647;
    return String.fromCharCode(97 + (seed % 26));
  }).join("");
}

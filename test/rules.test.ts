import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readProject } from "./tools/architecture/project-files.js";
import { citationsOfOtherDocuments, citedRules, type Place, ruleNames } from "./tools/rule-citations.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = readProject(root);
const ours = files.filter(({ path }) => /^(?:src|test)\//.test(path) && path !== "test/rules.test.ts");
const names = ruleNames(ours);

/** Lines that still cite documents which are not here. Whoever replaces one lowers it; nothing raises it. */
const limits = { src: 0, test: 0 };

/** A run of kana, kanji and full-width signs: a message without its figures and names. */
const japanese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+/g;

describe("rules of the product", () => {
  test("have names in kebab-case, each only once", () => {
    const all = names.map(({ text }) => text);
    expect(all.filter((name) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(name))).toEqual([]);
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
    expect(all.length).toBeGreaterThan(0);
  });

  test("are there where source or tests cite them", () => {
    const known = new Set(names.map(({ text }) => text));
    expect(
      citedRules(ours)
        .filter(({ text }) => !known.has(text))
        .map(say),
    ).toEqual([]);
  });

  test("are not marked as untested where a test cites them", () => {
    const untested = files
      .filter(({ path }) => path.endsWith("/RULES.md"))
      .flatMap(({ text }) => [...text.matchAll(/^### (.+)\n.* — not tested$/gm)].map(([, name]) => name));
    const cited = citedRules(ours.filter(({ path }) => path.startsWith("test/")));
    expect(cited.filter(({ text }) => untested.includes(text)).map(say)).toEqual([]);
  });

  test("point to files that are here", () => {
    const paths = files
      .filter(({ path }) => path.endsWith("/RULES.md"))
      .flatMap(({ text }) => [...text.matchAll(/`((?:src|test)\/[^`\s]*)`/g)].map(([, path = ""]) => path));
    expect(paths.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
  });

  test("say messages to the letter", () => {
    const source = files
      .filter(({ path }) => /^src\/.*\.tsx?$/.test(path))
      .map(({ text }) => text)
      .join("\n");
    const said = files
      .filter(({ path }) => path.endsWith("/RULES.md"))
      .flatMap(({ text }) => text.match(japanese) ?? []);
    expect([...new Set(said)].filter((piece) => !source.includes(piece))).toEqual([]);
  });

  test.each(["src", "test"] as const)(
    "are cited by %s, and documents that are not here ever less often",
    (room) => {
      const found = citationsOfOtherDocuments(ours.filter(({ path }) => path.startsWith(`${room}/`)));
      const inFiles = [...new Set(found.map(({ path }) => path))];
      expect(found.length, inFiles.join("\n")).toBeLessThanOrEqual(limits[room]);
    },
  );
});

describe("a citation", () => {
  const read = (text: string) => citedRules([{ path: "src/a.ts", text }]).map((place) => place.text);

  test("names one rule or several", () => {
    expect(read("/** Saved once (rules: once-only-key, saving-progress). */")).toEqual([
      "once-only-key",
      "saving-progress",
    ]);
    expect(read("the clock (rules: clock-in-tokyo), rules: whole-order")).toEqual([
      "clock-in-tokyo",
      "whole-order",
    ]);
  });

  test("that is written otherwise is no rule's name", () => {
    expect(read("// (rules: Once only, whole-order)")).toEqual(["Once only"]);
  });

  test("of another document is counted by its line", () => {
    const text = ["// so it is (\u00a73, \u00a74)", "// an id (api 0.9)", "// nothing"].join("\n");
    expect(citationsOfOtherDocuments([{ path: "src/a.ts", text }]).map(({ line }) => line)).toEqual([1, 2]);
  });

  test.each([
    ["the words that the contract gives", 1],
    ["The contract's example", 1],
    ["the spec's figure", 1],
    ["no specification names it", 1],
    ["the product owner has to confirm this", 1],
    ["the public surface gives each its own", 1],
    ["a call of the HTTP contract", 0],
    ["the public surface of an element", 0],
    ["the specification of OpenAPI", 0],
  ])("%j names a document that is not here: %d", (text, count) => {
    expect(citationsOfOtherDocuments([{ path: "src/a.ts", text }])).toHaveLength(count);
  });
});

function say({ path, line, text }: Place): string {
  return `${path}:${line} cites ${text}`;
}

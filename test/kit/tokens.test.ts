import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { kitStyles } from "../../src/kit/styles.js";
import { readProject } from "../tools/architecture/project-files.js";

const sources = readProject(fileURLToPath(new URL("../..", import.meta.url))).filter(({ path }) =>
  path.startsWith("src/"),
);
const read = (path: string) => sources.find((file) => file.path === path)?.text ?? "";

/** Names of the tokens that a sheet defines. */
function definedIn(path: string): Set<string> {
  return new Set(read(path).match(/--ce-[\w-]+(?=:)/g));
}

const everywhere = definedIn("src/kit/tokens.css");
const ofWidgets = definedIn("src/kit/widget-tokens.css");
const sheets = sources
  .map(({ path }) => path)
  .filter((path) => path.endsWith(".css") && !path.endsWith("tokens.css"));

/** The components that bring a sheet along. */
function bringersOf(sheet: string) {
  return sources.filter(
    ({ path, text }) => dirname(path) === dirname(sheet) && text.includes(`/${basename(sheet)}?inline"`),
  );
}

describe.each(sheets)("%s", (sheet) => {
  const used = [...read(sheet).matchAll(/var\((--ce-[\w-]+)/g)].map(([, name]) => name as string);

  test("uses no token that is defined nowhere", () => {
    expect(used.filter((name) => !everywhere.has(name) && !ofWidgets.has(name))).toEqual([]);
  });

  test("has the tokens it uses wherever it is adopted", () => {
    const late = used.filter((name) => !everywhere.has(name));
    const without = bringersOf(sheet).filter(({ text }) => !text.includes('/widget-tokens.css?inline"'));
    expect(bringersOf(sheet).length).toBeGreaterThan(0);
    expect(late.length > 0 ? without.map(({ path }) => `${path} lacks ${late}`) : []).toEqual([]);
  });
});

test("a token has one home", () => {
  expect([...ofWidgets].filter((name) => everywhere.has(name))).toEqual([]);
  expect(kitStyles[0]).toContain("--ce-accent");
});

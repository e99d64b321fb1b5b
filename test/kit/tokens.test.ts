import { dirname, join } from "node:path/posix";
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
/** Sheets of tokens that are brought along, by what names them in an import. */
const brought = ["field-tokens", "widget-tokens"].map((name) => ({
  names: definedIn(`src/kit/${name}.css`),
  mark: `/${name}.css?inline"`,
}));
const sheets = sources
  .map(({ path }) => path)
  .filter((path) => path.endsWith(".css") && !path.endsWith("tokens.css"));

/** The components that bring a sheet along. */
function bringersOf(sheet: string) {
  return sources.filter(({ path, text }) =>
    [...text.matchAll(/from "(.+\.css)\?inline"/g)].some(
      ([, relative = ""]) => join(dirname(path), relative) === sheet,
    ),
  );
}

describe.each(sheets)("%s", (sheet) => {
  const used = [...read(sheet).matchAll(/var\((--ce-[\w-]+)/g)].map(([, name]) => name as string);

  test("uses no token that is defined nowhere", () => {
    expect(
      used.filter((name) => !everywhere.has(name) && !brought.some(({ names }) => names.has(name))),
    ).toEqual([]);
  });

  test("has the tokens it uses wherever it is adopted", () => {
    const needed = brought.filter(({ names }) => used.some((name) => names.has(name)));
    expect(bringersOf(sheet).length).toBeGreaterThan(0);
    const lacking = bringersOf(sheet).flatMap(({ path, text }) =>
      needed.filter(({ mark }) => !text.includes(mark)).map(({ mark }) => `${path} lacks ${mark}`),
    );
    expect(lacking).toEqual([]);
  });
});

test("a token has one home", () => {
  const all = [everywhere, ...brought.map(({ names }) => names)].flatMap((names) => [...names]);
  expect(all).toHaveLength(new Set(all).size);
  expect(kitStyles[0]).toContain("--ce-accent");
});

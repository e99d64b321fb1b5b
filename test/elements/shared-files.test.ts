import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { readProject } from "../tools/architecture/project-files.js";

/** Names of a tag: as it is, or as the names of its class and its types begin. */
const names = elementTags.map((tag) => {
  const words = tag.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return new RegExp(`(?<![\\w-])${tag}(?![\\w-])|\\b${words.join("")}(Element|Declaration)\\b`);
});

/** A file that names all but a few has to be touched for the next element. */
test("a new element is named in a few shared files, and what tests know of it stands in its folder", () => {
  const files = readProject(fileURLToPath(new URL("../..", import.meta.url)));
  const shared = files.filter(({ text }) => names.filter((name) => name.test(text)).length > 12);
  expect(shared.map(({ path }) => path).sort()).toEqual([
    "README.md",
    // Most elements have pickers: which ones is said where the calls of those are described.
    "src/api/description/pickers.ts",
    // By a table that is made (test/tools/made-pages.ts).
    "src/elements/embedding.md",
    "src/elements/registry.ts",
    "src/entries/autoloader.ts",
    "src/entries/index.ts",
    // Every button that calls the server is pressed twice, each in its element.
    "test/browser/pressed-twice.test.ts",
    "test/host/serve/shown-elements.ts",
  ]);
});

test("in the folder of each element are the files that the README has, and no others", () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
  const said = [...readme.matchAll(/^\| `([\w…-]+\.(?:ts|mjs))` \|/gm)].map(([, name = ""]) => name);
  const optional = ["page-….ts", "server.ts"];
  for (const tag of elementTags) {
    const files = readdirSync(new URL(tag, import.meta.url)).map((name) =>
      name.replace(/^page-.+\.ts$/, "page-….ts"),
    );
    expect([tag, said.filter((name) => !files.includes(name) && !optional.includes(name))]).toEqual([
      tag,
      [],
    ]);
    expect([tag, files.filter((name) => !said.includes(name))]).toEqual([tag, []]);
  }
});

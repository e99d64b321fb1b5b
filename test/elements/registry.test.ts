import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { elementTags, registry } from "../../src/elements/registry.js";
import { engineElements } from "../engines/support/elements.js";
import { libraryElements } from "../hazards/support/elements.js";
import { isElementTag } from "../hazards/support/fixture.js";
import { describedElements } from "../tools/manifest/elements.js";

/* Each that names all elements names those of the registry; what only a build shows is in test/packaging. */

const root = fileURLToPath(new URL("../../", import.meta.url));
const tags = [...elementTags].sort();

test("an element is registered under the tag that it declares", () => {
  expect(elementTags.map((tag) => registry[tag].declaration.tag)).toEqual(elementTags);
});

test("each has its folder and its entry, and there are no others", () => {
  const folders = readdirSync(`${root}src/elements`, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual(tags);
  const entries = readdirSync(`${root}src/entries`).map((file) => file.replace(/\.tsx?$/, ""));
  expect(entries.sort()).toEqual([...tags, "autoloader", "classic", "global", "index", "jsx"].sort());
});

test("each is in the manifest, on the hostile pages, in the other engines and in the stories", () => {
  expect(describedElements.map(({ tag }) => tag).sort()).toEqual(tags);
  expect(libraryElements.map(({ tag }) => tag).sort()).toEqual(tags);
  expect(
    engineElements
      .map(({ tag }) => tag)
      .filter(isElementTag)
      .sort(),
  ).toEqual(tags);
  const stories = readdirSync(`${root}stories`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".stories.tsx"))
    .map((path) => readFileSync(`${root}stories/${path}`, "utf8"));
  const shown = tags.filter((tag) =>
    stories.some((text) => /parameters: \{ element\b/.test(text) && text.includes(`"${tag}"`)),
  );
  expect(shown).toEqual(tags);
});

test("each has its page for host developers beside its code", () => {
  const without = tags.filter((tag) => !existsSync(`${root}src/elements/${tag}/README.md`));
  // What stands in it: test/elements/readme.test.ts.
  expect(without).toEqual([]);
});

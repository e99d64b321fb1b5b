import { expect, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { elementPages, linkedInPackage } from "../tools/element-pages.js";

const pages = elementPages();

test("the package has a page of each element, and those that concern all", () => {
  const expected = [...elementTags, "browsers", "changelog", "embedding", "legacy-pages", "server"].map(
    (name) => `docs/${name}.md`,
  );
  expect(Object.keys(pages).sort()).toEqual(expected.sort());
});

test.each([
  ["[a](../../../README.md#when-a-call-fails)", "[a](../../README.md#when-a-call-fails)"],
  ["[a](../../README.md)", "[a](../../README.md)"],
  ["[a](../item-picker/README.md#keys)", "[a](item-picker.md#keys)"],
  ["[a](../legacy-pages.md)", "[a](legacy-pages.md)"],
  ["[a](item-picker/README.md)", "[a](item-picker.md)"],
  ["[a](../CHANGELOG.md)", "[a](changelog.md)"],
  ["[a](elements/embedding.md#sizes)", "[a](embedding.md#sizes)"],
  ["[a](https://example.com/README.md)", "[a](https://example.com/README.md)"],
])("in the package %s is %s", (written, linked) => {
  expect(linkedInPackage(written)).toBe(linked);
});

test("no page cites a rule: RULES.md is not in the package", () => {
  const cited = Object.entries(pages).flatMap(([name, page]) =>
    (page.match(/\(rules:[^)]*\)/g) ?? []).map((citation) => [name, citation]),
  );
  expect(cited).toEqual([]);
});

test("every link of these pages leads to another one or to README.md", () => {
  const links = Object.values(pages).flatMap((page) =>
    [...page.matchAll(/(?<!!\[[^\]]*)\]\((?!https?:)([^)#\s]+)/g)].map(([, to = ""]) => to),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((to) => to !== "../../README.md" && !(`docs/${to}` in pages))).toEqual([]);
});

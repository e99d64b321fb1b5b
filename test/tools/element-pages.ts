import { readFileSync } from "node:fs";
import { elementTags } from "../../src/elements/registry.js";
import { withoutMarks } from "./page-marks.js";
import { serverSection } from "./server-section.js";

/** Pages for host developers that belong to no one element. */
const common = {
  embedding: "elements/embedding.md",
  server: "elements/server.md",
  "legacy-pages": "elements/legacy-pages.md",
  browsers: "elements/browsers.md",
  changelog: "CHANGELOG.md",
};

/** What host developers read of the elements, by the names under which the package has them. The build writes them. */
export function elementPages(): Record<string, string> {
  const pages = [
    ...elementTags.map(
      (tag) => [tag, `${read(`elements/${tag}/README.md`)}\n${serverSection(tag)}\n`] as const,
    ),
    ...Object.entries(common).map(([name, path]) => [name, read(path)] as const),
  ];
  return Object.fromEntries(pages.map(([name, text]) => [`docs/${name}.md`, linkedInPackage(text)]));
}

/** In the package the pages lie beside each other in `dist/docs`, two folders below README.md; what made their tables is of no use there. */
export function linkedInPackage(page: string): string {
  return withoutMarks(page)
    .replace(/\]\((?:\.\.\/)+README\.md/g, "](../../README.md")
    .replace(/\]\((?:\.\.\/)+stories\/images\//g, "](../../stories/images/")
    .replace(/\]\((?:\.\.\/|elements\/)?([\w-]+)\/README\.md/g, "]($1.md")
    .replace(/\]\(elements\/([\w-]+)\.md/g, "]($1.md")
    .replace(/\]\((?:\.\.\/)*CHANGELOG\.md/g, "](changelog.md")
    .replace(/\]\(\.\.\/([\w-]+)\.md/g, "]($1.md");
}

function read(path: string): string {
  return readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8");
}

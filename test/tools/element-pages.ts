import { readFileSync } from "node:fs";
import { elementTags } from "../../src/elements/registry.js";
import { serverSection } from "./server-section.js";

/** Pages for host developers that belong to no one element. */
const common = ["server", "legacy-pages", "browsers"];

/** What host developers read of the elements, by the names under which the package has them. The build writes them. */
export function elementPages(): Record<string, string> {
  const pages = [
    ...elementTags.map((tag) => [tag, `${read(`${tag}/README.md`)}\n${serverSection(tag)}\n`] as const),
    ...common.map((name) => [name, read(`${name}.md`)] as const),
  ];
  return Object.fromEntries(pages.map(([name, text]) => [`docs/${name}.md`, linkedInPackage(text)]));
}

/** In the package the pages lie beside each other in `dist/docs`, two folders below README.md. */
export function linkedInPackage(page: string): string {
  return page
    .replace(/\]\((?:\.\.\/)+README\.md/g, "](../../README.md")
    .replace(/\]\(\.\.\/([\w-]+)\/README\.md/g, "]($1.md")
    .replace(/\]\(\.\.\/([\w-]+)\.md/g, "]($1.md");
}

function read(path: string): string {
  return readFileSync(new URL(`../../src/elements/${path}`, import.meta.url), "utf8");
}

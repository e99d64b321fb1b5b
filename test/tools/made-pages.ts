import { readFileSync } from "node:fs";
import { elementTags } from "../../src/elements/registry.js";
import { embeddingTables } from "./embedding-tables.js";
import { memberTables, withTables } from "./member-tables.js";

/** A document of the sources: its text, and the text with its tables made anew. */
export interface MadePage {
  readonly path: string;
  readonly old: string;
  readonly made: string;
}

/** Every document with a table that is made from the sources. */
export function madePages(): readonly MadePage[] {
  return [
    ...elementTags.map((tag) => madePage(`src/elements/${tag}/README.md`, memberTables(tag))),
    madePage("src/elements/embedding.md", embeddingTables()),
  ];
}

function madePage(path: string, tables: Readonly<Record<string, string>>): MadePage {
  const old = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  return { path, old, made: withTables(old, tables) };
}

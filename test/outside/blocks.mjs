import { readFileSync } from "node:fs";

/** The blocks of a language in `src/elements/server.md`, as they are printed. */
export function blocksOf(language) {
  const text = readFileSync(new URL("../../src/elements/server.md", import.meta.url), "utf8");
  const pattern = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g");
  return [...text.matchAll(pattern)].map(([, code]) => code);
}

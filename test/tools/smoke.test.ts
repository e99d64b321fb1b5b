import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";

// What `npm test` takes from the long steps is chosen by a tag, where the test or the story stands.

const root = fileURLToPath(new URL("../..", import.meta.url));

/** How many tests or stories of a file have the tag. */
function tagged(path: string): number {
  return readFileSync(root + path, "utf8").split('tags: ["smoke"]').length - 1;
}

test.each(elementTags)(
  "<%s> has its smoke tests in test/e2e: used to its end, refused by the server, by keys alone",
  (tag) => {
    const names = readdirSync(`${root}test/e2e`);
    const own = names.filter((name) => filesOf(tag).includes(name));
    expect(own.reduce((sum, name) => sum + tagged(`test/e2e/${name}`), 0)).toBeGreaterThanOrEqual(3);
  },
);

/** Its own file, and for the panel that of its failures. */
function filesOf(tag: string): string[] {
  return [`${tag}.test.ts`, ...(tag === "reservation-panel" ? ["reservation-faults.test.ts"] : [])];
}

const storyFiles = readdirSync(`${root}stories`, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".stories.tsx"),
);

test.each(storyFiles)("one story of %s is a way", (name) => {
  expect(tagged(`stories/${name}`)).toBe(1);
});

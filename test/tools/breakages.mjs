import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { breakages } from "./breakage-list.mjs";

/*
 * `npm run breakages [WORD …]`: breaks the source in one place after another, and says which test of its list sees it. Each file
 * is put back. For a tree without changes of one's own in these files.
 */

const root = fileURLToPath(new URL("../../", import.meta.url));
const words = process.argv.slice(2);
let unseen = 0;
for (const { name, file, from, to, tests } of breakages) {
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
  const before = readFileSync(root + file, "utf8");
  writeFileSync(root + file, before.replace(from, to));
  try {
    const seen = failuresOf(tests);
    if (seen.length === 0) unseen += 1;
    console.log(`${name}\n  ${seen.length > 0 ? `seen by ${seen[0]}, ${seen.length} in all` : "NOT SEEN"}`);
  } finally {
    writeFileSync(root + file, before);
  }
}
process.exitCode = unseen > 0 ? 1 : 0;

/** Names of the tests in these files that fail. */
function failuresOf(tests) {
  const args = ["vitest", "run", "--config", "test/vitest.config.ts", "--project", "unit"];
  const options = { cwd: root, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } };
  const { stdout, stderr } = spawnSync("npx", [...args, "--project", "components", ...tests], options);
  return [...new Set([...`${stdout}\n${stderr}`.matchAll(/^\s*FAIL\s+(.+)$/gm)].map(([, found]) => found))];
}

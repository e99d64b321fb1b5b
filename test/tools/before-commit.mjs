import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { affectedTests } from "./affected-tests.mjs";
import { readSources } from "./changed-files.mjs";
import { endWithUs, runCommand } from "./command.mjs";

// Behind the pre-commit hook: types, the lint of what is staged, and the tests in Node that depend on it, given by paths.
// It reads the files as they lie in the folder, which are those that are staged unless more was changed since.

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** In seconds, for all of it; tests that need longer are left to `npm test`. */
const limitSeconds = 40;
const began = Date.now();
/** What `runCommand` answers for a program that was ended because it took too long. */
const timedOut = 124;

endWithUs();
process.exitCode = await check(process.argv.slice(2));

async function check(staged) {
  if (!staged.some((path) => /\.(m?[jt]sx?|css|json)$/.test(path))) return 0;
  if (!existsSync(join(root, "node_modules/vitest"))) {
    console.error("Nothing could be checked before the commit: install the packages first (npm ci).");
    return 1;
  }
  const { unit, components } = affectedTests(staged, readSources(root), {});
  const [types, lint, tests] = await Promise.all([
    runProgram(
      "typescript-native/bin/tsc",
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      cached("types"),
    ),
    runProgram("@biomejs/biome/bin/biome", "check", "--no-errors-on-unmatched", ...staged.filter(isThere)),
    runTests([...unit, ...components]),
  ]);
  const failed = [
    types && "types: npm run types",
    lint && "lint: npm run format mends most of it",
    tests && tests !== timedOut && "tests: npx vitest --config test/vitest.config.ts <file>",
  ].filter(Boolean);
  if (tests === timedOut)
    console.warn(`Not all tests were run in ${limitSeconds} s. Before it is pushed: npm test -- changed`);
  if (failed.length > 0)
    console.error(
      ["", "Not committed, because these fail:", ...failed.map((each) => `  ${each}`)].join("\n"),
    );
  return failed.length > 0 ? 1 : 0;
}

async function runTests(files) {
  if (files.length === 0) return 0;
  const projects = ["--project=unit", "--project=components"];
  return runProgram(
    "vitest/vitest.mjs",
    ...["run", "--config=test/vitest.config.ts", "--reporter=dot", "--bail=1", ...projects, ...files],
  );
}

async function runProgram(program, ...args) {
  const left = limitSeconds - (Date.now() - began) / 1000;
  const options = { cwd: root, limitSeconds: left };
  const { code } = await runCommand(
    process.execPath,
    [join(root, "node_modules", program), ...args],
    options,
  );
  return code;
}

function cached(name) {
  return join(root, "node_modules/.cache", `${name}.tsbuildinfo`);
}

function isThere(path) {
  return existsSync(join(root, path));
}

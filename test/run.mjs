import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { affectedTests } from "./tools/affected-tests.mjs";
import { changedSince, readSources } from "./tools/changed-files.mjs";
import { endWithUs, runCommand } from "./tools/command.mjs";
import { engines } from "./tools/engines.mjs";
import {
  nodeProblem,
  prepareChromium,
  prepareDependencies,
  prepareEngine,
  prepareJapaneseFonts,
  prepareOldLibraries,
} from "./tools/prepare.mjs";
import { closingLine, exitCode, namesOfFailures, row, summary } from "./tools/summary.mjs";
import { runVitest } from "./tools/vitest-run.mjs";

// Behind `npm test`: everything that is checked, one step after another, from a checkout with nothing but Node.
// `npm test -- unit browser` runs only the steps named, `npm test -- quick` those that need neither a build nor a browser,
// `npm test -- thorough` repeats everything in full, also with the names of steps (test/tools/repetitions.ts),
// `npm test -- changed` what depends on what changed since this branch left main, `npm test -- changed <commit>` since then.
// Only Node's own modules here: it runs before `npm ci`.

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Each counts as one check. They use one core each, so what is built is built beside what is checked. */
const checkers = {
  types: ["typescript-native/bin/tsc", "--noEmit"],
  lint: ["@biomejs/biome/bin/biome", "check"],
};
const builders = {
  build: ["rollup/dist/bin/rollup", "--config", "rollup.config.mjs"],
  declarations: ["rollup/dist/bin/rollup", "--config", "rollup.types.config.mjs"],
};
/** The step `engines` is one for each engine, so that each is counted by itself. */
const engineSteps = Object.keys(engines).map((id) => `engines-${id}`);
/** Names for several steps. */
const groups = { quick: ["types", "lint", "unit", "components"], engines: engineSteps };

/** Projects of test/vitest.config.ts; those in one list share a process. Each test counts as one check. */
const vitestRuns = [
  ["unit", "components", "gates"],
  ["browser"],
  ["stories"],
  ["e2e", "hazards"],
  engineSteps,
];
const needsBuild = ["gates", "e2e", "hazards", ...engineSteps];
const needsChromium = ["browser", "stories", "e2e", "hazards", ...engineSteps];
/** Longer than any single test may take, and what a program that hangs never reaches. */
const silenceSeconds = 300;
const limitSeconds = 3600;
const allSteps = [...Object.keys(checkers), ...Object.keys(builders), ...vitestRuns.flat()];

endWithUs();
const words = process.argv.slice(2);
if (words.includes("thorough")) process.env.THOROUGH = "1";
const rows = await checkEverything(words.filter((word) => word !== "thorough"));
console.log(`\n${[namesOfFailures(rows), summary(rows)].filter(Boolean).join("\n\n")}\n`);
process.exitCode = exitCode(rows);
console.log(closingLine(rows));

async function checkEverything(given) {
  const changed = given[0] === "changed";
  const names = changed ? [] : given.flatMap((name) => groups[name] ?? [name]);
  const unknown = names.filter((name) => !allSteps.includes(name));
  const problem = unknown.length
    ? `No step is called ${unknown.join(", ")}. The steps are: ${allSteps.join(", ")}; quick is the first few, engines the last, thorough repeats all in full.`
    : nodeProblem();
  if (problem) {
    console.error(problem);
    return [row("before the start", { failed: 1 })];
  }
  if (!(await prepareDependencies(root))) return [row("packages", { failed: 1 })];
  const affected = changed ? await filesToRun(given[1]) : {};
  if (!affected) return [row("before the start", { failed: 1 })];
  const asked = changed
    ? stepsOf(affected)
    : names.length
      ? allSteps.filter((step) => names.includes(step))
      : allSteps;
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" };
  // A production React has no act(), so whatever the shell says about that is not for the tests.
  delete env.NODE_ENV;
  const cannotRun = await prepareBrowser(asked, env);
  const missing = await missingEngines(asked);
  if (asked.includes("hazards")) await prepareOldLibraries();

  const isAsked = (step) => asked.includes(step) && !missing.includes(step);
  const [first, ...others] = vitestRuns.map((run) => run.filter(isAsked));
  const run = (steps) =>
    runVitest(steps, {
      cannotRun,
      files: steps.flatMap((step) => affected[step] ?? []),
      node: (args, more, signs) => runNode(args, { ...env, ...reactFor(steps), ...more }, signs),
    });
  const builds = Object.keys(builders).some(isAsked);
  const [checked, built] = await Promise.all([
    runPrograms(checkers, isAsked, env),
    // Where nothing is built the other core is free.
    builds ? runPrograms(builders, isAsked, env) : run(first),
  ]);
  if (builds && built.some(({ failed }) => failed)) {
    for (const each of needsBuild) cannotRun.set(each, "the build failed");
  }
  const done = [...checked, ...built];
  if (builds) done.push(...(await run(first)));
  for (const steps of others) done.push(...(await run(steps)));
  const measures = changed || given.includes("quick");
  if (measures && existsSync(join(root, "dist/index.js")))
    await runNode(["--import", "tsx", "test/tools/room-left.ts"], env);
  return [...done, ...missing.map((step) => row(step, { skipped: 1 }))];
}

/** The test files that depend on what changed, by their step; undefined after a sentence where that is not known. */
async function filesToRun(commit) {
  const changed = changedSince(root, commit);
  if (!changed) {
    console.error(
      `git does not know what changed since ${commit ?? "this branch left main"}: name a commit.`,
    );
    return undefined;
  }
  const { tsImport } = await import("tsx/esm/api");
  const { registry } = await tsImport("../src/elements/registry.ts", import.meta.url);
  const chunks = Object.fromEntries(Object.entries(registry).map(([tag, { chunk }]) => [tag, chunk]));
  const affected = affectedTests(changed.files, readSources(root), chunks);
  const counts = Object.entries(affected).map(([step, files]) => `${step} ${files.length}`);
  console.log(
    `${changed.files.length} files changed since ${changed.base}. Test files that depend on them: ${counts.join(", ")}.`,
  );
  console.log("e2e, hazards and engines are left to the whole run.");
  return affected;
}

function stepsOf(affected) {
  const builds = affected.gates.length > 0 ? Object.keys(builders) : [];
  return [...Object.keys(checkers), ...builds, ...vitestRuns.flat().filter((step) => affected[step]?.length)];
}

/**
 * The React of the tests in Chromium is the one that ships, which takes a quarter less time; `thorough` asks the one that
 * complains. Stories have that one always.
 */
function reactFor(steps) {
  return steps.includes("browser") && !process.env.THOROUGH ? { NODE_ENV: "production" } : {};
}

/** Finds or installs the engines that a step asks for; answers the steps of those that cannot be had. */
async function missingEngines(asked) {
  const missing = [];
  for (const [id, engine] of Object.entries(engines)) {
    const step = `engines-${id}`;
    if (asked.includes(step) && !(await prepareEngine(engine))) missing.push(step);
  }
  return missing;
}

/** Finds or installs Chromium when a step asks for it; answers the steps that cannot run, with the reason. */
async function prepareBrowser(asked, env) {
  if (!asked.some((step) => needsChromium.includes(step))) return new Map();
  const chromium = await prepareChromium(root);
  if (!chromium) return new Map(needsChromium.map((step) => [step, "there is no Chromium"]));
  env.CHROMIUM_PATH = chromium;
  await prepareJapaneseFonts();
  return new Map();
}

async function runPrograms(some, isAsked, env) {
  const done = [];
  for (const [step, command] of Object.entries(some)) {
    if (isAsked(step)) done.push(await runProgram(step, command, env));
  }
  return done;
}

async function runProgram(step, [program, ...args], env) {
  console.log(`\n== ${step}`);
  const result = await runNode([join(root, "node_modules", program), ...args], env);
  const passed = result.code === 0;
  console.log(`== ${step}: ${passed ? "passed" : "FAILED"}, ${result.seconds.toFixed(1)} s`);
  return row(step, { passed: Number(passed), failed: Number(!passed), seconds: result.seconds });
}

function runNode(args, env, signs) {
  return runCommand(process.execPath, args, { cwd: root, env, limitSeconds, silenceSeconds, signs });
}

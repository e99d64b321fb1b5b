import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { affectedTests } from "./tools/affected-tests.mjs";
import { changedSince, readSources } from "./tools/changed-files.mjs";
import { endWithUs, runCommand } from "./tools/command.mjs";
import { engines } from "./tools/engines.mjs";
import { runFailedAgain } from "./tools/failed-again.mjs";
import { setHooksPath } from "./tools/git-hooks.mjs";
import {
  nodeProblem,
  prepareChromium,
  prepareDependencies,
  prepareEngine,
  prepareJapaneseFonts,
  prepareOldLibraries,
} from "./tools/prepare.mjs";
import {
  allSteps,
  builders,
  checkers,
  needsBuild,
  needsChromium,
  stepsAskedFor,
  vitestRuns,
} from "./tools/steps.mjs";
import { closingLine, exitCode, namesOfFailures, row, slowestFiles, summary } from "./tools/summary.mjs";
import { countVitest, runVitest } from "./tools/vitest-run.mjs";

// Behind `npm test`, from a checkout with nothing but Node: types, lint, both builds, what runs in Node, and an operator's
// way through each element in Chromium. In ten minutes on two cores.
// `npm test -- all` checks everything there is, `npm test -- thorough` repeats everything in full (test/tools/repetitions.ts),
// `npm test -- unit browser` runs only the steps named, `npm test -- quick` those that need neither a build nor a browser,
// `npm test -- changed` what depends on what changed since this branch left main, `npm test -- changed <commit>` since then.
// Only Node's own modules here: it runs before `npm ci`.

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Longer than any single test may take on a machine half as fast as usual, and what a program that hangs never reaches. */
const silenceSeconds = 600;
const limitSeconds = 7200;

endWithUs();
setHooksPath(root);
const words = process.argv.slice(2);
const thorough = words.includes("thorough");
if (thorough) process.env.THOROUGH = "1";
const rows = await checkEverything(words.filter((word) => word !== "thorough"));
console.log(`\nThe slowest files:\n${slowestFiles(rows)}`);
console.log(`\n${[namesOfFailures(rows), summary(rows)].filter(Boolean).join("\n\n")}\n`);
process.exitCode = exitCode(rows);
console.log(closingLine(rows));

async function checkEverything(given) {
  const changed = given[0] === "changed";
  const named = changed ? [] : stepsAskedFor(given, { thorough });
  const problem = nodeProblem();
  if (problem) console.error(problem);
  if (!named || problem) return [row("before the start", { failed: 1 })];
  if (!(await prepareDependencies(root))) return [row("packages", { failed: 1 })];
  const affected = changed ? await filesToRun(given[1]) : {};
  if (!affected) return [row("before the start", { failed: 1 })];
  const asked = changed ? stepsOf(affected) : named;
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" };
  // A production React has no act(), so whatever the shell says about that is not for the tests.
  delete env.NODE_ENV;
  const cannotRun = await prepareBrowser(asked, env);
  const missing = await missingEngines(asked);
  if (asked.includes("hazards")) await prepareOldLibraries();

  const isAsked = (step) => asked.includes(step) && !missing.includes(step);
  const [first, ...others] = vitestRuns.map((run) => run.filter(isAsked));
  const nodeFor =
    (steps, further = {}) =>
    (args, more, signs) =>
      runNode(args, { ...env, ...reactFor(steps), ...further, ...more }, signs);
  const run = (steps) =>
    runVitest(steps, {
      cannotRun,
      files: steps.flatMap((step) => affected[step] ?? []),
      node: nodeFor(steps),
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
  // What waited in vain beside other work waits twice as long now, by itself.
  const judged = await runFailedAgain(done, needsChromium, async (step, file) => {
    const { tally } = await countVitest([step], [file], nodeFor([step], { WAITS: "2" }));
    return tally;
  });
  await showSizes(changed || given.includes("quick"), asked, env);
  return [...judged, ...missing.map((step) => row(step, { skipped: 1 }))];
}

/** What the build leaves of the size budgets, or only what is above them. */
async function showSizes(all, asked, env) {
  if (!existsSync(join(root, "dist/index.js"))) return;
  const program = ["--import", "tsx", "test/tools/room-left.ts"];
  if (all) await runNode(program, env);
  else if (asked.includes("gates")) await runNode([...program, "--above"], env);
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
  console.log("hazards, engines and outside are left to `npm test -- all`.");
  return affected;
}

function stepsOf(affected) {
  const builds = affected.gates.length + affected.e2e.length > 0 ? Object.keys(builders) : [];
  const tested = allSteps.filter((step) => affected[step]?.length);
  return [...Object.keys(checkers), ...builds, ...tested];
}

/**
 * The React of the tests in Chromium is the one that ships, which takes a quarter less time; `thorough` asks the one that
 * complains. Stories have that one always.
 */
function reactFor(steps) {
  return steps.includes("browser") && !thorough ? { NODE_ENV: "production" } : {};
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

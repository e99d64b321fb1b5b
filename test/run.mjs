import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
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
import { closingLine, exitCode, namesOfFailures, row, rowsOfVitest, summary } from "./tools/summary.mjs";

// Behind `npm test`: everything that is checked, one step after another, from a checkout with nothing but Node.
// `npm test -- unit browser` runs only the steps named, `npm test -- quick` those that need neither a build nor a browser.
// Only Node's own modules here: it runs before `npm ci`.

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Each counts as one check. They use one core each, so what is built is built beside what is checked. */
const checkers = {
  types: ["typescript/bin/tsc", "--noEmit"],
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
const vitestRuns = [["unit", "components", "gates"], ["browser", "stories"], ["e2e", "hazards"], engineSteps];
const needsBuild = ["gates", "e2e", "hazards", ...engineSteps];
const needsChromium = ["browser", "stories", "e2e", "hazards", ...engineSteps];
/** Longer than any single test may take, and what a program that hangs never reaches. */
const silenceSeconds = 300;
const limitSeconds = 2700;
const allSteps = [...Object.keys(checkers), ...Object.keys(builders), ...vitestRuns.flat()];

endWithUs();
const rows = await checkEverything(process.argv.slice(2));
console.log(`\n${[namesOfFailures(rows), summary(rows)].filter(Boolean).join("\n\n")}\n`);
process.exitCode = exitCode(rows);
console.log(closingLine(rows));

async function checkEverything(given) {
  const names = given.flatMap((name) => groups[name] ?? [name]);
  const unknown = names.filter((name) => !allSteps.includes(name));
  const problem = unknown.length
    ? `No step is called ${unknown.join(", ")}. The steps are: ${allSteps.join(", ")}; quick is the first few, engines the last.`
    : nodeProblem();
  if (problem) {
    console.error(problem);
    return [row("before the start", { failed: 1 })];
  }
  const asked = names.length ? allSteps.filter((step) => names.includes(step)) : allSteps;
  if (!(await prepareDependencies(root))) return [row("packages", { failed: 1 })];
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" };
  // A production React has no act(), so whatever the shell says about that is not for the tests.
  delete env.NODE_ENV;
  const cannotRun = await prepareBrowser(asked, env);
  const missing = await missingEngines(asked);
  if (asked.includes("hazards")) await prepareOldLibraries();

  const isAsked = (step) => asked.includes(step) && !missing.includes(step);
  const [first, ...others] = vitestRuns.map((run) => run.filter(isAsked));
  const runFirst = () => runVitest(first, cannotRun, env);
  const builds = Object.keys(builders).some(isAsked);
  const [checked, built] = await Promise.all([
    runPrograms(checkers, isAsked, env),
    // Where nothing is built the other core is free.
    builds ? runPrograms(builders, isAsked, env) : runFirst(),
  ]);
  if (builds && built.some(({ failed }) => failed)) {
    for (const each of needsBuild) cannotRun.set(each, "the build failed");
  }
  const done = [...checked, ...built];
  if (builds) done.push(...(await runFirst()));
  for (const steps of others) done.push(...(await runVitest(steps, cannotRun, env)));
  return [...done, ...missing.map((step) => row(step, { skipped: 1 }))];
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

async function runVitest(steps, cannotRun, env) {
  const able = steps.filter((step) => !cannotRun.has(step));
  const unable = steps.filter((step) => cannotRun.has(step));
  for (const step of unable) console.error(`\n== ${step}: FAILED, not run because ${cannotRun.get(step)}`);
  const failures = unable.map((step) => row(step, { failed: 1 }));
  if (able.length === 0) return failures;

  const title = able.join(", ");
  console.log(`\n== ${title}`);
  let run = await countVitest(able, env);
  if (run.tally?.browserLost) {
    // Once in many runs Chromium ends by itself, and what it took along says nothing of what was tested.
    console.log(`== ${title}: the browser ended by itself, so this is run once more`);
    run = await countVitest(able, env);
  }
  const { result, tally } = run;
  console.log(`== ${title}: ${result.code === 0 ? "passed" : "FAILED"}, ${result.seconds.toFixed(1)} s`);
  return [...rowsOfVitest(able, result, tally), ...failures];
}

async function countVitest(steps, env) {
  const folder = mkdtempSync(join(tmpdir(), "console-editors-"));
  const file = join(folder, "tally.json");
  const result = await runNode(vitestArguments(steps), { ...env, TALLY_FILE: file }, file);
  const tally = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(folder, { recursive: true });
  return { result, tally };
}

function vitestArguments(steps) {
  return [
    join(root, "node_modules", "vitest", "vitest.mjs"),
    "run",
    "--config=test/vitest.config.ts",
    "--allowOnly=false",
    "--reporter=default",
    "--reporter=./test/tools/tally-reporter.mjs",
    ...steps.map((step) => `--project=${step}`),
  ];
}

function runNode(args, env, signs) {
  return runCommand(process.execPath, args, { cwd: root, env, limitSeconds, silenceSeconds, signs });
}

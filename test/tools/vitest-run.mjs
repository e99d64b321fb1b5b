import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { joinedRuns } from "./joined-runs.mjs";
import { row, rowsOfVitest } from "./summary.mjs";

/**
 * Runs projects of test/vitest.config.ts in one process, and gives a row for each. `files` are the only ones to run, where
 * there are any; `node` runs a program by its arguments, more environment and the file that shows its signs of life.
 */
export async function runVitest(steps, { cannotRun, files, node }) {
  const able = steps.filter((step) => !cannotRun.has(step));
  const unable = steps.filter((step) => cannotRun.has(step));
  for (const step of unable) console.error(`\n== ${step}: FAILED, not run because ${cannotRun.get(step)}`);
  const failures = unable.map((step) => row(step, { failed: 1 }));
  if (able.length === 0) return failures;

  const title = able.join(", ");
  console.log(`\n== ${title}`);
  let run = await countVitest(able, files, node);
  const lost = run.tally?.lost ?? [];
  if (lost.length > 0) {
    // Once in many runs Chromium ends by itself, and what it took along says nothing of what was tested.
    console.log(
      `== ${title}: the browser ended by itself, and ${lost.length} files it took along are run again`,
    );
    run = joinedRuns(run, await countVitest(able, lost, node));
  }
  const { result, tally } = run;
  console.log(`== ${title}: ${result.code === 0 ? "passed" : "FAILED"}, ${result.seconds.toFixed(1)} s`);
  return [...rowsOfVitest(able, result, tally), ...failures];
}

/** Runs Vitest once: how it ended, and what it counted unless it broke before that. */
export async function countVitest(steps, files, node) {
  const folder = mkdtempSync(join(tmpdir(), "console-editors-"));
  const file = join(folder, "tally.json");
  const result = await node(vitestArguments(steps, files), { TALLY_FILE: file }, file);
  const tally = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(folder, { recursive: true });
  return { result, tally };
}

function vitestArguments(steps, files) {
  return [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config=test/vitest.config.ts",
    "--allowOnly=false",
    "--reporter=default",
    "--reporter=./test/tools/tally-reporter.mjs",
    ...steps.map((step) => `--project=${step}`),
    ...(steps.includes("smoke") ? ["--tags-filter=smoke"] : []),
    ...files,
  ];
}

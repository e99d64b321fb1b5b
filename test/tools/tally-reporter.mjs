import { writeFileSync } from "node:fs";

/**
 * A Vitest reporter that writes the counts of each project to the file named by TALLY_FILE.
 * Vitest's own JSON report names no projects and counts neither a file that failed to load nor a stray error.
 */
export default class TallyReporter {
  onTestRunEnd(modules, strayErrors) {
    const steps = {};
    for (const module of modules) {
      // A browser project is called "browser (chromium)" while it runs.
      const name = module.project.name.replace(/ \(.*\)$/, "");
      steps[name] ??= { passed: 0, failed: 0, skipped: 0, seconds: 0 };
      countModule(module, steps[name]);
    }
    writeFileSync(process.env.TALLY_FILE, JSON.stringify({ steps, strayErrors: strayErrors.length }));
  }
}

function countModule(module, counts) {
  const before = counts.failed;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    // "pending" at the end of a run is a test that was started and never heard of again.
    if (state === "pending") counts.failed += 1;
    else counts[state] += 1;
  }
  // The file did not load, or a hook around its tests failed: no test of it is red, yet it is a failure.
  if (!module.ok() && counts.failed === before) counts.failed += 1;
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  counts.seconds += (collectDuration + setupDuration + duration) / 1000;
}

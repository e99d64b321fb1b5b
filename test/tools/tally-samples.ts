import type { FileCounts, Tally } from "./summary.mjs";

/** What a test file counted, for tests of what is made of it. */
export function fileCounts(counts: Partial<FileCounts> = {}): FileCounts {
  const failures = counts.failures ?? [];
  return {
    step: "unit",
    file: "a.test.ts",
    passed: 3,
    failed: failures.length,
    skipped: 0,
    seconds: 1,
    failures,
    unsteady: [],
    ...counts,
  };
}

/** A test of the file `a.test.ts` that failed. */
export function failure(test: string): { test: string; text: string } {
  return { test, text: `a.test.ts > ${test}: wrong` };
}

/** What a run counted; by default it ended well. */
export function tally(files: readonly FileCounts[], more: Partial<Tally> = {}): Tally {
  return { files, strays: [], lost: [], ended: true, ...more };
}

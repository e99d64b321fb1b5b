import { rowOfFiles } from "./summary.mjs";
import { outsideOfTests } from "./tally-reporter.mjs";

/** When more files than these failed, something is really wrong. */
export const mostFilesAgain = 15;

/**
 * Runs the test files of some steps that failed again, one after the other and nothing beside them, and answers the rows as
 * they are then: what fails again has failed, what passes is unsteady. `count` runs one file and answers its tally.
 */
export async function runFailedAgain(rows, steps, count) {
  const failed = rows.flatMap(({ files }) =>
    files.filter((each) => each.failed && steps.includes(each.step)),
  );
  if (failed.length === 0) return rows;
  if (failed.length > mostFilesAgain) {
    console.log(`\n== ${failed.length} test files failed, which are too many to be run again`);
    return rows;
  }
  const judged = new Map();
  for (const first of failed) {
    console.log(`\n== ${first.step}, again and alone: ${first.file}`);
    const tally = await count(first.step, first.file);
    const isWhole = tally?.ended && tally.lost.length + tally.strays.length === 0;
    const second = isWhole ? tally.files.find(({ file }) => file === first.file) : undefined;
    if (second) judged.set(first, judgedAgain(first, second));
  }
  return rows.map((each) =>
    each.files.some((file) => judged.has(file))
      ? rowOfFiles(
          each.step,
          each.files.map((file) => judged.get(file) ?? file),
        )
      : each,
  );
}

/** What a file counts that failed and was run again. */
export function judgedAgain(first, second) {
  const failedIn = ({ failures }, { test }) => failures.some((each) => each.test === test);
  // After a hook that failed nothing is known of its tests.
  const failsAgain = (failure) => failedIn(first, failure) || failedIn(first, { test: outsideOfTests });
  const failures = second.failures.filter(failsAgain);
  return {
    ...second,
    passed: second.passed + second.failed - failures.length,
    failed: failures.length,
    seconds: first.seconds + second.seconds,
    failures,
    unsteady: [
      ...first.failures.filter((failure) => !failedIn(second, failure)),
      ...second.failures.filter((failure) => !failsAgain(failure)),
    ],
  };
}

/** One row of the summary: what one step counted. */
export function row(
  step,
  { passed = 0, failed = 0, skipped = 0, seconds = 0, failures = [], unsteady = [] } = {},
) {
  return { step, passed, failed, skipped, seconds, failures, unsteady };
}

/**
 * The rows of one Vitest run. Without a tally the run broke before it counted, so each of its steps failed; a run
 * that ended badly although every count is good (a stray error, a crash) is one failure more, and so is one that was
 * ended before all was counted.
 */
export function rowsOfVitest(steps, { code, seconds }, tally) {
  if (!tally)
    return steps.map((step, index) =>
      row(step, { failed: code === 0 ? 0 : 1, seconds: index ? 0 : seconds }),
    );
  const rows = steps.map((step) => row(step, tally.steps[step]));
  const failed = total(rows, "failed");
  const unseen = tally.strayErrors || (!tally.ended || (code !== 0 && failed === 0) ? 1 : 0);
  return unseen ? [...rows, row("outside of tests", { failed: unseen })] : rows;
}

/** What failed, and what passed only when it was tried again, by name: a long run's record often keeps nothing but its end. */
export function namesOfFailures(rows) {
  const named = (word, column) =>
    rows.flatMap((each) => each[column].map((name) => `${word} ${each.step}: ${name}`));
  return [...named("UNSTEADY", "unsteady"), ...named("FAILED", "failures")].join("\n");
}

/** A table for people. The closing line is for programs: nothing may be printed after it. */
export function summary(rows) {
  const header = ["step", "passed", "failed", "skipped", "seconds"];
  const cells = rows.map((r) => [r.step, r.passed, r.failed, r.skipped, r.seconds.toFixed(1)].map(String));
  return [header, ...cells]
    .map(([step = "", ...numbers]) => step.padEnd(18) + numbers.map((n) => n.padStart(9)).join(""))
    .join("\n");
}

/** `N passed, N failed`, with `, N skipped` only when there are any. */
export function closingLine(rows) {
  const skipped = total(rows, "skipped");
  return `${total(rows, "passed")} passed, ${total(rows, "failed")} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

/** Good is: no failure, and at least one thing that was really checked. */
export function exitCode(rows) {
  return total(rows, "failed") === 0 && total(rows, "passed") > 0 ? 0 : 1;
}

function total(rows, column) {
  return rows.reduce((sum, each) => sum + each[column], 0);
}

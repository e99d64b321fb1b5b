const none = { passed: 0, failed: 0, skipped: 0, seconds: 0 };

/** One row of the summary: what one step counted, and what each of its test files did. */
export function row(step, { failures = [], files = [], ...counts } = {}) {
  return { step, ...none, ...counts, failures, files };
}

/** The row of a step of Vitest: the sum of its files. */
export function rowOfFiles(step, files) {
  const sum = (column) => files.reduce((total, file) => total + file[column], 0);
  const counts = Object.keys(none).map((column) => [column, sum(column)]);
  return row(step, { ...Object.fromEntries(counts), files });
}

/**
 * The rows of one Vitest run. Without a tally the run broke before it counted, so each of its steps failed; a run
 * that ended badly although every count is good (a crash) is one failure more, and so is one that was ended before all
 * was counted.
 */
export function rowsOfVitest(steps, { code, seconds }, tally) {
  if (!tally)
    return steps.map((step, index) =>
      row(step, { failed: code === 0 ? 0 : 1, seconds: index ? 0 : seconds }),
    );
  const rows = steps.map((step) =>
    rowOfFiles(
      step,
      tally.files.filter((file) => file.step === step),
    ),
  );
  const failures = [...tally.strays];
  if (!tally.ended) failures.push("the run was ended before all was counted");
  else if (code !== 0 && failures.length === 0 && total(rows, "failed") === 0)
    failures.push(`the run ended with code ${code}, and no test says why`);
  return failures.length ? [...rows, row("outside of tests", { failed: failures.length, failures })] : rows;
}

/** What failed, and what passed only when it was run again, by name: a long run's record often keeps nothing but its end. */
export function namesOfFailures(rows) {
  const named = (word, textsOf) =>
    rows.flatMap((each) => textsOf(each).map((text) => `${word} ${each.step}: ${text}`));
  const ofFiles = (column) => (each) => each.files.flatMap((file) => file[column].map(({ text }) => text));
  return [
    ...named("UNSTEADY", ofFiles("unsteady")),
    ...named("FAILED", (each) => [...ofFiles("failures")(each), ...each.failures]),
  ].join("\n");
}

/** A table for people. The closing line is for programs: nothing may be printed after it. */
export function summary(rows) {
  const header = ["step", "passed", "failed", "skipped", "seconds"];
  const cells = rows.map((r) => [r.step, r.passed, r.failed, r.skipped, r.seconds.toFixed(1)].map(String));
  return [header, ...cells]
    .map(([step = "", ...numbers]) => step.padEnd(18) + numbers.map((n) => n.padStart(9)).join(""))
    .join("\n");
}

/** The files that took longest, a line each: what to look at first when a run is too long. */
export function slowestFiles(rows, most = 10) {
  const files = rows.flatMap((each) => each.files).sort((a, b) => b.seconds - a.seconds);
  return files
    .slice(0, most)
    .map(({ step, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${step}: ${file}`)
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

/** Two Vitest runs as one: the second ran again what the first lost with its browser. What it lost too has failed. */
export function joinedRuns(first, second) {
  const again = second.tally ?? { steps: {}, strayErrors: 0, lost: [], ended: false };
  const steps = { ...first.tally.steps };
  for (const [step, counts] of Object.entries(again.steps)) steps[step] = added(steps[step], counts);
  return {
    result: { code: second.result.code, seconds: first.result.seconds + second.result.seconds },
    tally: {
      steps,
      strayErrors: first.tally.strayErrors + again.strayErrors + again.lost.length,
      lost: [],
      ended: again.ended,
    },
  };
}

function added(before, counts) {
  if (!before) return counts;
  const sum = (column) => before[column] + counts[column];
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    seconds: sum("seconds"),
    failures: [...before.failures, ...counts.failures],
    unsteady: [...before.unsteady, ...counts.unsteady],
  };
}

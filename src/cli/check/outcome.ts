import type { CheckResult } from "./check.js";

/** True when nothing is missing or wrong, something was asked, and nothing was left behind. */
export function isFine({ rows, server, left }: CheckResult): boolean {
  const findings = [...server, ...rows.flatMap((row) => row.findings)];
  const wasAsked = rows.some(({ notAsked }) => notAsked === undefined);
  return wasAsked && left.length === 0 && findings.every(({ weight }) => weight === "note");
}

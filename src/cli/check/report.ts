import type { CheckResult } from "./check.js";
import { isFine } from "./outcome.js";
import { outcomeOf } from "./row.js";

/** The result for machines. */
export function report(result: CheckResult): string {
  const { base, elements, rows, server, unwritten, made, left, staysDeleted, seconds } = result;
  const calls = rows.map((row) => ({
    ...{ id: row.call.id, method: row.call.method, path: row.path, elements: row.call.elements },
    ...{ outcome: outcomeOf(row), milliseconds: Math.round(row.took), findings: row.findings },
    ...(row.notAsked !== undefined && { notAsked: row.notAsked }),
  }));
  const notWritten = unwritten.map(({ id, method, path }) => ({ id, method, path }));
  return JSON.stringify(
    { base, ok: isFine(result), elements, seconds, server, calls, notWritten, made, left, staysDeleted },
    null,
    2,
  );
}

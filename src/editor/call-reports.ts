import type { Failure } from "../lib/failure.js";
import type { PlainObject } from "../lib/plain-data.js";
import { failureDetail } from "./finishing.js";

/**
 * Tells the page of calls that failed, once of each, and gives the lines that say why. The page is never loaded anew by it
 * (rules: journey-errors, console-errors). `more` is what the event says besides.
 */
export function createCallReports(deps: {
  explain(failure: Failure): readonly string[];
  emit(type: string, detail: PlainObject): unknown;
}): (failure: Failure, more?: PlainObject) => readonly string[] {
  const notified = new WeakSet<Failure>();
  return (failure, more) => {
    const lines = deps.explain(failure);
    if (failure.kind === "aborted" || notified.has(failure)) return lines;
    notified.add(failure);
    deps.emit("failure", { ...failureDetail(failure, lines), ...more });
    return lines;
  };
}

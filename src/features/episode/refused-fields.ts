import type { Failure } from "../../lib/failure.js";
import type { PlainData } from "../../lib/plain-data.js";
import { type Row, type RowError, refusedRows } from "../../list-editor/index.js";
import { type EpisodeState, nameOf } from "./entity.js";
import { sameStep } from "./merge/merge-steps.js";

/** Server errors about the name, and the name that they are about. */
export interface RefusedName {
  readonly messages: readonly string[];
  readonly sent: string | null;
}

/** Server error about one field of a step, and the step that it is about. */
export interface RefusedStep extends RowError {
  readonly sent: PlainData;
}

/** Errors of a refused save about the steps that were sent; a field of the content by its own name. */
export function refusedSteps(rows: readonly Row[], failure: Failure | null): readonly RefusedStep[] {
  if (failure?.kind !== "invalid") return [];
  const fields = Object.entries(failure.fields).map(([key, messages]) => [
    key.replace(/^(steps(?:\.\d+|\[\d+\]))(?:\.content|\[content\])[.[](\w+)\]?$/, "$1.$2"),
    messages,
  ]);
  const refused = refusedRows(rows, { ...failure, fields: Object.fromEntries(fields) }, "steps");
  return [...refused].flatMap(([{ key, value }, errors]) =>
    errors.map((error) => ({ row: key, sent: value, ...error })),
  );
}

/** Errors that still hold: none of a step that was changed since, all of one that was moved. */
export function stillRefused(refused: readonly RefusedStep[], rows: readonly Row[]): readonly RefusedStep[] {
  if (refused.length === 0) return refused;
  const known = new Map(rows.map(({ key, value }) => [key, value]));
  return refused.filter(({ row, sent }) => {
    const now = known.get(row);
    return now !== undefined && sameStep(now, sent);
  });
}

/** Server errors about the name. */
export function refusedName(sent: EpisodeState, failure: Failure | null): RefusedName | null {
  const messages = failure?.kind === "invalid" ? failure.fields.name : undefined;
  return messages ? { messages, sent: nameOf(sent) } : null;
}

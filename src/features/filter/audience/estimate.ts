import type { Estimate } from "../../../editor/index.js";

/** Reads what a page's function answered, `null` when it is no estimate. Of single conditions only figures are taken. */
export function readEstimate(answer: unknown): Estimate | null {
  const { total, friends, conditions } = fieldsOf(answer);
  if (!isFigure(total)) return null;
  return {
    total,
    ...(isFigure(friends) ? { friends } : {}),
    ...(Array.isArray(conditions) ? { conditions: conditions.map(readFigures) } : {}),
  };
}

function readFigures(condition: unknown) {
  const { meets, remaining, branches } = fieldsOf(condition);
  if (!isFigure(meets) || !isFigure(remaining)) return null;
  return Array.isArray(branches) && branches.every(isFigure)
    ? { meets, remaining, branches }
    : { meets, remaining };
}

function fieldsOf(answer: unknown): Readonly<Record<string, unknown>> {
  return typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : {};
}

function isFigure(value: unknown): value is number {
  return Number.isFinite(value);
}

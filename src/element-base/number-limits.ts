import type { ConsoleContext } from "./console-context.js";

/** Of numbers that information may hold, where the page names no other limit (actions-and-filters §9). */
const greatestNumber = 9_999_999_999.999;

/** Between which shared information may be on this page. */
export function numberLimits({ limits }: ConsoleContext): { commonVarMin: number; commonVarMax: number } {
  return {
    commonVarMin: limits?.commonVarMin ?? -greatestNumber,
    commonVarMax: limits?.commonVarMax ?? greatestNumber,
  };
}

/** Now where the operator is, `YYYY-MM-DD HH:mm`. */
export function localMoment(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${day} ${two(now.getHours())}:${two(now.getMinutes())}`;
}

/** Today where the operator is, `YYYY-MM-DD`. */
export function localDay(): string {
  return localMoment().slice(0, 10);
}

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

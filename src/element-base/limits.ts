import type { ConsoleContext } from "./console-context.js";

/** The greatest number that information may hold, where the page names no other (rules: number-limits). */
const greatestNumber = 9_999_999_999.999;

/** Least and greatest number of common information on this page. */
export function numberLimits({ limits }: ConsoleContext): { commonVarMin: number; commonVarMax: number } {
  return {
    commonVarMin: limits?.commonVarMin ?? -greatestNumber,
    commonVarMax: limits?.commonVarMax ?? greatestNumber,
  };
}

import { commonFailures, type DescribedCall, type FailureName } from "./call.js";

type Failures = NonNullable<DescribedCall["failures"]>;

/** Every way to fail. */
export const everyFailure = Object.keys(commonFailures) as readonly FailureName[];

/** Seen alike for each of these. */
export function failureTexts(names: readonly FailureName[], text: string): Failures {
  return Object.fromEntries(names.map((name) => [name, text]));
}

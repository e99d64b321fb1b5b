import type { DescribedCall } from "./call.js";
import { failureTexts } from "./failures.js";

/** A call of the open-API console, in which no status means that the page is too old (rules: console-errors). */
export function openApiCall(call: Omit<DescribedCall, "elements">): DescribedCall {
  return {
    elements: ["open-api-console"],
    ...call,
    failures: {
      ...failureTexts(
        ["409", "419"],
        "Its message, else that an unknown error happened, stands in the section or the dialog that made the call; the page is not loaded again, and what was typed stays.",
      ),
      ...call.failures,
    },
  };
}

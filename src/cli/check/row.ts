import type { DescribedCall } from "../../api/description/index.js";
import { type Finding, heaviest } from "./finding.js";
import type { CallResponse } from "./response.js";

/** One call as it was asked once, and what is wrong with what came. */
export interface Row {
  readonly call: DescribedCall;
  /** The path as it was asked, with its query; as it is described where it was not. */
  readonly path: string;
  /** Why it was not asked. */
  readonly notAsked?: string;
  /** The status that came, where an answer came. */
  readonly status?: number;
  /** Milliseconds. */
  readonly took: number;
  readonly findings: readonly Finding[];
}

/** Part of the answer that a row keeps beside its findings: nothing that people wrote. */
export function answeredWith(response: CallResponse): Pick<Row, "status"> {
  return response.kind === "answer" ? { status: response.status } : {};
}

export type Outcome = "fits" | "note" | "wrong" | "missing" | "not asked";

export function outcomeOf({ notAsked, findings }: Pick<Row, "notAsked" | "findings">): Outcome {
  if (notAsked !== undefined && findings.length === 0) return "not asked";
  return heaviest(findings) ?? "fits";
}

import { type DescribedCall, type FailureName, failureOf } from "../../api/description/index.js";

/** How much it matters: the element does without (`note`), is spoilt (`wrong`), or has nobody to ask (`missing`). */
export type Weight = "note" | "wrong" | "missing";

/** One thing that is not as it should be, in words that hold no value of the answer. */
export interface Finding {
  /** For machines; each kind of mistake has its own. */
  readonly code: string;
  readonly weight: Weight;
  /** Place of the finding: a path in the answer, a header, or "status". */
  readonly at: string;
  readonly expected: string;
  readonly came: string;
  /** Effect on the element. */
  readonly shows: string;
  /** Advice. */
  readonly todo: string;
}

/** Text about an element whose answer cannot be read as it should. */
export function atWorst(call: DescribedCall): string {
  return `At worst: ${failureOf(call, "unreadable")}`;
}

/** The name of a failure, by its status. */
export function failureName(status: number): FailureName {
  if (status >= 500) return "5xx";
  const known = (["400", "401", "403", "404", "409", "413", "419", "422"] as const).find(
    (name) => name === String(status),
  );
  return known ?? "400";
}

/** The heaviest of them; `null` where there are none. */
export function heaviest(findings: readonly Finding[]): Weight | null {
  const order = ["missing", "wrong", "note"] as const;
  return order.find((weight) => findings.some((finding) => finding.weight === weight)) ?? null;
}

import type { DescribedCall } from "../../api/description/index.js";

/** Names that a query cannot be without. */
export function requiredNames({ query = {} }: DescribedCall): readonly string[] {
  return Object.keys(query).filter(
    (name) => !["optional", "nullish", "exact_optional"].includes(query[name]?.type ?? ""),
  );
}

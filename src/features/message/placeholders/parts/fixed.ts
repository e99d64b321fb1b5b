import type { PlaceholderDefinition, PlaceholderValue } from "../definition.js";

type Given<P extends PlaceholderValue> = Omit<PlaceholderDefinition<P>, "only" | "read" | "write">;

/** A kind without parameters, which is always written alike. */
export function fixedPlaceholder<Name extends string>(
  source: string,
  given: Given<{ kind: Name }>,
): PlaceholderDefinition<{ kind: Name }> {
  const only = { kind: given.name };
  return { ...given, only, read: (text) => (text === source ? only : null), write: () => source };
}

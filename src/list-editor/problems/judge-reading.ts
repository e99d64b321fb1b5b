import type { FieldProblem, ValidationContext, VariantData } from "../variant.js";
import type { Reading } from "../variants.js";

/** The part of a variant that judges its rows. */
interface JudgingVariant {
  problems?(value: VariantData, context: ValidationContext): readonly FieldProblem[];
}

/**
 * Problems of a row by its variant. A row with a field that cannot be read has only the problems of its other fields:
 * what seems to be missing may be in that field.
 */
export function judgeReading(
  { definition, value, unreadable }: Reading<JudgingVariant>,
  context: ValidationContext,
): readonly FieldProblem[] {
  const found = definition.problems?.(value, context) ?? [];
  if (unreadable.length === 0) return found;
  return found.filter(({ field, immediate }) => immediate && !unreadable.includes(field));
}

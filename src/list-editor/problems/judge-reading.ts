import type { FieldProblem, ValidationContext, VariantData } from "../variant.js";
import type { Reading } from "../variants.js";

/** What judges the rows of one type. */
interface JudgingVariant {
  problems?(value: VariantData, context: ValidationContext): readonly FieldProblem[];
}

/**
 * What its variant says is wrong with a row. Of a row with a field that cannot be read only what is wrong in the others is
 * said: what seems to be missing may be in that field.
 */
export function judgeReading(
  { definition, value, unreadable }: Reading<JudgingVariant>,
  context: ValidationContext,
): readonly FieldProblem[] {
  const found = definition.problems?.(value, context) ?? [];
  if (unreadable.length === 0) return found;
  return found.filter(({ field, immediate }) => immediate && !unreadable.includes(field));
}
